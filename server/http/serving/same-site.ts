// The check that a browser sent a request from our own pages. Other sites must not act in a trader's name.

export type RequestOrigin = {
  readonly fetchSite: string | undefined;
  readonly origin: string | undefined;
  /** Host and port that the request was sent to. */
  readonly host: string;
  /** The address people type; empty: the host of the request. */
  readonly publicUrl: string;
};

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/** Requests without any of a browser's marks (a bot, a script) are let through: they carry no browser's cookies. */
export function isSameSite({ fetchSite, origin, host, publicUrl }: RequestOrigin): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'same-site' || fetchSite === 'none';
  if (origin === undefined) return true;
  const from = hostOf(origin);
  return from !== null && (from === host || from === hostOf(publicUrl));
}
