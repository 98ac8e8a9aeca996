// The columns that somebody has put away, list by list, as the cookie keeps them: the server draws tables as they were left.

/** Ids of columns by the id of their list. */
export type HiddenColumns = Readonly<Partial<Record<string, readonly string[]>>>;

const longest = 400;
const list = /^([a-zA-Z]{1,20}):([a-zA-Z]{1,20}(?:\.[a-zA-Z]{1,20}){0,15})$/;

/** open:time.status~fills:fee; empty while nothing is put away. */
export const writeHiddenColumns = (hidden: HiddenColumns): string =>
  Object.entries(hidden)
    .filter(([, ids]) => ids !== undefined && ids.length > 0)
    .map(([name, ids = []]) => `${name}:${ids.join('.')}`)
    .join('~');

/** The part that makes sense of a text that `writeHiddenColumns` has not written. */
export function readHiddenColumns(text: string | undefined): HiddenColumns {
  const parts = (text ?? '').slice(0, longest).split('~');
  return Object.fromEntries(
    parts.flatMap((part) => {
      const [, name, ids] = list.exec(part) ?? [];
      return name === undefined || ids === undefined ? [] : [[name, ids.split('.')]];
    }),
  );
}
