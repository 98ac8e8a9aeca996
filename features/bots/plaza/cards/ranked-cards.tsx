'use client';
// Some ranked strategies beside each other.
import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { useBotMarkets } from '../../lists/use-bot-markets.ts';
import { RankedCard } from './ranked-card.tsx';

export function RankedCards({ list }: { readonly list: readonly RankedStrategy[] }) {
  const marketOf = useBotMarkets(list.map(({ symbolId }) => symbolId));
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {list.map((strategy) => (
        <RankedCard key={strategy.strategyId} strategy={strategy} marketOf={marketOf} />
      ))}
    </ul>
  );
}
