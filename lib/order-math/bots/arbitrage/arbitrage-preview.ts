// The preview of an arbitrage bot: what it would hold, what funding would bring and costs would take, and what stands against its terms.
import { type ArbitrageDirection, type ArbitrageTerms, isReverse } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { Amount, ROUND_DOWN, readAmount, readPositive, readSigned, writeAmount, writeResult } from '../../amounts/amount.ts';
import { isolatedLiquidationPrice } from '../../risk/liquidation-price.ts';
import { maxLeverageAt } from '../../risk/maintenance-margin.ts';
import { basisOf, fundingApr, lessInterest, netApr, receivedByLong, settlementIncome } from './arbitrage-income.ts';
import { type ArbitrageProblem, arbitrageRangeProblems } from './arbitrage-limits.ts';
import { type ArbitrageLoan, loanLiquidation, loanProblems } from './arbitrage-loan.ts';
import {
  type ArbitrageLeg,
  arbitrageMinimum,
  arbitrageSize,
  arbitrageSlice,
  type ArbitrageLegs,
  leastSlice,
  mostSlice,
} from './arbitrage-size.ts';
import type { FeeRates, MartingaleMarket } from '../martingale-market.ts';

/** Days over which the costs of going in and out are spread. */
export const arbitrageHoldDays = '30';

type AskedLeg = { readonly market: MartingaleMarket; readonly fees: FeeRates; readonly lastPrice: string | null };

export type ArbitrageAsked = {
  readonly spot: AskedLeg;
  readonly contract: AskedLeg;
  /** As it looks now, a signed share a settlement; null: nothing was measured. */
  readonly fundingRate: string | null;
  readonly intervalHours: number;
  /** The terms on which the coin is lent; null: it is not lent, left out: not known. */
  readonly loan?: ArbitrageLoan | null;
};

export type ArbitragePreview = {
  /** Coins in either leg; null, as all below, where problems leave none. */
  readonly quantity: string | null;
  /** Value of the perpetual, in quote coins. */
  readonly value: string | null;
  readonly margin: string | null;
  /** Behind what is borrowed, in quote coins; null as well where coins are bought. */
  readonly collateral: string | null;
  /** Interest of a day, in quote coins; null as well where nothing is borrowed, or its terms are not known. */
  readonly interest: string | null;
  readonly slices: number | null;
  /** Fees of going in and out in both legs, in quote coins. */
  readonly costs: string | null;
  /** Funding of the next settlement; below zero: the bot pays. */
  readonly income: string | null;
  /** Shares a year of the value: of funding as it looks now, and less interest and the costs; and the latter of all that is put in. */
  readonly apr: string | null;
  readonly netApr: string | null;
  readonly investedApr: string | null;
  /** Settlements until funding, less interest, has paid the costs; null: it never does. */
  readonly breakEven: number | null;
  readonly basis: string | null;
  /** The price at which the perpetual would be taken over; null: none. */
  readonly liquidationPrice: string | null;
  /** The price at which the loan would be liquidated; null as `interest`. */
  readonly loanLiquidationPrice: string | null;
  readonly minInvestment: string | null;
  readonly minSlice: string | null;
  readonly problems: readonly ArbitrageProblem[];
};

export const arbitrageNothing: Omit<ArbitragePreview, 'problems'> = {
  quantity: null,
  value: null,
  margin: null,
  collateral: null,
  interest: null,
  slices: null,
  costs: null,
  income: null,
  apr: null,
  netApr: null,
  investedApr: null,
  breakEven: null,
  basis: null,
  liquidationPrice: null,
  loanLiquidationPrice: null,
  minInvestment: null,
  minSlice: null,
};

const rate = (text: string): Amount => new Amount(readAmount(text) ?? 0);

/** Fees of going in and out of both legs at the market, as a share of the value. */
export const roundTripCost = ({ spot, contract }: { readonly [Leg in 'spot' | 'contract']: { readonly fees: FeeRates } }): string =>
  writeAmount(rate(spot.fees.taker).plus(rate(contract.fees.taker)).times(2));

