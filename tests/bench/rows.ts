// The table that a run fills: what was measured, against which bar, and whether it holds.
type Row = { readonly what: string; readonly figure: string; readonly bar: string; readonly met: boolean };

export const rows: Row[] = [];

/** Says a row as soon as it is known. */
export function add(what: string, figure: string, bar: string, met: boolean): void {
  rows.push({ what, figure, bar, met });
  console.log(`${met ? '✓' : '✗'} ${what}: ${figure} (${bar})`);
}
