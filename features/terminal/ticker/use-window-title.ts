// The window's title: which way the price went, the price and the market, and the panel in a window of its own: the same price as over the desk.
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

import { BusinessLine } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { useUser } from '#lib/session/user.ts';
import { titlePair } from './title-pair.ts';

const demoLines: readonly number[] = [BusinessLine.demoUsdt, BusinessLine.demoUsd, BusinessLine.demoUsdc];

/** `price` as it is shown. `panel`: the name of the one panel that the window has; left out: it is the whole desk. */
export function useWindowTitle(market: SpotMarket, price: string, panel?: string): void {
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
    const words = { arrow, price: isolateLtr(price), pair: titlePair(displayName, panel) };
    document.title = t(inDemo ? 'title.demo' : 'title.live', words).trim();
  }, [t, displayName, panel, inDemo, price]);
}
