'use client';
// The reader's orders, plans and alerts at their prices: dragged or moved by keys to another one, taken away by their cross.
import { Check, GripHorizontal, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { stepDecimal } from '#lib/format/numbers/step-decimal.ts';
import type { LiveChart } from '../live/live-chart.ts';
import { lanes, nearestStep, type LevelTag } from './level-tag.ts';
import { usePaint } from './use-paint.ts';

type Surface = Pick<LiveChart, 'onPaint' | 'setLevels' | 'size' | 'yOf' | 'priceAt'>;
type Props = { readonly chart: Surface; readonly tags: readonly LevelTag[]; readonly tickSize: string; readonly pricePlace: number };

/** dragged: under the pointer or moved by keys; asked: let go of, to be confirmed; sent: on its way. */
type Moving = {
  readonly id: string;
  readonly price: string;
  readonly phase: 'dragged' | 'asked' | 'sent';
  /** The reason why the price is asked about, once the tag is let go of. */
  readonly note: string | null;
};

/**
 * A tag in the hand: how far below its line it was taken, in pixels, and where it has been drawn to (null: nowhere yet).
 * Kept beside React, which may not have drawn the last move when the pointer is let go of.
 */
type Grip = { readonly id: string; readonly below: number; price: string | null };

const focusOn = (button: HTMLButtonElement | null): void => button?.focus();

const tagHeight = 22;
const laneWidth = 168;
const gap = 6;

const tones = {
  positive: 'border-positive text-positive',
  negative: 'border-negative text-negative',
  accent: 'border-accent text-accent',
  warning: 'border-warning text-warning',
} as const;
const small = 'grid h-full w-6 shrink-0 place-items-center max-md:w-9 hover:bg-surface-3 focus-visible:-outline-offset-2';

export function LevelTags({ chart, tags, tickSize, pricePlace }: Props) {
  const t = useTranslations('chart');
  const [moved, setMoving] = useState<Moving | null>(null);
  const grip = useRef<Grip | null>(null);
  // A tag that is gone while it is dragged is not dragged any more.
  const moving = tags.some(({ id }) => id === moved?.id) ? moved : null;
  usePaint(chart);
  const priceOf = (tag: LevelTag): string => (moving?.id === tag.id ? moving.price : tag.price);
  const levels = useMemo(
    () =>
      tags.map(({ id, price, colour, isDotted = false }) => ({
        id,
        price: Number(moving?.id === id ? moving.price : price),
        colour: moving?.id === id && moving.phase === 'sent' ? ('accent' as const) : colour,
        isDotted: isDotted || moving?.id === id,
      })),
    [tags, moving],
  );
  useEffect(() => chart.setLevels(levels), [chart, levels]);
  useEffect(() => () => chart.setLevels([]), [chart]);
  const send = (tag: LevelTag, price: string): void => {
    if (tag.move === null || price === tag.price) return setMoving(null);
    setMoving({ id: tag.id, price, phase: 'sent', note: null });
    void tag.move(price).finally(() => setMoving((now) => (now?.id === tag.id ? null : now)));
  };
  const propose = (tag: LevelTag, price: string, isAsked: boolean): void => {
    const note = tag.noteAt?.(price) ?? null;
    if (isAsked || note !== null) setMoving({ id: tag.id, price, phase: 'asked', note });
    else send(tag, price);
  };
  const grasp = (tag: LevelTag, event: PointerEvent<HTMLElement>): void => {
    const plot = event.currentTarget.closest('[data-levels]')?.getBoundingClientRect();
    const y = chart.yOf(Number(priceOf(tag)));
    if (event.button !== 0 || plot === undefined || y === null || (moving?.id === tag.id && moving.phase === 'sent')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { id: tag.id, below: event.clientY - plot.top - y, price: null };
  };
  const drag = (tag: LevelTag, event: PointerEvent<HTMLElement>): void => {
    const plot = event.currentTarget.closest('[data-levels]')?.getBoundingClientRect();
    const held = grip.current;
    if (plot === undefined || held?.id !== tag.id) return;
    const price = chart.priceAt(event.clientY - plot.top - held.below);
    if (price === null || price <= 0) return;
    held.price = nearestStep(price, tickSize);
    setMoving({ id: tag.id, price: held.price, phase: 'dragged', note: null });
  };
  const letGo = (tag: LevelTag): void => {
    const price = grip.current?.id === tag.id ? grip.current.price : null;
    grip.current = null;
    if (price === null) return;
    if (price === tag.price) setMoving(null);
    else propose(tag, price, tag.isAsked);
  };
  const drop = (): void => {
    grip.current = null;
    setMoving(null);
  };
  const key = (tag: LevelTag, event: KeyboardEvent): void => {
    if (tag.move === null || (moving?.id === tag.id && moving.phase === 'sent')) return;
    const steps = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (steps !== 0) {
      const price = stepDecimal(priceOf(tag), tickSize, event.shiftKey ? steps * 10 : steps);
      if (Number(price) > 0) setMoving({ id: tag.id, price, phase: 'dragged', note: null });
    } else if (event.key === 'Enter' && moving?.id === tag.id) propose(tag, moving.price, false);
    else if (event.key === 'Escape' && moving !== null) setMoving(null);
    else if (event.key === 'Delete' && tag.remove !== null) void tag.remove();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const { width, height } = chart.size();
  const placed = tags.flatMap((tag) => {
    const y = chart.yOf(Number(priceOf(tag)));
    return y === null || y < 0 || y > height ? [] : [{ id: tag.id, tag, y }];
  });
  const lane = lanes(placed, tagHeight);
  return (
    <div
      data-levels
      dir="ltr"
      role="group"
      aria-label={t('levels')}
      className="pointer-events-none absolute start-0 top-0 z-20 overflow-hidden text-2xs"
      style={{ width, height }}
    >
      {placed.map(({ tag, y }) => {
        const mine = moving?.id === tag.id ? moving : null;
        const priceText = formatPrice(priceOf(tag), pricePlace);
        const right = width - gap - (lane.get(tag.id) ?? 0) * laneWidth;
        return (
          <div
            key={tag.id}
            data-level={tag.id}
            aria-busy={mine?.phase === 'sent'}
            className={`pointer-events-auto absolute flex h-[26px] -translate-x-full items-center overflow-hidden whitespace-nowrap rounded border bg-surface-1 shadow max-md:h-8 ${tones[tag.colour]} ${mine?.phase === 'sent' ? 'opacity-60' : ''}`}
            style={{ left: right, top: y - tagHeight / 2 }}
          >
            {tag.move === null ? (
              <span className="px-1.5">{tag.label}</span>
            ) : (
              <button
                type="button"
                aria-label={t('level.move', { label: tag.label, price: priceText })}
                onPointerDown={(event) => grasp(tag, event)}
                onPointerMove={(event) => drag(tag, event)}
                onPointerUp={() => letGo(tag)}
                onPointerCancel={drop}
                onKeyDown={(event) => key(tag, event)}
                onBlur={() => setMoving((now) => (now?.id === tag.id && now.phase === 'dragged' ? null : now))}
                className="flex h-full cursor-ns-resize touch-none select-none items-center gap-1 px-1.5 focus-visible:-outline-offset-2"
              >
                <GripHorizontal size={12} aria-hidden />
                {mine === null ? tag.label : `${tag.label} → ${priceText}`}
              </button>
            )}
            {mine?.phase === 'asked' ? (
              <>
                {mine.note === null ? null : (
                  <span role="alert" className="max-w-72 truncate px-1.5 text-warning" title={mine.note}>
                    {mine.note}
                  </span>
                )}
                <button
                  type="button"
                  // The question has come to who has just let go of it; what is unusual is not confirmed by the same key again.
                  ref={mine.note === null ? focusOn : undefined}
                  aria-label={t('level.confirm', { label: tag.label, price: priceText })}
                  onClick={() => send(tag, mine.price)}
                  onKeyDown={(event) => event.key === 'Escape' && setMoving(null)}
                  className={`${small} text-positive`}
                >
                  <Check size={13} aria-hidden />
                </button>
                <button
                  type="button"
                  ref={mine.note === null ? undefined : focusOn}
                  aria-label={t('level.back')}
                  onClick={() => setMoving(null)}
                  className={`${small} text-negative`}
                >
                  <X size={13} aria-hidden />
                </button>
              </>
            ) : tag.remove === null ? null : (
              <button
                type="button"
                aria-label={t('level.remove', { label: tag.label, price: priceText })}
                disabled={mine?.phase === 'sent'}
                onClick={() => void tag.remove?.()}
                className={`${small} border-s border-subtle text-muted hover:text-primary`}
              >
                <X size={12} aria-hidden />
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}
