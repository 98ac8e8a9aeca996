// Returns through time, one curve or several over the same days, drawn without a script: a line for nothing made, and the scale in words.
import type { ShortCurve } from '#lib/contract/wire/short-curve.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { boxSide, returnScale } from './return-scale.ts';

export type ReturnLine = {
  readonly id: string;
  readonly curve: ShortCurve;
  /** The class of its colour. */
  readonly tone: string;
  /** The pattern of its strokes; left out: drawn through. */
  readonly dash?: string;
  /** The sign at its end; left out: none. */
  readonly sign?: string;
};

type Props = {
  readonly lines: readonly ReturnLine[];
  readonly name: string;
  /** Its height, as a class. */
  readonly height: string;
  /** A single curve is filled down to the line for nothing. */
  readonly isFilled?: boolean;
};

const share = (place: number): string => `${(place / boxSide) * 100}%`;

export function ReturnChart({ lines, name, height, isFilled = false }: Props) {
  const { xOf, yOf, labels } = returnScale(lines.map(({ curve }) => curve));
  const zero = yOf('0').toFixed(1);
  const pathOf = (curve: ShortCurve): string =>
    `M${curve.map(({ timeMs, share: made }) => `${xOf(timeMs).toFixed(1)} ${yOf(made).toFixed(1)}`).join('L')}`;
  return (
    <figure dir="ltr" aria-label={name} className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 text-2xs text-muted ${height}`}>
      <div className="relative">
        <svg viewBox={`0 0 ${boxSide} ${boxSide}`} preserveAspectRatio="none" aria-hidden className="absolute inset-0 size-full">
          <path d={`M0 ${zero}H${boxSide}`} strokeDasharray="3 3" className="stroke-strong" vectorEffect="non-scaling-stroke" />
          {lines.map(({ id, curve, tone, dash }) => (
            <g key={id} className={tone}>
              {isFilled ? (
                <path d={`${pathOf(curve)}V${zero}H${xOf(curve[0]?.timeMs ?? 0).toFixed(1)}Z`} fill="currentColor" fillOpacity="0.12" />
              ) : null}
              <path
                d={pathOf(curve)}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinejoin="round"
                strokeDasharray={dash}
                vectorEffect="non-scaling-stroke"
              />
            </g>
          ))}
        </svg>
        {lines.map(({ id, curve, tone, sign }) => {
          const last = curve.at(-1);
          return sign === undefined || last === undefined ? null : (
            <span
              key={id}
              aria-hidden
              className={`absolute -translate-x-1/2 -translate-y-1/2 text-xs leading-none ${tone}`}
              style={{ left: share(xOf(last.timeMs)), top: share(yOf(last.share)) }}
            >
              {sign}
            </span>
          );
        })}
      </div>
      <div className="relative text-end tabular-nums">
        {labels.map((label) => (
          <span key={label.share} aria-hidden className="invisible block h-0">
            {formatPercent(label.share, { sign: 'always' })}
          </span>
        ))}
        {labels.map(({ share: made, y }) => (
          <span key={made} className="absolute end-0 -translate-y-1/2 whitespace-nowrap" style={{ top: share(y) }}>
            {formatPercent(made, made === '0' ? {} : { sign: 'always' })}
          </span>
        ))}
      </div>
    </figure>
  );
}
