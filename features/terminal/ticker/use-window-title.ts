// The window's title: which way the price went, the price and the market: the same price as over the desk.
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

import { BusinessLine } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { useUser } from '#lib/session/user.ts';

const demoLines: readonly number[] = [BusinessLine.demoUsdt, BusinessLine.demoUsd, BusinessLine.demoUsdc];

/** `price` as it is shown. */
export function useWindowTitle(market: SpotMarket, price: string): void {
  const t = useTranslations('desk');
  const inDemo = useUser()?.inDemo === true || demoLines.includes(market.businessLine);
  const shown = useRef({ market: '', price: '', arrow: '' });
  const { displayName } = market;
  useEffect(() => {
    const before = shown.current;
    const plain = (text: string): number => Number(text.replaceAll(',', ''));
    const isFirst = before.market !== displayName;
    const arrow = isFirst ? '' : before.price === price ? before.arrow : plain(price) > plain(before.price) ? '▲' : '▼';
    shown.current = { market: displayName, price, arrow };
    const words = { arrow, price: isolateLtr(price), pair: isolateLtr(displayName) };
    document.title = t(inDemo ? 'title.demo' : 'title.live', words).trim();
  }, [t, displayName, inDemo, price]);
}
