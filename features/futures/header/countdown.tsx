'use client';
// How long until something is due, by the second.
import { useEffect, useState } from 'react';

const second = 1000;
const two = (value: number): string => String(value).padStart(2, '0');

/** 07:59:59, from a day on 3d 07:59. */
export function countdownText(leftMs: number): string {
  const left = Math.max(0, Math.floor(leftMs / second));
  const [days, hours, minutes, seconds] = [Math.floor(left / 86_400), Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60, left % 60];
  return days > 0 ? `${days}d ${two(hours)}:${two(minutes)}` : `${two(hours)}:${two(minutes)}:${two(seconds)}`;
}

type Props = {
  readonly untilMs: number;
  /** The venue's time as the page was made: both halves of it begin with the same text. */
  readonly fromMs: number;
};

export function Countdown({ untilMs, fromMs }: Props) {
  const [nowMs, setNowMs] = useState(fromMs);
  useEffect(() => {
    const tick = (): void => setNowMs(Date.now());
    tick();
    const timer = setInterval(tick, second);
    return () => clearInterval(timer);
  }, []);
  return <bdi dir="ltr">{countdownText(untilMs - nowMs)}</bdi>;
}
