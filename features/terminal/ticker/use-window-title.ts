// The window's title: which way the price went, the price and the market, at most once a second.
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

import { BusinessLine } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { useUser } from '#lib/session/user.ts';

const everyMs = 1000;
const demoLines: readonly number[] = [BusinessLine.demoUsdt, BusinessLine.demoUsd, BusinessLine.demoUsdc];

/** `price` as it is shown. */
export function useWindowTitle(market: SpotMarket, price: string): void {
  const t = useTranslations('desk');
  const inDemo = useUser()?.inDemo === true || demoLines.includes(market.businessLine);
  const latest = useRef(price);
  useEffect(() => {
    latest.current = price;
  }, [price]);
  const { displayName } = market;
  useEffect(() => {
    let shown = '';
    let arrow = '';
    const write = (): void => {
      const now = latest.current;
      if (now === shown) return;
      const plain = (text: string): number => Number(text.replaceAll(',', ''));
      if (shown !== '') arrow = plain(now) > plain(shown) ? '▲' : '▼';
      shown = now;
      const words = { arrow, price: isolateLtr(now), pair: isolateLtr(displayName) };
      document.title = t(inDemo ? 'title.demo' : 'title.live', words).trim();
    };
    write();
    const timer = setInterval(write, everyMs);
    return () => clearInterval(timer);
  }, [t, displayName, inDemo]);
}
