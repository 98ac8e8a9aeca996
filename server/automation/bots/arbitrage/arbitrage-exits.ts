// The exits of an arbitrage bot: enough made, funding too low for too long, or the two prices back together.
import { Amount, ROUND_DOWN, ROUND_HALF_UP, ROUND_UP, readAmount, readSigned, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { basisOf, fundingApr } from '#lib/order-math/bots/arbitrage/arbitrage-income.ts';
import { mulDivDown, mulDivUp } from '#server/engine/arithmetic/mul-div.ts';
import { valueAt } from '../order-sizes.ts';
import { isReverse } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { contractLeg } from './arbitrage-state.ts';
import { beginEnd, gainAt, legsText, say, type Turn } from './arbitrage-turn.ts';

const hourMs = 3_600_000;
/** Decimals of rates in rows. */
const toldDecimals = 6;

/** All that its wallets are worth at the prices of the moment, less what is owed and what was put in. */
function totalUnits(turn: Turn): number {
  const { state, spot, contract } = turn;
  const { tickLotUnits, lotUnits } = spot.market.rules;
  const price = spot.prices.lastTicks * tickLotUnits;
  const coins = mulDivDown(Math.max(0, state.heldUnits), price, lotUnits) - mulDivUp(state.owedUnits, price, lotUnits);
  const gain = gainAt(turn, contract.prices.markTicks);
  return state.spotCash + state.marginCash + coins + state.futuresCash + gain - state.putInUnits;
}

/** Compares what a settlement has paid, less the interest since the one before, as a share a year of the position at the mark price, with what its owner asks for. */
export function takeFundingRate(turn: Turn, units: number): void {
  const { state, contract } = turn;
  const { market, prices } = contract;
  const value = valueAt(market, prices.markTicks, state.contractLots);
  const share = (paid: number): Amount => (value === 0 ? new Amount(0) : new Amount(paid).dividedBy(value));
  const rate = share(units);
  const earned = share(units - state.interestSince);
  state.interestSince = 0;
  const told = (part: Amount): string => writeAmount(part.toDecimalPlaces(toldDecimals, ROUND_HALF_UP));
  say(turn, 'arbitrage.funding', { leg: contractLeg, units, rate: told(rate) });
  const { minApr, minAprSettlements } = state.terms;
  const hours = (market.rules.contract?.fundingIntervalMs ?? 0) / hourMs;
  const apr = readSigned(fundingApr(writeAmount(earned.toDecimalPlaces(24, ROUND_DOWN)), hours) ?? '');
  if (minApr === null || apr === null || state.ending !== null) return;
  if (apr.greaterThanOrEqualTo(minApr)) {
    state.lowSettlements = 0;
    return;
  }
  state.lowSettlements += 1;
  say(turn, 'arbitrage.funding-low', { rate: told(apr), threshold: minApr, times: state.lowSettlements });
  if (state.lowSettlements >= minAprSettlements) beginEnd(turn, 'arbitrage');
}

/** Looked at with each minute, each settlement and whatever else it is told, once all slices are in. */
export function watchExits(turn: Turn): void {
  const { state, spot, contract } = turn;
  const { takeProfit, exitBasis } = state.terms;
  if (!state.isEntered || state.contractLots === 0) return;
  if (spot.prices.lastTicks === 0 || contract.prices.lastTicks === 0 || contract.prices.markTicks === 0) return;
  if (takeProfit !== null) {
    const wanted = readAmount(takeProfit)
      ?.times(10 ** spot.market.quote.decimals)
      .toDecimalPlaces(0, ROUND_UP);
    const total = totalUnits(turn);
    if (wanted?.lessThanOrEqualTo(total) === true) {
      say(turn, 'arbitrage.take-profit', { units: total });
      return beginEnd(turn, 'take-profit');
    }
  }
  const limit = readSigned(exitBasis ?? '');
  if (limit === null) return;
  const legs = legsText(turn);
  const basis = readSigned(basisOf(legs.spot.price, legs.contract.price) ?? '');
  if (basis === null || (isReverse(state.terms) ? basis.lessThan(limit) : basis.greaterThan(limit))) return;
  say(turn, 'arbitrage.basis-reached', { rate: writeAmount(basis.toDecimalPlaces(toldDecimals, ROUND_DOWN)) });
  beginEnd(turn, 'arbitrage');
}
