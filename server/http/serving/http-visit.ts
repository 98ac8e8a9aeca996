// A visit that comes by HTTP: with the cookies of a browser, and with an allowance of registrations to draw on.
import type { Refusal } from '#server/answers/refusal/refusal.ts';
import type { Visit } from '#server/answers/rooms.ts';

export type OfHttp = {
  readonly cookies: string;
  /** Lines for the browser's cookie store, sent with the answer. */
  setCookies(lines: readonly string[]): void;
  /** Draws on the allowance of registrations per e-mail address; null when it is not used up. */
  registration(email: string): Promise<Refusal | null>;
};

export type HttpVisit = Visit & OfHttp;
