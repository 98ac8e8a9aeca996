// The worth of a portfolio's coins at the prices of the moment, and their targets, in quote units.
import { millionth, targetsOf } from '#lib/order-math/bots/portfolio/portfolio-trades.ts';
import { toMillionths } from '#lib/order-math/bots/portfolio/portfolio-limits.ts';
import { mulDivDown } from '#server/engine/arithmetic/mul-div.ts';
import type { BotMarket } from '../../bot-kind.ts';
import type { BotLeg } from '../../many-markets-kind.ts';
import type { PortfolioState } from './portfolio-state.ts';

type Seen = { readonly state: PortfolioState; readonly legs: readonly BotLeg[] };

/** Quote units of one lot. */
export const lotValue = ({ market, prices }: BotLeg): number => prices.lastTicks * market.rules.tickLotUnits;

/** Quote units of coins, down to the unit; 0 while there is no price. */
export const valueOf = (leg: BotLeg, held: number): number => mulDivDown(held, lotValue(leg), leg.market.rules.lotUnits);

export const heldLots = (market: BotMarket, held: number): number => Math.floor(held / market.rules.lotUnits);

/** True if the market takes an order of so many lots at its last price. */
export function isLargeEnough({ market, prices }: BotLeg, lots: number): boolean {
  const { minQuantityLots, minNotionalUnits, tickLotUnits } = market.rules;
  return lots >= minQuantityLots && BigInt(lots) * BigInt(prices.lastTicks) * BigInt(tickLotUnits) >= minNotionalUnits;
}

/** At most so many lots in one order. Those at the market may cost a little more than at the last price. */
export function inOneOrder(leg: BotLeg, lots: number): number {
  const { maxQuantityLots, maxNotionalUnits } = leg.market.rules;
  const value = lotValue(leg);
  return value === 0 ? 0 : Math.min(lots, maxQuantityLots, Number((maxNotionalUnits * 9n) / 10n / BigInt(value)));
}

/** The least value of an order at the last price. */
export function leastUnits(leg: BotLeg): number {
  const { minQuantityLots, minNotionalUnits } = leg.market.rules;
  return Math.max(Number(minNotionalUnits), minQuantityLots * lotValue(leg));
}

export const legValues = ({ state, legs }: Seen): readonly number[] => legs.map((leg, place) => valueOf(leg, state.legs[place]?.held ?? 0));

/** Everything that it has. */
export const totalOf = (seen: Seen): number => legValues(seen).reduce((sum, value) => sum + value, seen.state.quoteUnits);

const weightOf = ({ terms }: PortfolioState, coin: string): number =>
  toMillionths(terms.coins.find((one) => one.coin === coin)?.weight ?? '0');

/** By leg, in millionths; a coin that is no longer among the terms has none. */
export const weightsOf = (state: PortfolioState): readonly number[] => state.legs.map(({ coin }) => weightOf(state, coin));

/** The part that stays money, in millionths. */
export const quoteWeight = (state: PortfolioState): number => millionth - weightsOf(state).reduce((sum, weight) => sum + weight, 0);

/** By leg, and of the money last, out of everything that it has. */
export function targetsNow(seen: Seen): { readonly legs: readonly number[]; readonly quote: number } {
  const weights = weightsOf(seen.state);
  const targets = targetsOf(BigInt(totalOf(seen)), [...weights, quoteWeight(seen.state)]).map(Number);
  return { legs: targets.slice(0, weights.length), quote: targets.at(-1) ?? 0 };
}
