// The market that a bot is to trade in: coins for the kinds of spot, contracts that are margined in the coin of their price for the others.
import { BusinessLine } from '#lib/contract/enums.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { checkCoins } from '../market/check-coins.ts';
import { findAnyMarket } from '../market/find-market.ts';
import { refuse, Refusal } from '../serving/refusal.ts';

type Asked = {
  readonly strategyType: StrategyType;
  readonly symbolId: string;
  readonly businessLine?: number | undefined;
  readonly tokenId?: string | undefined;
};

const ofContracts: readonly StrategyType[] = [
  StrategyType.futuresGrid,
  StrategyType.futuresDca,
  StrategyType.futuresCta,
  StrategyType.futuresMoon,
  StrategyType.wise,
];

export const tradesContracts = (strategyType: StrategyType): boolean => ofContracts.includes(strategyType);

/** The kinds of bots that a market has. */
export const strategyTypesOf = (market: MarketListing): readonly StrategyType[] =>
  isContract(market) && market.contract.form !== ContractForm.linear
    ? []
    : Object.values(StrategyType).filter((strategyType) => tradesContracts(strategyType) === isContract(market));

export function findBotMarket(listings: Listings, asked: Asked): MarketListing | Refusal {
  const { symbolId, businessLine, tokenId, strategyType } = asked;
  const market = findAnyMarket(listings, symbolId);
  if (market instanceof Refusal) return market;
  const line = isContract(market) ? market.contract.line : BusinessLine.spot;
  if (businessLine !== undefined && businessLine !== line) return refuse('symbolNotOpen', { symbol: symbolId });
  if (!strategyTypesOf(market).includes(strategyType)) return refuse('marketWithoutBots');
  return checkCoins(market, { tokenId }) ?? market;
}
