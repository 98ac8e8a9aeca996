// The moves of one price to another: dragged by the pointer or stepped by keys, asked about, sent.
import { useRef, useState, type PointerEvent } from 'react';

import { stepDecimal } from '#lib/format/numbers/step-decimal.ts';
import type { LiveChart } from '../live/live-chart.ts';
import { nearestStep, type LevelTag } from './level-tag.ts';

/** dragged: under the pointer or taken by keys; asked: let go of, to be confirmed; sent: on its way; answered: its new price is yet to be told. */
type Moving = {
  readonly id: string;
  readonly price: string;
  readonly phase: 'dragged' | 'asked' | 'sent' | 'answered';
  /** The reason why the price is asked about, once the tag is let go of. */
  readonly note: string | null;
};

/**
 * A tag in the hand: how far below its line it was taken, in pixels, and where it has been drawn to (null: nowhere yet).
 * Kept beside React, which may not have drawn the last move when the pointer is let go of.
 */
type Grip = { readonly id: string; readonly below: number; price: string | null };

/** The answer comes a moment before the channel that tells the new price: until then the tag stays. One that was refused goes back. */
const settlesMs = 400;

type Surface = Pick<LiveChart, 'yOf' | 'priceAt'>;

export type LevelMoves = {
  /** Null while nothing is moved. */
  readonly moving: Moving | null;
  priceOf(tag: LevelTag): string;
  grasp(tag: LevelTag, event: PointerEvent<HTMLElement>): void;
  drag(tag: LevelTag, event: PointerEvent<HTMLElement>): void;
  /** The pointer is let go of where it is. */
  release(tag: LevelTag): void;
  /** By keys: from here on `step` moves it. */
  take(tag: LevelTag): void;
  step(tag: LevelTag, steps: number): void;
  /** To be confirmed where that is wanted or the price is unusual, else sent. */
  propose(tag: LevelTag, price: string, isAsked: boolean): void;
  send(tag: LevelTag, price: string): void;
  /** Back to where it was. */
  leave(): void;
  /** The focus has gone elsewhere: what is only held goes back. */
  blur(tag: LevelTag): void;
};

const topOf = (element: HTMLElement): number | null => element.closest('[data-levels]')?.getBoundingClientRect().top ?? null;

export function useLevelMoves(chart: Surface, tags: readonly LevelTag[], tickSize: string): LevelMoves {
  const [moved, setMoving] = useState<Moving | null>(null);
  const grip = useRef<Grip | null>(null);
  // A tag that is gone while it is dragged is not dragged any more, and one that has come to its new price has been moved.
  const isMoved = ({ id, price }: LevelTag): boolean =>
    id === moved?.id && !((moved.phase === 'sent' || moved.phase === 'answered') && Number(price) === Number(moved.price));
  const moving = tags.some(isMoved) ? moved : null;
  const priceOf = (tag: LevelTag): string => (moving?.id === tag.id ? moving.price : tag.price);
  const isSent = (tag: LevelTag): boolean => moving?.id === tag.id && moving.phase === 'sent';
  const send = (tag: LevelTag, price: string): void => {
    if (tag.move === null || price === tag.price) return setMoving(null);
    const sent = { id: tag.id, price, note: null } as const;
    setMoving({ ...sent, phase: 'sent' });
    const answered: Moving = { ...sent, phase: 'answered' };
    void tag.move(price).finally(() => {
      setMoving((now) => (now?.id === tag.id && now.phase === 'sent' ? answered : now));
      setTimeout(() => setMoving((now) => (now === answered ? null : now)), settlesMs);
    });
  };
  const propose = (tag: LevelTag, price: string, isAsked: boolean): void => {
    const note = tag.noteAt?.(price) ?? null;
    if (price !== tag.price && (isAsked || note !== null)) setMoving({ id: tag.id, price, phase: 'asked', note });
    else send(tag, price);
  };
  const leave = (): void => {
    grip.current = null;
    setMoving(null);
  };
  return {
    moving,
    priceOf,
    send,
    propose,
    leave,
    grasp: (tag, event) => {
      const top = topOf(event.currentTarget);
      const y = chart.yOf(Number(priceOf(tag)));
      if (tag.move === null || event.button !== 0 || top === null || y === null || isSent(tag)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { id: tag.id, below: event.clientY - top - y, price: null };
    },
    drag: (tag, event) => {
      const top = topOf(event.currentTarget);
      const held = grip.current;
      if (top === null || held?.id !== tag.id) return;
      const price = chart.priceAt(event.clientY - top - held.below);
      if (price === null || price <= 0) return;
      const next = nearestStep(price, tickSize);
      // A press that trembles within a step is no move.
      if (held.price === null && next === tag.price) return;
      held.price = next;
      setMoving({ id: tag.id, price: next, phase: 'dragged', note: null });
    },
    release: (tag) => {
      const price = grip.current?.id === tag.id ? grip.current.price : null;
      grip.current = null;
      if (price === null) return;
      if (price === tag.price) setMoving(null);
      else propose(tag, price, tag.isAsked);
    },
    take: (tag) => {
      if (tag.move !== null && !isSent(tag)) setMoving({ id: tag.id, price: priceOf(tag), phase: 'dragged', note: null });
    },
    step: (tag, steps) => {
      const price = stepDecimal(priceOf(tag), tickSize, steps);
      if (Number(price) > 0) setMoving({ id: tag.id, price, phase: 'dragged', note: null });
    },
    blur: (tag) => setMoving((now) => (now?.id === tag.id && now.phase === 'dragged' ? null : now)),
  };
}
