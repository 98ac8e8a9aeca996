'use client';
// The time that is left until something happens, second by second. One clock for all that count on the page.
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';

import { countdownText } from '#lib/format/countdown-text.ts';
import { venueNow } from '#lib/clock/venue-now.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
}

const wholeSecond = (): number => Math.floor(venueNow() / 1000) * 1000;

type Props = {
  readonly untilMs: number;
  /** The time at which the server drew the page: the first picture is the same on both sides. */
  readonly drawnMs: number;
};

export function Countdown({ untilMs, drawnMs }: Props) {
  const t = useTranslations('contracts');
  const nowMs = useSyncExternalStore(subscribe, wholeSecond, () => drawnMs);
  const { days, clock } = countdownText(untilMs - nowMs);
  return (
    <span>
      {days === 0 ? null : `${t('days', { days })} `}
      <bdi dir="ltr">{clock}</bdi>
    </span>
  );
}
