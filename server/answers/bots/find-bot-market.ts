// The market that a bot is to trade in: coins for the kinds of spot, contracts that are margined in the coin of their price for the others.
import { BusinessLine } from '#lib/contract/enums.ts';
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { strategyKindOf, strategyTypes, tradesIn } from '#lib/contract/bots/strategy-kinds.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { checkCoins } from '../market/check-coins.ts';
import { findAnyMarket } from '../market/find-market.ts';
import { refuse, Refusal } from '../refusal/refusal.ts';

export type AskedMarket = {
  readonly strategyType: StrategyType;
  readonly symbolId: string;
  readonly businessLine?: number | undefined;
  readonly tokenId?: string | undefined;
};

/** The kinds of bots that a market has. */
export function strategyTypesOf(market: MarketListing): readonly StrategyType[] {
  if (isContract(market) && market.contract.form !== ContractForm.linear) return [];
  const line = isContract(market) ? 'futures' : 'spot';
  const isQuoted = (strategyType: StrategyType): boolean => (strategyKindOf(strategyType).quoteCoin ?? market.quote) === market.quote;
  return strategyTypes.filter((strategyType) => tradesIn(strategyType, line) && isQuoted(strategyType));
}

export function findBotMarket(listings: Listings, asked: AskedMarket): MarketListing | Refusal {
  const { symbolId, businessLine, tokenId, strategyType } = asked;
  const market = findAnyMarket(listings, symbolId);
  if (market instanceof Refusal) return market;
  const line = isContract(market) ? market.contract.line : BusinessLine.spot;
  if (businessLine !== undefined && businessLine !== line) return refuse('symbolNotOpen', { symbol: symbolId });
  if (!strategyTypesOf(market).includes(strategyType)) return refuse('marketWithoutBots');
  return checkCoins(market, { tokenId }) ?? market;
}
