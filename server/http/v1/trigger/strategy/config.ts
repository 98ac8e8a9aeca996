// Tells the kinds of bots, their limits, and the markets that they trade in.
import { runningBotLimit } from '#lib/contract/bots/bot-limits.ts';
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { strategyKindOf, strategyTypes } from '#lib/contract/bots/strategy-kinds.ts';
import { termsKinds } from '#lib/contract/bots/terms-kinds.ts';
import { getStrategyConfig } from '#lib/contract/calls/v1/trigger/strategy/config.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { strategyTypesOf } from '#server/answers/bots/find-bot-market.ts';
import { liveContracts } from '#server/answers/contracts/contract-market.ts';
import { findAnyMarket } from '#server/answers/market/find-market.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { contractLines } from '#lib/contract/contract-lines.ts';

const kindOf = (strategyType: StrategyType) => {
  const { kind } = strategyKindOf(strategyType);
  return { strategyType, kind, runningLimit: runningBotLimit, ...termsKinds[kind].sizes };
};

const maxLeverageOf = (market: MarketListing): number =>
  isContract(market) ? Math.max(1, ...(market.contract.rules.contract?.tiers ?? []).map(({ maxLeverage }) => maxLeverage)) : 1;

const marketRow = (market: MarketListing, strategyTypes: readonly StrategyType[]) => ({
  symbolId: isContract(market) ? market.symbol : symbolIdOf(market.symbol),
  businessLine: isContract(market) ? market.contract.line : BusinessLine.spot,
  strategyTypes: [...strategyTypes],
  coin: isContract(market) ? market.contract.margin : market.quote,
  minOrderAmount: market.minAmount,
  maxLeverage: maxLeverageOf(market),
});

export const serveStrategyConfig = servePublic(getStrategyConfig, ['listings', 'now'], ({ strategyType, symbolId }, { listings, now }) => {
  const named = symbolId === undefined ? null : findAnyMarket(listings, symbolId);
  if (named instanceof Refusal) return named;
  const contracts = Object.values(contractLines).flatMap((line) => liveContracts(listings, line, now()));
  const markets: readonly MarketListing[] = named === null ? [...listings.markets, ...contracts] : [named];
  const isWanted = (type: StrategyType): boolean =>
    strategyKindOf(type).listedAs === 'bot' && (strategyType === undefined || type === strategyType);
  return {
    kinds: strategyTypes.filter(isWanted).map(kindOf),
    markets: markets.flatMap((market) => {
      const types = strategyTypesOf(market).filter(isWanted);
      return types.length === 0 ? [] : [marketRow(market, types)];
    }),
  };
});