function priced({ market, fees, lastPrice }: AskedLeg): ArbitrageLeg | null {
  return lastPrice === null || readPositive(lastPrice) === null ? null : { market, fees, price: lastPrice };
}

function sizeProblems(terms: ArbitrageTerms, legs: ArbitrageLegs, quantity: Amount): readonly ArbitrageProblem[] {
  const { quoteCoin: coin, tiers = [] } = legs.contract.market;
  const slice = arbitrageSlice(terms.sliceAmount, legs);
  const minimum = arbitrageMinimum(legs, terms);
  const most = maxLeverageAt(writeResult(quantity.times(legs.contract.price)), tiers);
  const problems: ArbitrageProblem[] = [];
  if (quantity.lessThan(leastSlice(legs)))
    problems.push({ field: 'investment', code: 'botInvestmentMinimum', params: { minimum: writeAmount(minimum.investment), coin } });
  const largest = mostSlice(legs).times(legs.contract.price).toSignificantDigits(4, ROUND_DOWN);
  if (slice.lessThan(leastSlice(legs)) || slice.greaterThan(mostSlice(legs)))
    problems.push({
      field: 'sliceAmount',
      code: 'termOutOfRange',
      params: { min: writeAmount(minimum.sliceAmount), max: writeAmount(largest) },
    });
  if (most === null || new Amount(most).lessThan(terms.leverage)) problems.push({ field: 'leverage', code: 'invalidLeverage', params: {} });
  return problems;
}

/** Null: no price goes so far that the margin would not do. */
export function contractLiquidation(
  terms: Pick<ArbitrageTerms, 'direction'>,
  { market, fees }: Pick<ArbitrageLeg, 'market' | 'fees'>,
  position: { readonly size: string; readonly entryPrice: string; readonly margin: string },
): string | null {
  const { tiers } = market;
  if (tiers === undefined) return null;
  return isolatedLiquidationPrice({
    contract: { settle: 'quote' },
    side: isReverse(terms) ? 'long' : 'short',
    ...position,
    tiers,
    takerFeeRate: fees.taker,
  });
}

type Income = Pick<ArbitragePreview, 'income' | 'apr' | 'netApr' | 'investedApr' | 'breakEven'>;

type Rates = Pick<ArbitrageAsked, 'fundingRate' | 'intervalHours' | 'loan'> & { readonly direction?: ArbitrageDirection | undefined };

/** The funding that a settlement brings in this direction, as a share of the value, and the interest of a day. */
function ratesOf({ direction, fundingRate, loan }: Rates): { readonly received: string | null; readonly dailyRate: string } {
  if (direction !== 'negative') return { received: fundingRate, dailyRate: '0' };
  return { received: receivedByLong(fundingRate ?? ''), dailyRate: loan?.dailyRate ?? '0' };
}

/** Shares a year of funding as it looks now, and less interest and the fees of going in and out, spread over the days that it is held. */
export function arbitrageAprs(rates: Rates, cost: string): { readonly apr: string | null; readonly netApr: string | null } {
  const { received, dailyRate } = ratesOf(rates);
  const apr = received === null ? null : fundingApr(received, rates.intervalHours);
  const earned = apr === null ? null : lessInterest(apr, dailyRate);
  return { apr, netApr: earned === null ? null : netApr(earned, cost, arbitrageHoldDays) };
}

