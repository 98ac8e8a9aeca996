// Finds a variable of the environment that is probably one of ours, written wrong: it would be passed over in silence.

/** The number of letters to add, take away or change (Levenshtein 1966). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let line = 0; line < one.length; line += 1) {
    let before = line;
    const next = [line + 1];
    for (let at = 0; at < other.length; at += 1) {
      next.push(Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, before + Number(one[line] !== other[at])));
      before = row[at + 1] ?? 0;
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Shorter names are near to too many that are other programs' own. */
const shortest = 7;
const nearest = 2;

/** Null: each is ours, or like none of ours. */
export function misspeltVariable(
  names: readonly string[],
  ours: readonly string[],
): { readonly name: string; readonly meant: string } | null {
  for (const name of names) {
    if (name.length < shortest || ours.includes(name)) continue;
    const meant = ours.find((one) => one.length >= shortest && distance(name.toUpperCase(), one) <= nearest);
    if (meant !== undefined) return { name, meant };
  }
  return null;
}
