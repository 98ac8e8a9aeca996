// Records beside each other, of leaders or of strategies: their returns over the same days in one chart, and their figures in a table.
import type { ReactNode } from 'react';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import type { ShortCurve } from '#lib/contract/wire/short-curve.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { ReturnChart, type ReturnLine } from './return-chart.tsx';

type ComparedRecord = {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly marks: ReactNode;
  readonly curve: ShortCurve | undefined;
};

export type ComparedRow<Record> = { readonly id: string; readonly name: string; readonly cell: (record: Record) => ReactNode };

type Props<Record> = {
  readonly title: string;
  readonly period: string;
  readonly curveName: string;
  /** The words in place of the chart where none of them has a curve. */
  readonly noCurve: string;
  /** The way to the ranking without them. */
  readonly back: { readonly href: string; readonly name: string };
  readonly records: readonly Record[];
  readonly shownAs: (record: Record) => ComparedRecord;
  readonly rows: readonly ComparedRow<Record>[];
};

/** Told apart by strokes and signs, not by colour alone. */
const looks: readonly Pick<ReturnLine, 'tone' | 'dash' | 'sign'>[] = [
  { tone: 'text-accent', sign: '●' },
  { tone: 'text-primary', dash: '7 4', sign: '■' },
  { tone: 'text-warning', dash: '2 3', sign: '▲' },
];

export function CompareRecords<Record>({ title, period, curveName, noCurve, back, records, shownAs, rows }: Props<Record>) {
  const shown = records.map(shownAs);
  const drawn = shown.flatMap(({ id, curve = [] }, place) =>
    curve.length < 2 ? [] : [{ id, curve, tone: 'text-accent', ...looks[place] }],
  );
  return (
    <section
      aria-labelledby="compared-records"
      className="flex min-w-0 flex-col gap-4 border-y border-subtle bg-surface-1 p-4 md:rounded-xl md:border"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="compared-records" className="text-base font-semibold">
          {title}
        </h2>
        <Link href={back.href} className={`${buttonClasses('quiet', 'small')} max-md:h-11`}>
          {back.name}
        </Link>
      </div>
      {drawn.length === 0 ? <p className="text-xs text-muted">{noCurve}</p> : <ReturnChart name={curveName} height="h-56" lines={drawn} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a narrow screen moves it by keys. */}
      <div tabIndex={0} role="group" aria-labelledby="compared-records" className="min-w-0 overflow-x-auto">
        <table aria-labelledby="compared-records" className="w-full text-xs tabular-nums">
          <thead>
            <tr className="border-b border-subtle">
              <th scope="col" className="py-2 pe-4 text-start font-normal text-muted">
                {period}
              </th>
              {shown.map(({ id, name, href, marks }, place) => (
                <th key={id} scope="col" className="min-w-28 py-2 ps-4 text-end font-medium">
                  <span aria-hidden className={`me-1.5 ${looks[place]?.tone ?? ''}`}>
                    {looks[place]?.sign}
                  </span>
                  <Link href={href} className="hover:underline max-md:inline-block max-md:py-3">
                    <bdi>{name}</bdi>
                  </Link>{' '}
                  {marks}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, cell }) => (
              <tr key={id} className="border-t border-subtle">
                <th scope="row" className="py-2 pe-4 text-start font-normal text-muted">
                  {name}
                </th>
                {records.map((record, place) => (
                  <td key={shown[place]?.id} className="py-2 ps-4 text-end">
                    {cell(record)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
