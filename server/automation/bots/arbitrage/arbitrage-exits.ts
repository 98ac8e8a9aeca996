// The exits of an arbitrage bot: enough made, funding too low for too long, or the two prices back together.
import { Amount, ROUND_DOWN, ROUND_HALF_UP, ROUND_UP, readAmount, readSigned, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { basisOf, fundingApr } from '#lib/order-math/bots/arbitrage/arbitrage-income.ts';
import { mulDivDown } from '#server/engine/arithmetic/mul-div.ts';
import { valueAt } from '../order-sizes.ts';
import { contractLeg } from './arbitrage-state.ts';
import { beginEnd, legsText, say, type Turn } from './arbitrage-turn.ts';

const hourMs = 3_600_000;
/** Decimals of rates in rows. */
const toldDecimals = 6;

/** All that both wallets are worth at the prices of the moment, less what was put in. */
function totalUnits({ state, spot, contract }: Turn): number {
  const coins = mulDivDown(
    Math.max(0, state.heldUnits),
    spot.prices.lastTicks * spot.market.rules.tickLotUnits,
    spot.market.rules.lotUnits,
  );
  const short = state.entryUnits - valueAt(contract.market, contract.prices.markTicks, state.shortLots);
  return state.spotCash + coins + state.futuresCash + short - state.putInUnits;
}

/** Compares what a settlement has paid, as a share a year of what is short at the mark price, with what its owner asks for. */
export function takeFundingRate(turn: Turn, units: number): void {
  const { state, contract } = turn;
  const { market, prices } = contract;
  const value = valueAt(market, prices.markTicks, state.shortLots);
  const rate = value === 0 ? new Amount(0) : new Amount(units).dividedBy(value);
  const told = (share: Amount): string => writeAmount(share.toDecimalPlaces(toldDecimals, ROUND_HALF_UP));
  say(turn, 'arbitrage.funding', { leg: contractLeg, units, rate: told(rate) });
  const { minApr, minAprSettlements } = state.terms;
  const hours = (market.rules.contract?.fundingIntervalMs ?? 0) / hourMs;
  const apr = readSigned(fundingApr(writeAmount(rate.toDecimalPlaces(24, ROUND_DOWN)), hours) ?? '');
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
  if (!state.isEntered || state.shortLots === 0) return;
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
  if (basis === null || basis.greaterThan(limit)) return;
  say(turn, 'arbitrage.basis-reached', { rate: writeAmount(basis.toDecimalPlaces(toldDecimals, ROUND_DOWN)) });
  beginEnd(turn, 'arbitrage');
}
