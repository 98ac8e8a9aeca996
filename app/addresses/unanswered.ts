// The pages in place of one whose exchange did not say in time who asks for it, and of one in a world that is closed to whoever asks.
import { askedLanguage } from './asked-page.ts';

/** In the language of the address. */
export function addressUnanswered(url: URL): URL {
  const away = new URL(url);
  away.pathname = `${askedLanguage(url.pathname)}/unanswered`;
  return away;
}

/** In the language of the address, with the code of the refusal; no code: the exchange did not answer. */
export function addressOfClosedWorld(url: URL, code: string): URL {
  if (code === '') return addressUnanswered(url);
  const away = new URL(url);
  away.pathname = `${askedLanguage(url.pathname)}/worlds/closed`;
  away.search = `?code=${code}`;
  return away;
}
