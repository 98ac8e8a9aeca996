// A take-profit and a stop-loss that are measured from a price: how they are written, judged, and turned into prices.
import { group, orNull, whole } from '#server/engine/codec/fields.ts';
import { millionthsDown } from '#server/engine/arithmetic/millionths.ts';
import { ticks } from '#server/engine/units.ts';
import { priceSource } from '../../trigger-codec.ts';
import type { ExitTerms, TriggerTerms } from '../../trigger-terms.ts';
import type { RatioExit, RatioTrigger } from './trailing-terms.ts';

const ratioTrigger = group<RatioTrigger>({ source: priceSource, factorPpm: whole, saidPpm: whole });
export const ratioExit = group<RatioExit>({ takeProfit: orNull(ratioTrigger), stopLoss: orNull(ratioTrigger) });

const copyLeg = (leg: RatioTrigger | null): RatioTrigger | null =>
  leg === null ? null : { source: leg.source, factorPpm: leg.factorPpm, saidPpm: leg.saidPpm };
export const copyRatioExit = ({ takeProfit, stopLoss }: RatioExit): RatioExit => ({
  takeProfit: copyLeg(takeProfit),
  stopLoss: copyLeg(stopLoss),
});

/** Up to a hundred times the opening price. */
const largestPpm = 100_000_000;

/** At least one leg; on a buy the take-profit lies above the opening price and the stop-loss below, on a sell the other way round. */
export function isSoundRatioExit({ takeProfit, stopLoss }: RatioExit, isBuy: boolean): boolean {
  const [above, below] = isBuy ? [takeProfit, stopLoss] : [stopLoss, takeProfit];
  const isAbove = above === null || (above.factorPpm > 1_000_000 && above.factorPpm <= largestPpm && Number.isSafeInteger(above.factorPpm));
  const isBelow = below === null || (below.factorPpm > 0 && below.factorPpm < 1_000_000 && Number.isSafeInteger(below.factorPpm));
  return isAbove && isBelow && (takeProfit !== null || stopLoss !== null);
}

/** Snapped down to the tick. */
export function exitFrom({ takeProfit, stopLoss }: RatioExit, openTicks: number): ExitTerms {
  const at = (leg: RatioTrigger | null): TriggerTerms | null =>
    leg === null ? null : { source: leg.source, triggerTicks: ticks(millionthsDown(openTicks, leg.factorPpm)), executeTicks: ticks(0) };
  return { takeProfit: at(takeProfit), stopLoss: at(stopLoss) };
}
