// Lists the languages of the screens.
import { getLanguages } from '#lib/contract/calls/v1/mix/public/languageTypeList.ts';
import { languages } from '#server/answers/content/languages.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveLanguages = servePublic(getLanguages, [], () => ({
  languageTypeList: languages.map(({ locale, languageKey, languageName, languageType }) => ({
    locale,
    languageKey,
    languageName,
    languageType,
  })),
}));
