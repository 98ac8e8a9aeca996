// The addresses of the login and the registration page, with what they remember of where a visitor comes from.

/** The specification's mark of visitors who come from a trading screen. */
export const tradingSource = 'mix' as const;
export type AccessSource = typeof tradingSource;

type Origin = {
  /** The path to return to; the front page is left out of the address. */
  readonly from: string;
  readonly source?: AccessSource | undefined;
};

export const readSource = (text: string | undefined): AccessSource | undefined => (text === tradingSource ? text : undefined);

/** Without a language. */
export function accessPath(page: 'login' | 'register', { from, source }: Origin): string {
  const query = [...(from === '/' ? [] : [`from=${encodeURIComponent(from)}`]), ...(source === undefined ? [] : [`source=${source}`])];
  return `/${page}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}
