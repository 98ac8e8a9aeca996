'use client';
// The reader's orders, plans and alerts at their prices: dragged or moved by keys to another one, taken away by their cross.
import { useTranslations } from 'next-intl';
import { useEffect, useId, useMemo, useRef, useState } from 'react';

import { formatPrice } from '#lib/format/numbers/format-price.ts';
import type { ChartLevel } from '../chart-view.ts';
import type { LiveChart } from '../live/live-chart.ts';
import { LevelItem } from './level-item.tsx';
import { maxUnfolded, type LevelTag } from './level-tag.ts';
import { placeLevels } from './place-levels.ts';
import { useLevelMoves } from './use-level-moves.ts';
import { usePaint } from './use-paint.ts';
import { usePointedLevel } from './use-pointed-level.ts';
import { useRovingLevel } from './use-roving-level.ts';

type Surface = Pick<LiveChart, 'onPaint' | 'setLevels' | 'size' | 'yOf' | 'priceAt'>;
type Props = {
  readonly chart: Surface;
  readonly tags: readonly LevelTag[];
  /** Prices that are drawn and cannot be taken hold of. */
  readonly drawn?: readonly ChartLevel[];
  readonly tickSize: string;
  readonly pricePlace: number;
};

const chip = 'orders';
const none: readonly ChartLevel[] = [];

export function LevelTags({ chart, tags, drawn = none, tickSize, pricePlace }: Props) {
  const t = useTranslations('chart');
  const group = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const sorted = useMemo(() => tags.toSorted((one, other) => Number(other.price) - Number(one.price)), [tags]);
  const orderCount = useMemo(() => tags.filter(({ kind }) => kind === 'order').length, [tags]);
  const hasChip = orderCount > maxUnfolded;
  const isFolded = hasChip && !isUnfolded;
  const ids = useMemo(() => [...(hasChip ? [chip] : []), ...sorted.map(({ id }) => id)], [hasChip, sorted]);
  const moves = useLevelMoves(chart, tags, tickSize);
  const roving = useRovingLevel(group, ids);
  usePaint(chart);
  const { moving, priceOf } = moves;
  const { width, height } = chart.size();
  const levels = sorted.flatMap((tag) => {
    const y = chart.yOf(Number(priceOf(tag)));
    return y === null ? [] : [{ id: tag.id, tag, y }];
  });
  const pointed = usePointedLevel(group, isFolded ? levels.filter(({ tag }) => tag.kind !== 'order') : levels, tags.length > 0);
  const opened = [moving?.id, pointed, roving.focused];
  const openKey = opened.join('\n');
  const lines = useMemo(() => {
    const isOpen = (id: string): boolean => openKey.split('\n').includes(id);
    return tags.map(({ id, kind, price, colour, isDotted = false }) => ({
      id,
      price: Number(moving?.id === id ? moving.price : price),
      colour: moving?.id === id && moving.phase === 'sent' ? ('accent' as const) : colour,
      isDotted: isDotted || moving?.id === id,
      isLined: kind !== 'order' || !isFolded || isOpen(id),
      isNamed: kind === 'position' || isOpen(id),
    }));
  }, [tags, moving, isFolded, openKey]);
  useEffect(() => chart.setLevels(drawn.length === 0 ? lines : [...drawn, ...lines]), [chart, drawn, lines]);
  useEffect(() => () => chart.setLevels([]), [chart]);
  const kinds = new Map(tags.map(({ id, kind }) => [id, kind]));
  const shownAs = (id: string) => (kinds.get(id) === 'position' ? 'always' : opened.includes(id) ? 'pointed' : 'mark');
  const places = placeLevels(levels, shownAs, { width, height });
  const held = moving === null ? undefined : tags.find(({ id }) => id === moving.id);
  return (
    <div
      ref={group}
      data-levels
      dir="ltr"
      role="toolbar"
      aria-orientation="vertical"
      aria-label={t('levels')}
      aria-describedby={keysId}
      className="pointer-events-none absolute start-0 top-0 z-20 overflow-hidden text-2xs"
      style={{ width, height }}
    >
      <span id={keysId} hidden>
        {t('level.keys')}
      </span>
      <span role="status" className="sr-only">
        {held === undefined || moving === null ? '' : `${held.label} → ${formatPrice(moving.price, pricePlace)}`}
      </span>
      {hasChip ? (
        <button
          type="button"
          data-item={chip}
          tabIndex={roving.stop === chip ? 0 : -1}
          aria-expanded={!isFolded}
          onClick={() => setUnfolded((now) => !now)}
          onFocus={() => roving.got(chip)}
          onBlur={({ currentTarget }) => roving.lost(currentTarget)}
          onKeyDown={(event) => {
            if (!roving.go(chip, event.key)) return;
            event.preventDefault();
            event.stopPropagation();
          }}
          className={`pointer-events-auto absolute bottom-1.5 flex h-6 -translate-x-full items-center whitespace-nowrap rounded-full border px-2.5 shadow hover:border-accent focus-visible:-outline-offset-2 max-md:h-9 max-md:px-4 ${isFolded ? 'border-strong bg-surface-2 text-secondary' : 'border-accent bg-surface-3 text-primary'}`}
          style={{ left: width - 48 }}
        >
          {t('orderCount', { count: orderCount })}
        </button>
      ) : null}
      {levels.map(({ tag }) => {
        const place = places.get(tag.id);
        if (place === undefined) return null;
        return (
          <LevelItem key={tag.id} tag={tag} place={place} priceText={formatPrice(priceOf(tag), pricePlace)} moves={moves} roving={roving} />
        );
      })}
    </div>
  );
}
