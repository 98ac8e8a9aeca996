'use client';
// Unless this page sets it again in time, the exchange cancels all open orders: for whoever quotes and may lose the line.
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { cancelAfter } from '#lib/contract/calls/v1/spot/order/cancelAfter.ts';

const choices = [0, 30, 60, 300] as const;

export function DeadMansSwitch() {
  const t = useTranslations('plans');
  const api = useApi();
  const [seconds, setSeconds] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (seconds === 0) return;
    const set = (timeoutMs: number): void =>
      void api.call(cancelAfter, { timeoutMs }).then(
        () => setFailed(false),
        () => setFailed(true),
      );
    set(seconds * 1000);
    const timer = setInterval(() => set(seconds * 1000), (seconds * 1000) / 3);
    return () => {
      clearInterval(timer);
      set(0);
    };
  }, [api, seconds]);
  return (
    <label title={t('switch.about')} className="flex items-center gap-1.5 text-xs text-muted max-md:h-11">
      <span>{t('switch.name')}</span>
      <select
        aria-label={`${t('switch.name')}. ${t('switch.about')}`}
        value={seconds}
        onChange={(event) => setSeconds(Number(event.target.value))}
        className={`rounded border border-subtle bg-surface-1 px-1 py-0.5 hover:text-primary ${failed ? 'text-negative' : seconds === 0 ? '' : 'text-warning'}`}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice === 0 ? t('switch.off') : t('switch.seconds', { count: choice })}
          </option>
        ))}
      </select>
    </label>
  );
}
