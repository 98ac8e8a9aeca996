// Where to go after logging in: only ever a page of this site.

/** The path if it is one of ours, else the front page. Refuses other sites, schemes and tricks with slashes. */
export function safeReturn(from: string | undefined): string {
  if (from === undefined || from.length > 512) return '/';
  if (!/^\/[^/\\]/.test(from) && from !== '/') return '/';
  return /[\\\u0000-\u001f]/.test(from) ? '/' : from;
}
