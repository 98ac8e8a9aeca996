// A record in short, of a leader or of a strategy: the return with its curve, and beside it the fall, the copiers' own result and the price.
import { useId, type ReactNode } from 'react';

import { toneOf } from '#components/trading/money-text.ts';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import type { ShortCurve } from '#lib/contract/wire/short-curve.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { ReturnChart } from './return-chart.tsx';

type Props = {
  readonly href: string;
  readonly name: string;
  readonly picture?: ReactNode;
  /** The marks of the house and of computed figures. */
  readonly marks: ReactNode;
  /** Its markets and its kind, in short. */
  readonly about: ReactNode;
  readonly made: { readonly name: string; readonly share: string };
  readonly curve: ShortCurve | undefined;
  /** The name of the curve, and what stands in its place where there is none yet. */
  readonly curveName: string;
  readonly noCurve: string;
  readonly figures: readonly { readonly id: string; readonly name: string; readonly value: ReactNode }[];
  /** The way to copy it; null: it cannot be copied. */
  readonly copy: { readonly href: string; readonly name: string } | null;
  readonly children?: ReactNode;
};

export function RecordCard({ href, name, picture, marks, about, made, curve = [], curveName, noCurve, figures, copy, children }: Props) {
  const nameId = useId();
  const tone = toneOf(made.share);
  return (
    <li className="relative flex min-w-0 flex-col gap-3 rounded-xl border border-subtle bg-surface-1 p-4 hover:border-strong">
      <div className="flex min-w-0 items-start gap-2">
        {picture}
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="flex min-w-0 flex-wrap items-center gap-1.5">
            <Link
              href={href}
              className="min-w-0 font-medium after:absolute after:inset-0 after:rounded-xl hover:underline focus-visible:outline-none focus-visible:after:ring-2 focus-visible:after:ring-focus"
            >
              <bdi id={nameId} className="line-clamp-2 break-words">
                {name}
              </bdi>
            </Link>
          </span>
          <span className="flex min-h-5 flex-wrap items-center gap-1.5">{marks}</span>
          <span className="flex flex-wrap items-center gap-x-2 text-2xs text-muted">{about}</span>
        </div>
      </div>
      <div className="flex items-baseline justify-between gap-2">
        <span className="text-2xs text-muted">{made.name}</span>
        <bdi dir="ltr" className={`text-xl font-semibold tabular-nums ${tone}`}>
          {formatPercent(made.share, { sign: 'always' })}
        </bdi>
      </div>
      {curve.length < 2 ? (
        <p className="flex h-20 items-center text-xs text-muted">{noCurve}</p>
      ) : (
        <ReturnChart
          name={curveName}
          height="h-20"
          isFilled
          lines={[{ id: 'made', curve, tone: tone === 'text-primary' ? 'text-secondary' : tone }]}
        />
      )}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        {figures.map((one) => (
          <div key={one.id} className="flex min-w-0 flex-col">
            <dt className="text-2xs text-muted">{one.name}</dt>
            <dd className="min-w-0 text-xs break-words text-secondary tabular-nums">{one.value}</dd>
          </div>
        ))}
      </dl>
      <div className="relative mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        {copy === null ? null : (
          <Link href={copy.href} aria-describedby={nameId} className={`${buttonClasses('secondary', 'small')} max-md:h-11 max-md:flex-1`}>
            {copy.name}
          </Link>
        )}
        {children}
      </div>
    </li>
  );
}