/** `value`: of the perpetual. `cost`: the share of it that fees of going in and out take. */
function arbitrageIncome(rates: Rates, value: string, invested: string, cost: string): Income {
  const { intervalHours } = rates;
  const { received: fundingRate, dailyRate } = ratesOf(rates);
  const read = readSigned(fundingRate ?? '');
  const [money, held] = [readPositive(invested), readAmount(value)];
  if (read === null || fundingRate === null || money === null || held === null || intervalHours <= 0)
    return { income: null, apr: null, netApr: null, investedApr: null, breakEven: null };
  const { apr, netApr: net } = arbitrageAprs(rates, cost);
  const earned = read.minus(new Amount(dailyRate).times(intervalHours).dividedBy(24));
  const netRead = readSigned(net ?? '');
  return {
    income: settlementIncome(value, fundingRate),
    apr,
    netApr: net,
    investedApr: netRead === null ? null : writeResult(netRead.times(held).dividedBy(money)),
    breakEven: earned.greaterThan(0) ? new Amount(cost).dividedBy(earned).ceil().toNumber() : null,
  };
}

type LoanFigures = Pick<ArbitragePreview, 'collateral' | 'interest' | 'loanLiquidationPrice'>;

/** Money from the coins sold is there beside the collateral, less the fee. */
function loanFigures(
  terms: ArbitrageTerms,
  { loan }: ArbitrageAsked,
  { quantity, collateral }: { readonly quantity: Amount; readonly collateral: Amount },
  { price, fees }: ArbitrageLeg,
): LoanFigures {
  if (!isReverse(terms)) return { collateral: null, interest: null, loanLiquidationPrice: null };
  const told = { collateral: writeResult(collateral), interest: null, loanLiquidationPrice: null };
  if (loan === undefined || loan === null) return told;
  const sold = quantity.times(price);
  const money = collateral.plus(sold.times(new Amount(1).minus(rate(fees.taker))));
  return {
    ...told,
    interest: writeResult(sold.times(rate(loan.dailyRate))),
    loanLiquidationPrice: writeResult(loanLiquidation(loan, quantity, money)),
  };
}

/** The whole of it before its start, for forms, for the preview call and for the check at the start: one and the same. */
export function arbitragePreview(terms: ArbitrageTerms, asked: ArbitrageAsked): ArbitragePreview {
  const outside = arbitrageRangeProblems(terms);
  const [spot, contract] = [priced(asked.spot), priced(asked.contract)];
  if (asked.contract.market.form !== 'linear')
    return { ...arbitrageNothing, problems: [{ field: 'market', code: 'marketWithoutBots', params: {} }] };
  if (spot === null || contract === null)
    return { ...arbitrageNothing, problems: [...outside, { field: 'investment', code: 'noWatchedPrice', params: {} }] };
  const legs: ArbitrageLegs = { spot, contract };
  const basis = basisOf(spot.price, contract.price);
  if (outside.some(({ field }) => field === 'leverage')) return { ...arbitrageNothing, basis, problems: outside };
  const minimum = arbitrageMinimum(legs, terms);
  const least = { minInvestment: writeAmount(minimum.investment), minSlice: writeAmount(minimum.sliceAmount) };
  const size = arbitrageSize(terms, legs);
  if (size === null) return { ...arbitrageNothing, basis, ...least, problems: outside };
  const { quantity, margin } = size;
  const unlent = isReverse(terms) && asked.loan !== undefined ? loanProblems(terms, asked.loan, size, spot.price) : [];
  const problems = [...outside, ...sizeProblems(terms, legs, quantity), ...unlent];
  const slice = arbitrageSlice(terms.sliceAmount, legs);
  if (quantity.isZero()) return { ...arbitrageNothing, basis, ...least, problems };
  const value = quantity.times(contract.price);
  const cost = roundTripCost(legs);
  return {
    quantity: writeAmount(quantity),
    value: writeAmount(value),
    margin: writeResult(margin),
    slices: slice.isZero() ? null : quantity.dividedBy(slice).ceil().toNumber(),
    costs: writeResult(value.times(cost)),
    ...arbitrageIncome({ ...asked, direction: terms.direction }, writeAmount(value), terms.investment, cost),
    ...loanFigures(terms, asked, size, spot),
    basis,
    liquidationPrice: contractLiquidation(terms, contract, {
      size: writeAmount(quantity),
      entryPrice: contract.price,
      margin: writeResult(margin),
    }),
    ...least,
    problems,
  };
}
