'use client';
// The name of the market of a strategy.
import { nameOfMarket, useBotMarkets } from '../../lists/use-bot-markets.ts';

export function StrategyMarket({ symbolId }: { readonly symbolId: string }) {
  return <bdi dir="ltr">{nameOfMarket(symbolId, useBotMarkets([symbolId])(symbolId))}</bdi>;
}
