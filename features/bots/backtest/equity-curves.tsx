'use client';
// The worth of a bot through time beside another line; any moment can be pointed at, with the keyboard too.
import { useState } from 'react';

import { boxSize } from '#components/trading/worth-chart/worth-curve.ts';
import { pathOf, scaleOf } from './curve-path.ts';

export type CurveMoment = { readonly timeMs: number; readonly worth: number; readonly other: number | null };

type Props = {
  readonly moments: readonly CurveMoment[];
  readonly name: string;
  readonly pointName: string;
  readonly worthName: string;
  readonly otherName: string | null;
  readonly timeText: (timeMs: number) => string;
  readonly valueText: (value: number) => string;
};

export function EquityCurves({ moments, name, pointName, worthName, otherName, timeText, valueText }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [first, last] = [moments[0], moments.at(-1)];
  if (first === undefined || last === undefined || moments.length < 2) return null;
  const at = chosen === null ? null : Math.min(chosen, moments.length - 1);
  const moment = at === null ? undefined : moments[at];
  const span = Math.max(1, last.timeMs - first.timeMs);
  const share = moment === undefined ? 0 : (moment.timeMs - first.timeMs) / span;
  const scale = scaleOf(moments.flatMap(({ worth, other }) => (other === null ? [worth] : [worth, other])));
  const xOf = ({ timeMs }: CurveMoment): number => ((timeMs - first.timeMs) / span) * boxSize;
  const zero = scale.yOf(first.worth);
  const others = moments.flatMap((one) => (one.other === null ? [] : [{ x: xOf(one), value: one.other }]));
  const follow = (clientX: number, box: DOMRect): void => {
    const wanted = first.timeMs + ((clientX - box.left) / box.width) * span;
    const place = moments.findIndex(({ timeMs }) => timeMs >= wanted);
    setChosen(place === -1 ? moments.length - 1 : place);
  };
  const said = (one: CurveMoment): string =>
    [
      `${worthName} ${valueText(one.worth)}`,
      ...(one.other === null || otherName === null ? [] : [`${otherName} ${valueText(one.other)}`]),
    ].join(', ');
  return (
    <figure aria-label={name} className="flex flex-col gap-1 text-2xs text-muted">
      <figcaption className="flex flex-wrap gap-x-4">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-0.5 w-4 bg-accent" /> {worthName}
        </span>
        {otherName === null ? null : (
          <span className="flex items-center gap-1.5">
            <span aria-hidden className="h-0 w-4 border-t border-dashed border-strong" /> {otherName}
          </span>
        )}
      </figcaption>
      <div dir="ltr" className="relative h-44">
        <svg viewBox={`0 0 ${boxSize} ${boxSize}`} preserveAspectRatio="none" aria-hidden className="absolute inset-0 size-full">
          <path d={`M0 ${zero}H${boxSize}`} className="stroke-subtle" vectorEffect="non-scaling-stroke" />
          {otherName === null ? null : (
            <path
              d={pathOf(others, scale)}
              fill="none"
              strokeWidth="1"
              strokeDasharray="4 3"
              className="stroke-muted"
              vectorEffect="non-scaling-stroke"
            />
          )}
          <path
            d={pathOf(
              moments.map((one) => ({ x: xOf(one), value: one.worth })),
              scale,
            )}
            fill="none"
            strokeWidth="1.5"
            className="stroke-accent"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <input
          type="range"
          min={0}
          max={moments.length - 1}
          value={at ?? moments.length - 1}
          aria-label={pointName}
          aria-valuetext={moment === undefined ? '' : `${timeText(moment.timeMs)}: ${said(moment)}`}
          onChange={(event) => setChosen(Number(event.target.value))}
          onPointerMove={(event) => follow(event.clientX, event.currentTarget.getBoundingClientRect())}
          onPointerLeave={() => setChosen(null)}
          onFocus={() => setChosen(at ?? moments.length - 1)}
          onBlur={() => setChosen(null)}
          className="peer absolute inset-0 size-full cursor-crosshair opacity-0"
        />
        <span aria-hidden className="pointer-events-none absolute inset-0 rounded ring-focus peer-focus-visible:ring-2" />
        {moment === undefined ? null : (
          <>
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 border-s border-dashed border-strong"
              style={{ left: `${share * 100}%` }}
            />
            <p
              aria-hidden
              className={`pointer-events-none absolute top-1 z-10 w-max rounded-md border border-strong bg-surface-2 px-2 py-1 text-xs text-primary shadow-lg ${share > 0.5 ? '-translate-x-full' : ''}`}
              style={{ left: `calc(${share * 100}% ${share > 0.5 ? '-' : '+'} 8px)` }}
            >
              <span className="block text-2xs text-muted">{timeText(moment.timeMs)}</span>
              <span className="block">{`${worthName} ${valueText(moment.worth)}`}</span>
              {moment.other === null || otherName === null ? null : (
                <span className="block text-muted">{`${otherName} ${valueText(moment.other)}`}</span>
              )}
            </p>
          </>
        )}
      </div>
      <div dir="ltr" className="flex justify-between">
        <span>{timeText(first.timeMs)}</span>
        <span>{timeText(last.timeMs)}</span>
      </div>
    </figure>
  );
}
