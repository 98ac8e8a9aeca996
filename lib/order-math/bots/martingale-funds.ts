// The funds that the orders of a martingale need, and the price at which contracts of it would be liquidated.
import { Amount, readAmount, readPositive, writeResult } from '../amounts/amount.ts';
import { isolatedLiquidationPrice } from '../risk/liquidation-price.ts';
import type { Place } from './martingale-ladder.ts';
import type { FeeRates, MartingaleMarket } from './martingale-market.ts';
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';

export const isContract = ({ form }: MartingaleMarket): boolean => form !== undefined;

/** The coin that its investment is in. A short on spot sells coins that are put in. */
export const paysInBase = ({ direction }: Pick<MartingaleTerms, 'direction'>, market: MartingaleMarket): boolean =>
  direction === 'short' && !isContract(market);

/**
 * The amount that one order ties up, exact. Spot: its value, of a short its quantity. Contracts: value ÷ leverage and the fee of opening
 * as a taker, each with the allowance that the exchange asks for on top. Of contracts up to 80 digits.
 */
export function fundsOf(
  terms: Pick<MartingaleTerms, 'direction' | 'leverage'>,
  { price, quantity }: Place,
  market: MartingaleMarket,
  fees: FeeRates,
): Amount {
  if (paysInBase(terms, market)) return quantity;
  const value = price.times(quantity);
  if (!isContract(market)) return value;
  const raised = (ratio: string | undefined): Amount => new Amount(readAmount(ratio ?? '0') ?? 0).plus(1);
  const margin = value.times(raised(market.openCostUpRatio)).dividedBy(terms.leverage);
  return margin.plus(value.times(readAmount(fees.taker) ?? 0).times(raised(market.feeRateUpRatio)));
}

/**
 * The mark price at which the position of all orders is liquidated, as if every one had filled at its price. isolated: on value ÷
 * leverage; cross: on the whole investment less the fees of opening. Half up to 24 decimals. Null where there is none.
 */
export function liquidationOfAll(
  terms: Pick<MartingaleTerms, 'direction' | 'leverage' | 'marginMode' | 'investment'>,
  all: Pick<Place, 'quantity'> & { readonly value: Amount },
  market: MartingaleMarket,
  fees: FeeRates,
): string | null {
  const invested = readPositive(terms.investment);
  if (market.form !== 'linear' || market.tiers === undefined || invested === null || all.quantity.isZero()) return null;
  const margin =
    terms.marginMode === 'isolated' ? all.value.dividedBy(terms.leverage) : invested.minus(all.value.times(readAmount(fees.taker) ?? 0));
  return isolatedLiquidationPrice({
    contract: { settle: 'quote' },
    side: terms.direction,
    size: writeResult(all.quantity),
    entryPrice: writeResult(all.value.dividedBy(all.quantity)),
    margin: writeResult(margin),
    tiers: market.tiers,
    takerFeeRate: fees.taker,
  });
}
