'use client';
// The market at a glance: what people look for, what rose, what fell, where most is traded. The lists stand, their prices move.
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

import type { SpotMarket, Ticker } from '#lib/contract/market.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { BoardLine } from './board-line.tsx';

export type Boards = Readonly<Record<'hot' | 'gainers' | 'losers' | 'turnover', readonly Ticker[]>>;

type Props = { readonly boards: Boards; readonly markets: readonly SpotMarket[] };

const order = ['hot', 'gainers', 'losers', 'turnover'] as const;

export function MarketBoards({ boards, markets }: Props) {
  const t = useTranslations('home');
  const live = useChannel(useHub(), 'tickers', 'spot').data;
  const bySymbol = useMemo(() => new Map(markets.map((market) => [market.symbol, market])), [markets]);
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {order.map((name) => (
        <section key={name} aria-label={t(`board.${name}`)} className="rounded-xl border border-subtle bg-surface-1 p-4">
          <h2 className="pb-2 text-sm font-medium text-secondary">{t(`board.${name}`)}</h2>
          {boards[name].length === 0 ? <p className="py-6 text-center text-xs text-muted">{t('quiet')}</p> : null}
          <ul>
            {boards[name].map((ticker) => {
              const market = bySymbol.get(ticker.symbol);
              if (market === undefined) return null;
              const now = live?.get(ticker.symbol) ?? ticker;
              return <BoardLine key={ticker.symbol} market={market} ticker={now} />;
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
