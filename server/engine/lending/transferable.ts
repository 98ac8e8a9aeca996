// The amounts that can be taken out of a margin wallet while something is owed there.
import type { MarginAccount } from '../accounts/account.ts';
import type { AssetId } from '../ids.ts';
import type { Market } from '../markets/market.ts';
import type { State } from '../state.ts';
import { marginRisk, pricerOf } from './margin-risk.ts';
import { owedOf } from './margin-account.ts';

/** The lower of the index and the last price. */
const valuationTicks = ({ referencePriceTicks, lastPriceTicks }: Market): number =>
  lastPriceTicks === 0 ? referencePriceTicks : Math.min(referencePriceTicks, lastPriceTicks);

/** The units of a market's coin that are worth so much, rounded towards nothing; of a coin without a price none. */
function unitsWorth(market: Market, value: bigint): bigint {
  const price = BigInt(valuationTicks(market)) * BigInt(market.rules.tickLotUnits);
  return price === 0n ? 0n : (value * BigInt(market.rules.lotUnits)) / price;
}

/**
 * Units of a coin that may leave: what is available, and under debt the lesser of (a) that less what is owed of the coin, and
 * (b) what the wallet has as its own less its debts times a coefficient, at the lower of index and last price; rounded down, never
 * below 0. Source: the transferable amount of spot margin; the venue has no experience money and forbids taking out what is owed.
 */
export function transferableUnits(state: State, margin: MarginAccount, assetId: AssetId): number {
  const { row } = margin.account;
  const available = state.ledger.cash(row, assetId);
  if (margin.debts.size === 0) return available;
  const debt = margin.debts.get(assetId);
  const own = available - (debt === undefined ? 0 : owedOf(debt));
  const { assets, debts } = marginRisk(state, margin);
  const beyond = assets - debts - debts * BigInt(state.lending.rules.transferCoefficient);
  const market = pricerOf(state, margin, assetId);
  if (market === undefined) return 0;
  return Math.max(0, Math.min(own, Number(market === null ? beyond : unitsWorth(market, beyond))));
}
