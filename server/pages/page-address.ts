// The address by which a page is looked for. The framework breaks on one that nobody can read.
import { isReadablePath } from '#lib/contract/site/readable-path.ts';
import { defaultTag, localeTable } from '#lib/i18n/locales.ts';

const prefixes = localeTable.filter(({ tag }) => tag !== defaultTag).map(({ code }) => code);
const prefix = new RegExp(`^/(?:${prefixes.join('|')})(?=/)`);
/** A place where no page is. */
const nowhere = '/nowhere';

/** The same where it can be read; otherwise one of the same language where no page is. A whole URL counts as its path and query. */
export function pageAddress(url: string): string {
  const asked = url.startsWith('/') || !URL.canParse(url) ? url : url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  const address = asked.startsWith('?') || asked === '' ? `/${asked}` : asked;
  const path = address.split(/[?#]/, 1)[0] ?? '';
  if (address.startsWith('/') && isReadablePath(path)) return address;
  return `${prefix.exec(address)?.[0] ?? ''}${nowhere}`;
}
