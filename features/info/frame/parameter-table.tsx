// A table of the exchange's parameters. One that is wider than the screen moves inside itself, its first column standing still.
import type { ReactNode } from 'react';

import { MovingBox } from '#components/ui/moving-box.tsx';

export type ParameterColumn<Row> = {
  readonly id: string;
  readonly head: ReactNode;
  /** Numbers stand at the end of their column, digit under digit. */
  readonly numeric?: boolean;
  readonly cell: (row: Row) => ReactNode;
};

type Props<Row> = {
  readonly caption: string;
  /** True if the heading above says the same already: then the caption is there for screen readers alone. */
  readonly isCaptionHidden?: boolean;
  /** It moves up and down inside itself, too, its heads standing still. */
  readonly isLong?: boolean;
  /** Under the caption: in which unit, since when. */
  readonly note?: ReactNode;
  /** The first names its row. */
  readonly columns: readonly ParameterColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** In place of rows where there are none. */
  readonly empty?: string;
};

const still = 'sticky start-0 z-1 bg-surface-1';
const placed = (numeric: boolean | undefined): string => (numeric === true ? 'figure-cell' : 'text-start');

export function ParameterTable<Row>({ caption, isCaptionHidden = false, isLong = false, note, columns, rows, keyOf, empty }: Props<Row>) {
  return (
    <MovingBox
      name={caption}
      kind={isCaptionHidden ? 'group' : 'region'}
      className={`${isLong ? 'max-h-[80dvh]' : ''} rounded-xl border border-subtle bg-surface-1`}
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className={isCaptionHidden ? 'sr-only' : 'px-4 pt-3 pb-2 text-start'}>
          <span className="sticky start-4 inline-block max-w-[min(100%,calc(100vw-4rem))]">
            <span className="font-semibold">{caption}</span>
            {note === undefined ? null : <span className="mt-0.5 block text-muted">{note}</span>}
          </span>
        </caption>
        <thead className="text-xs text-muted">
          <tr>
            {columns.map(({ id, head, numeric }, place) => (
              <th
                key={id}
                scope="col"
                className={`sticky top-0 border-b border-subtle bg-surface-1 px-4 py-2 font-normal whitespace-nowrap ${place === 0 ? 'start-0 z-2' : 'z-1'} ${placed(numeric)}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="[&:not(:last-child)>*]:border-b [&>*]:border-subtle">
              {columns.map(({ id, numeric, cell }, place) =>
                place === 0 ? (
                  <th
                    key={id}
                    scope="row"
                    className={`${still} px-4 py-2.5 font-medium max-md:max-w-40 md:whitespace-nowrap ${placed(numeric)}`}
                  >
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} className={`px-4 py-2.5 ${numeric === true ? 'whitespace-nowrap' : ''} ${placed(numeric)}`}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 && empty !== undefined ? (
            <tr>
              <td colSpan={columns.length} className="px-4 py-6 text-muted">
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </MovingBox>
  );
}
