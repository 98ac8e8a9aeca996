'use client';
// Under the take-profit and stop-loss of a position: the other stops that it may have, and the way to set or take back one.
import { Gauge, TrendingUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { compareDecimals } from '#lib/format/numbers/compare-decimals.ts';
import type { PositionRow } from '../positions/position-row.ts';
import { ratioText } from './margin-stop-draft.ts';

type Props = { readonly row: PositionRow; readonly onMargin: () => void; readonly onMoving: () => void };

type OneProps = {
  readonly icon: ReactNode;
  readonly short: string;
  /** The full name of the action of the button. */
  readonly name: string;
  /** The nearest share of those that wait; undefined: there is none. */
  readonly share: string | undefined;
  readonly count: number;
  readonly onOpen: () => void;
};

function Stop({ icon, short, name, share, count, onOpen }: OneProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      title={name}
      className="-mx-1 inline-flex min-h-6 items-center justify-center gap-1 rounded px-1 py-0.5 md:min-w-6 text-2xs text-muted hover:bg-surface-3 hover:text-primary focus-visible:bg-surface-3 max-md:min-h-11"
    >
      {icon}
      {/* In a row the picture has its name from the pointer; a set stop tells its share. */}
      <span aria-hidden className="md:hidden">
        {short}
      </span>
      {share === undefined ? null : (
        <bdi dir="ltr" className="text-negative">
          {ratioText(share)}
        </bdi>
      )}
      {count > 1 ? <span className="rounded bg-surface-3 px-1 text-secondary">{count}</span> : null}
      <span className="sr-only">{name}</span>
    </button>
  );
}

export function StopLine({ row, onMargin, onMoving }: Props) {
  const t = useTranslations('positions');
  const contract = row.market.symbolCodeDisplayName;
  const min = (shares: readonly string[]): string | undefined => shares.toSorted(compareDecimals)[0];
  return (
    <span className="inline-flex items-center gap-x-3">
      <Stop
        icon={<TrendingUp size={13} aria-hidden />}
        short={t('moving.short')}
        name={t('moving.open', { contract })}
        share={min(row.movingExits.map(({ rangeRate }) => rangeRate))}
        count={row.movingExits.length}
        onOpen={onMoving}
      />
      <Stop
        icon={<Gauge size={13} aria-hidden />}
        short={t('marginStop.short')}
        name={t('marginStop.open', { contract })}
        share={min(row.marginStops.map(({ riskRatio = '' }) => riskRatio))}
        count={row.marginStops.length}
        onOpen={onMargin}
      />
    </span>
  );
}
