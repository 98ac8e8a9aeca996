// The page in place of one whose exchange did not say in time who asks for it.
import { askedLanguage } from './asked-page.ts';

/** In the language of the address. */
export function addressUnanswered(url: URL): URL {
  const away = new URL(url);
  away.pathname = `${askedLanguage(url.pathname)}/unanswered`;
  return away;
}
