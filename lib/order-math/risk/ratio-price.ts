// The mark price at which a margin ratio is reached: a stop by margin ratio waits for it.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import type { FuturesAccount } from '#lib/contract/position.ts';
import { Amount, readAmount, readPositive, writeResult } from '../amounts/amount.ts';
import { lineRisk } from './line-risk.ts';

/** Each rate ÷ ratio, so that what must remain reaches the equity where it would otherwise be the ratio of it. */
function asIfLiquidatedAt(ratio: Amount, market: ContractMarket): ContractMarket {
  const over = (rate: string): string => writeResult(new Amount(readAmount(rate) ?? 0).dividedBy(ratio));
  const tiers = market.tiers.map((tier) => ({ ...tier, maintenanceRate: over(tier.maintenanceRate) }));
  return { ...market, tiers, takerFeeRate: over(market.takerFeeRate) };
}

/**
 * The mark price at which maintenance ÷ equity of what a position stands on comes to the ratio (a share of 1), every other market held
 * still, in the direction of its loss. `key` by `positionKey`. Null: no price above zero, or a rate of the tiers is above the ratio.
 */
export function ratioPrice(
  account: FuturesAccount,
  markets: ReadonlyMap<string, ContractMarket>,
  tickers: ReadonlyMap<string, Ticker>,
  stop: { readonly key: string; readonly ratio: string },
): string | null {
  const ratio = readPositive(stop.ratio);
  if (ratio === null) return null;
  const dearer = new Map([...markets].map(([id, market]) => [id, asIfLiquidatedAt(ratio, market)]));
  return lineRisk(account, dearer, tickers).positions.get(stop.key)?.liquidationPrice ?? null;
}
