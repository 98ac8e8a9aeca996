// The contract that examples are worked out on, as it stands this moment, with a position of a usual size.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { lineKeyOf } from '#lib/contract/contract-lines.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { Amount, ROUND_DOWN, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { tierDeductions, tierNumber } from '#lib/order-math/risk/maintenance-margin.ts';

export type LiveContract = {
  readonly market: ContractMarket;
  readonly markPrice: string;
  /** Null: none is reckoned yet. */
  readonly fundingRate: string | null;
  /** In the base coin, and levered so. */
  readonly size: string;
  readonly leverage: string;
};

const usualValue = 10_000;
const usualLeverage = 20;

/** One digit, such as 0.1, of about that value; never less than may be traded. */
function usualSize({ minQuantity, volumePlace }: ContractMarket, price: string): string {
  const size = new Amount(usualValue).dividedBy(price).toSignificantDigits(1, ROUND_DOWN).toDecimalPlaces(volumePlace, ROUND_DOWN);
  return writeAmount(Amount.max(size, minQuantity));
}

/** The first perpetual in USDT that trades and has a mark price. Null: there is none at the moment. */
export function liveContractOf(markets: readonly ContractMarket[], tickers: readonly Ticker[]): LiveContract | null {
  const byId = new Map(tickers.map((ticker) => [ticker.symbol, ticker]));
  for (const market of markets) {
    const figures = byId.get(market.symbolId)?.contract;
    const markPrice = figures?.markPrice ?? null;
    if (lineKeyOf(market.businessLine) !== 'usdt' || market.symbolType !== 1 || market.status !== 'online' || markPrice === null) continue;
    const max = Number(market.tiers[0]?.maxLeverage ?? 1);
    return {
      market,
      markPrice,
      fundingRate: figures?.fundingRate ?? null,
      size: usualSize(market, markPrice),
      leverage: String(Math.min(usualLeverage, max)),
    };
  }
  return null;
}

/** A price so far from another, on the market's grid. `rate` is a signed share. */
export function priceBeside({ tickSize }: ContractMarket, price: string, rate: string): string {
  const ticks = new Amount(price).times(new Amount(rate).plus(1)).dividedBy(tickSize).toDecimalPlaces(0, Amount.ROUND_HALF_UP);
  return writeAmount(ticks.times(tickSize));
}

export type Tier = { readonly number: number; readonly rate: string; readonly deduction: string };

/** The tier that a value in the quote coin falls into. */
export function tierAt({ tiers }: Pick<ContractMarket, 'tiers'>, value: string): Tier {
  const number = tierNumber(value, tiers) ?? 1;
  return { number, rate: tiers[number - 1]?.maintenanceRate ?? '0', deduction: tierDeductions(tiers)?.[number - 1] ?? '0' };
}
