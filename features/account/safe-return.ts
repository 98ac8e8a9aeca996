// The address to go to after logging in: only ever a page of this site.

/**
 * The path if it is one of ours, else the front page. Refuses other sites, schemes and tricks with slashes. What comes out stands in a
 * header: other letters than those of ASCII are written with percent signs.
 */
export function safeReturn(from: unknown): string {
  if (typeof from !== 'string' || from.length > 512) return '/';
  if (!/^\/[^/\\]/.test(from) && from !== '/') return '/';
  // Line breaks and other control characters, and backslashes, which some browsers read as slashes.
  if (/[\\\p{Cc}]/u.test(from)) return '/';
  return from.toWellFormed().replaceAll(/[^\u0021-\u007e]+/gu, encodeURIComponent);
}
