// The specification's locale codes as BCP 47 tags, which name the operator's translations.
import { languages } from './languages.ts';

const tags: ReadonlyMap<string, string> = new Map(languages.map(({ locale, tag }) => [locale, tag]));

/** English for none, and for one that is not ours. */
export const tagOf = (locale: string | undefined): string => tags.get(locale ?? '') ?? 'en-US';
