'use client';
// The time that is left before the next attempt, which is then made by itself.
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';

import { countdownText } from '#lib/format/countdown-text.ts';

type Props = { readonly seconds: number; readonly onOver: () => void };

const everyMs = 250;

/** By the browser's own steady clock. The time that passes is not read out. */
export function WaitNotice({ seconds, onOver }: Props) {
  const t = useTranslations('account');
  const [leftMs, setLeftMs] = useState(seconds * 1000);
  const goOn = useEffectEvent(onOver);
  useEffect(() => {
    const endsAt = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const left = endsAt - performance.now();
      setLeftMs(Math.max(0, left));
      if (left > 0) return;
      clearInterval(timer);
      goOn();
    }, everyMs);
    return () => clearInterval(timer);
  }, [seconds]);
  const clock = (
    <span role="timer" aria-live="off" dir="ltr" className="tabular-nums">
      {countdownText(Math.ceil(leftMs / 1000) * 1000).clock}
    </span>
  );
  return (
    <p role="alert" className="mt-4 rounded-md border border-subtle bg-surface-2 px-3 py-2 text-sm text-primary">
      {t.rich('waiting', { time: () => clock })}
    </p>
  );
}
