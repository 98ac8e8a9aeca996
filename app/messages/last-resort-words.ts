// The words of the last resort for a document that was never written: the server could not draw its frame.
import { defaultTag, localeTable } from '#lib/i18n/locales.ts';

type Shell = {
  readonly lastResort: { readonly title: string; readonly text: string };
  readonly release: { readonly reload: string };
};

/** By the language in the address; English where that has none. */
export async function lastResortWords(path: string): Promise<{ title: string; text: string; again: string }> {
  const tag = localeTable.find(({ code }) => code === path.split('/')[1])?.tag ?? defaultTag;
  const { default: shell }: { readonly default: Shell } = await import(`../../locales/${tag}/shell.json`);
  return { ...shell.lastResort, again: shell.release.reload };
}
