// The desk that the reader was at last, kept in a cookie so that the home page leads back to it.
import { rememberPreference } from '../preferences/preference-cookie.ts';

export type LastDesk = {
  readonly path: string;
  /** BTCUSDT: as addresses have it. */
  readonly name: string;
};

const desk = /^\/(?:spot|futures\/(?<line>[a-z]{3,5})(?:\/[a-z]+)?)\/(?<name>[A-Z0-9]{2,30})$/;

/** Null: none, or one of the other world. Spot markets are in both. */
export function readLastDesk(cookie: string | undefined, inDemo: boolean): LastDesk | null {
  const { line, name } = desk.exec(cookie ?? '')?.groups ?? {};
  if (cookie === undefined || name === undefined) return null;
  return line === undefined || line.startsWith('s') === inDemo ? { path: cookie, name } : null;
}

export const rememberDesk = (path: string): void => rememberPreference('desk', path);
