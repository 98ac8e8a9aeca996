// The name of a file as the exchange keeps it.
const longest = 64;

/** Cut at whole characters. */
export function fileNameOf(name: string): string {
  let kept = '';
  for (const letter of name.toWellFormed().replaceAll('\0', '')) {
    if (kept.length + letter.length > longest) break;
    kept += letter;
  }
  return kept;
}
