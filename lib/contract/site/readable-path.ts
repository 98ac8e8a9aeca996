// The paths that can be read, for pages and calls alike.
/** Answers whether the path of an address is UTF-8 behind its percent signs, without characters that control. */
export function isReadablePath(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
