// The preview of a CTA bot: the size of an entry at the price of the moment, where it would come out, and what stands against its terms.
import type { CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { Amount, ROUND_DOWN, ROUND_UP, readAmount, readPositive, writeAmount, writeResult } from '../../amounts/amount.ts';
import { isolatedLiquidationPrice } from '../../risk/liquidation-price.ts';
import { maxLeverageAt } from '../../risk/maintenance-margin.ts';
import { toStep } from '../martingale-ladder.ts';
import type { FeeRates, MartingaleMarket } from '../martingale-market.ts';
import { type CtaProblem, ctaRangeProblems, invalidLeverage } from './cta-limits.ts';

/** A market order may fill beyond the last price: so much of the funds goes into an entry at most. */
const ctaFundsShare = '0.995';

type Side = 'long' | 'short';

/** The exits of an entry at the price of the moment; null: none is set. */
export type CtaExits = {
  readonly side: Side;
  readonly takeProfitPrice: string | null;
  readonly stopLossPrice: string | null;
  /** Contracts: the estimate; null: none. */
  readonly liquidationPrice: string | null;
};

export type CtaPreview = {
  /** The size of an entry and its value in quote coins; null where problems leave none. */
  readonly quantity: string | null;
  readonly value: string | null;
  /** By side that it may go to. */
  readonly exits: readonly CtaExits[];
  readonly problems: readonly CtaProblem[];
};

/** A market of contracts has its `form`. */
type Context = { readonly terms: CtaTerms; readonly market: MartingaleMarket; readonly fees: FeeRates; readonly price: Amount };

const isContract = ({ form }: MartingaleMarket): boolean => form !== undefined;

const ctaSides = ({ direction }: Pick<CtaTerms, 'direction'>): readonly Side[] => (direction === 'both' ? ['long', 'short'] : [direction]);

/** The funds that a quote coin of an entry's value ties up: of contracts margin and fee, with the allowances of the exchange. */
function tiedPerValue({ terms, market, fees }: Context): Amount {
  if (!isContract(market)) return new Amount(1);
  const raised = (ratio: string | undefined): Amount => new Amount(readAmount(ratio ?? '0') ?? 0).plus(1);
  const fee = new Amount(readAmount(fees.taker) ?? 0).times(raised(market.feeRateUpRatio));
  return raised(market.openCostUpRatio).dividedBy(terms.leverage).plus(fee);
}

/** Down to the lot, and no more than the market takes in one order. */
function quantityOf(context: Context): Amount {
  const { terms, market, price } = context;
  const funds = (readPositive(terms.investment) ?? new Amount(0)).times(ctaFundsShare);
  const most = Amount.min(funds.dividedBy(tiedPerValue(context)), market.maxAmount);
  const quantity = Amount.min(toStep(most.dividedBy(price), new Amount(market.lotSize), ROUND_DOWN), market.maxQuantity);
  return new Amount(quantity);
}

/** The investment that carries the smallest order, up to four digits. */
function leastInvestment(context: Context): string {
  const { market, price } = context;
  const byAmount = toStep(new Amount(market.minAmount).dividedBy(price), new Amount(market.lotSize), ROUND_UP);
  const value = Amount.max(byAmount, market.minQuantity).times(price);
  return writeAmount(value.times(tiedPerValue(context)).dividedBy(ctaFundsShare).toSignificantDigits(4, ROUND_UP));
}

/** Up for what has to be earned at least, so that no exit gives less than asked. */
function exitPrice({ market, price }: Context, rate: string | null, isAbove: boolean): string | null {
  const share = readPositive(rate ?? '');
  if (share === null) return null;
  const exact = price.times(isAbove ? share.plus(1) : new Amount(1).minus(share));
  const snapped = toStep(exact, new Amount(market.tickSize), isAbove ? ROUND_UP : ROUND_DOWN);
  return snapped.greaterThan(0) ? writeAmount(snapped) : null;
}

function liquidationOf({ terms, market, fees, price }: Context, side: Side, quantity: Amount): string | null {
  const invested = readPositive(terms.investment);
  if (market.form !== 'linear' || market.tiers === undefined || invested === null || quantity.isZero()) return null;
  const value = price.times(quantity);
  const margin =
    terms.marginMode === 'isolated' ? value.dividedBy(terms.leverage) : invested.minus(value.times(readAmount(fees.taker) ?? 0));
  return isolatedLiquidationPrice({
    contract: { settle: 'quote' },
    side,
    size: writeResult(quantity),
    entryPrice: writeResult(price),
    margin: writeResult(margin),
    tiers: market.tiers,
    takerFeeRate: fees.taker,
  });
}

function marketProblems(context: Context, quantity: Amount): readonly CtaProblem[] {
  const { terms, market, price } = context;
  const value = quantity.times(price);
  const isTooSmall = quantity.lessThan(market.minQuantity) || quantity.isZero() || value.lessThan(market.minAmount);
  const most = isContract(market) ? maxLeverageAt(writeResult(value), market.tiers ?? []) : '1';
  return [
    ...(isTooSmall
      ? [
          {
            field: 'investment',
            code: 'botInvestmentMinimum' as const,
            params: { minimum: leastInvestment(context), coin: market.quoteCoin },
          },
        ]
      : []),
    ...(most !== null && new Amount(most).greaterThanOrEqualTo(terms.leverage) ? [] : [invalidLeverage]),
  ];
}

/** Without shorts where coins have to be owned to be sold. */
const directionProblems = ({ direction }: CtaTerms, market: MartingaleMarket): readonly CtaProblem[] =>
  isContract(market) || direction === 'long'
    ? []
    : [{ field: 'direction', code: 'invalidField', params: { field: 'direction', reason: 'must be long on spot' } }];

/**
 * The whole of a CTA bot before its start, for forms, for the preview call and for the check at the start: one and the same. Exits are
 * snapped away from the entry. `lastPrice` null: there is none yet.
 */
export function ctaPreview(terms: CtaTerms, market: MartingaleMarket, lastPrice: string | null, fees: FeeRates): CtaPreview {
  const none = { quantity: null, value: null, exits: [] };
  if (market.form !== undefined && market.form !== 'linear') {
    return { ...none, problems: [{ field: 'market', code: 'marketWithoutBots', params: {} }] };
  }
  const outside = [...ctaRangeProblems(terms), ...directionProblems(terms, market)];
  const price = readPositive(lastPrice ?? '');
  if (price === null) return { ...none, problems: [...outside, { field: 'investment', code: 'noWatchedPrice', params: {} }] };
  // Leverage divides, and an investment is divided.
  if (outside.some(({ field }) => field === 'leverage' || field === 'investment')) return { ...none, problems: outside };
  const context = { terms, market, fees, price };
  const quantity = quantityOf(context);
  const exits = ctaSides(terms).map((side) => ({
    side,
    takeProfitPrice: exitPrice(context, terms.takeProfitRate, side === 'long'),
    stopLossPrice: exitPrice(context, terms.stopLossRate, side === 'short'),
    liquidationPrice: isContract(market) ? liquidationOf(context, side, quantity) : null,
  }));
  return {
    quantity: writeAmount(quantity),
    value: writeAmount(quantity.times(price)),
    exits,
    problems: [...outside, ...marketProblems(context, quantity)],
  };
}
