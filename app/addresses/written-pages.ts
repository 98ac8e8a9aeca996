// The pages written in the store, for those who decide before a page is made.
import { createApiClient } from '#lib/api/create-api-client.ts';
import { getContentTree } from '#lib/contract/calls/v1/cms/webCommon/multistage.ts';
import { defaultTag, localeOf, localeTable } from '#lib/i18n/locales.ts';
import { exchangeUrl } from '../environment/exchange-url.ts';

/** A page is not kept waiting longer for an exchange that hangs: it finds out by itself. */
const patienceMs = 1000;
const sharedForMs = 2000;
const codes = localeTable.map(({ code }) => code).join('|');
const writtenPage = new RegExp(`^(?:/(${codes}))?(/(?:help|announcements)/.+?)/?$`);

export type WrittenPage = { readonly path: string; readonly title: string };

const asked = new Map<string, Promise<readonly WrittenPage[] | null>>();

/** Topics, articles and announcements in a language. Null: the exchange does not say. */
export function writtenPages(tag: string): Promise<readonly WrittenPage[] | null> {
  const known = asked.get(tag);
  if (known !== undefined) return known;
  const { code, languageKey, languageType } = localeOf(tag);
  const client = createApiClient({ baseUrl: exchangeUrl(), locale: code, language: languageKey, languageType });
  const answer = client.call(getContentTree, { locale: code }, { signal: AbortSignal.timeout(patienceMs) }).then(
    ({ list }) =>
      list.flatMap(({ children }) =>
        children.flatMap((child) => [
          ...(child.href.includes('?') ? [] : [{ path: child.href, title: '' }]),
          ...child.children.map(({ href, title }) => ({ path: href, title })),
        ]),
      ),
    () => null,
  );
  asked.set(tag, answer);
  setTimeout(() => asked.delete(tag), sharedForMs);
  return answer;
}

/** True if an address looks like one of these and nothing stands there. One whose exchange does not answer is left to the page. */
export async function isUnwrittenPage(path: string): Promise<boolean> {
  const [, code, page] = writtenPage.exec(path) ?? [];
  if (page === undefined) return false;
  const tag = localeTable.find((locale) => locale.code === code)?.tag ?? defaultTag;
  const pages = await writtenPages(tag);
  return pages !== null && !pages.some((one) => one.path === page);
}
