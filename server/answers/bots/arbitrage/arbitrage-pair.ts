// The pairs of a spot market and the perpetual of the same coin, which are margined in the coin of their price.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { contractLines } from '#lib/contract/contract-lines.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { LendingView } from '#server/engine/lending/margin-view.ts';
import type { ContractListing, Listings, MarketListing } from '#server/engine/listings.ts';
import { loanOf } from '#server/services/bots/arbitrage/loan-of.ts';
import type { PreviewedPair } from '#server/services/bots/arbitrage/preview-of-arbitrage.ts';
import { liveContracts, rulesOf } from '../../contracts/contract-market.ts';
import { findMarket } from '../../market/find-market.ts';
import { refuse, Refusal } from '../../refusal/refusal.ts';
import type { Rooms } from '../../rooms.ts';
import { strategyTypesOf } from '../find-bot-market.ts';
import { previewedMarket } from '../previewed-market.ts';

export type ArbitragePair = { readonly spot: MarketListing; readonly contract: ContractListing };

function contractOf(listings: Listings, { base, quote }: MarketListing, nowMs: number): ContractListing | undefined {
  const perpetuals = Object.values(contractLines).flatMap((line) => liveContracts(listings, line, nowMs));
  return perpetuals.find(
    (one) =>
      one.base === base &&
      one.contract.margin === quote &&
      rulesOf(one).fundingIntervalMs > 0 &&
      strategyTypesOf(one).includes(StrategyType.arbitrage),
  );
}

function arbitragePairs(listings: Listings, nowMs: number): readonly ArbitragePair[] {
  return listings.markets.flatMap((spot) => {
    const contract = contractOf(listings, spot, nowMs);
    return contract === undefined ? [] : [{ spot, contract }];
  });
}

/** The pair of a spot market. */
export function findArbitragePair(listings: Listings, symbolId: string, nowMs: number): ArbitragePair | Refusal {
  const spot = findMarket(listings, symbolId);
  if (spot instanceof Refusal) return spot;
  const contract = contractOf(listings, spot, nowMs);
  return contract === undefined ? refuse('marketWithoutBots') : { spot, contract };
}

/** The named pair alone, or all of them. */
export function wantedPairs(listings: Listings, symbolId: string | undefined, nowMs: number): readonly ArbitragePair[] | Refusal {
  if (symbolId === undefined) return arbitragePairs(listings, nowMs);
  const pair = findArbitragePair(listings, symbolId, nowMs);
  return pair instanceof Refusal ? pair : [pair];
}

export const pairNames = ({ spot, contract }: ArbitragePair) => ({
  symbolId: symbolIdOf(spot.symbol),
  contractSymbolId: contract.symbol,
  baseCoin: spot.base,
  quoteCoin: spot.quote,
});

/** The pair at the prices of the moment, and on the terms by which the venue lends. */
export function previewedPair(
  pair: ArbitragePair,
  lending: LendingView,
  rooms: Pick<Rooms, 'listings' | 'projections'>,
): PreviewedPair | Refusal {
  const { spot, contract } = pair;
  const ofLeg = (symbolId: string) => previewedMarket({ strategyType: StrategyType.arbitrage, symbolId }, rooms);
  const [ofSpot, ofContract] = [ofLeg(symbolIdOf(spot.symbol)), ofLeg(contract.symbol)];
  if (ofSpot instanceof Refusal) return ofSpot;
  if (ofContract instanceof Refusal) return ofContract;
  const { fundingIntervalMs } = rulesOf(contract);
  const fundingRate = rooms.projections.market.ticker(contract.symbol)?.contract?.fundingRate ?? null;
  const loan = loanOf(spot, lending, rooms.listings);
  return { spot: ofSpot, contract: ofContract, fundingRate, fundingIntervalMs, loan };
}
