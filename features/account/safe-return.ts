// The address to go to after logging in: only ever a page of this site.

/** The path if it is one of ours, else the front page. Refuses other sites, schemes and tricks with slashes. */
export function safeReturn(from: string | undefined): string {
  if (from === undefined || from.length > 512) return '/';
  if (!/^\/[^/\\]/.test(from) && from !== '/') return '/';
  // Line breaks and other control characters, and backslashes, which some browsers read as slashes.
  return /[\\\p{Cc}]/u.test(from) ? '/' : from;
}
