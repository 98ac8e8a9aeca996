// Triggers and exits as a caller writes them, in the core's integers.
import { TriggerType } from '#lib/contract/enums.ts';
import type { ExitFields, SpotExit, SpotTrigger } from '#lib/contract/wire/orders/exit-fields.ts';
import { PriceSource, type ExitTerms, type StopTerms, type TriggerTerms } from '#server/engine/plans/trigger-terms.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { ticks } from '#server/engine/units.ts';
import { readPrice } from '../amounts/read-price.ts';
import { Refusal, refuseField } from '../refusal/refusal.ts';

/** The fair price is the index price of a coin, and the mark price of a contract. */
export function sourceOf(type: TriggerType, market: MarketListing): PriceSource {
  if (type === TriggerType.market) return PriceSource.last;
  return isContract(market) ? PriceSource.mark : PriceSource.index;
}

export function readTrigger({ triggerType, triggerPrice, executePrice }: SpotTrigger, market: MarketListing): TriggerTerms | Refusal {
  const triggerTicks = readPrice(triggerPrice, market, 'invalidTrigger');
  if (triggerTicks instanceof Refusal) return triggerTicks;
  const executeTicks = executePrice === null ? ticks(0) : readPrice(executePrice, market);
  if (executeTicks instanceof Refusal) return executeTicks;
  return { source: sourceOf(triggerType, market), triggerTicks, executeTicks };
}

export const withWait = (stop: TriggerTerms, seconds: number | undefined): StopTerms =>
  seconds === undefined ? stop : { ...stop, marketAfterMs: seconds * 1000 };

export function readExit(exit: SpotExit | null, market: MarketListing): ExitTerms | null | Refusal {
  if (exit === null) return null;
  const takeProfit = exit.takeProfit === null ? null : readTrigger(exit.takeProfit, market);
  if (takeProfit instanceof Refusal) return takeProfit;
  const stopLoss = exit.stopLoss === null ? null : readTrigger(exit.stopLoss, market);
  if (stopLoss instanceof Refusal) return stopLoss;
  return { takeProfit, stopLoss: stopLoss === null ? null : withWait(stopLoss, exit.stopLoss?.marketAfterSeconds) };
}

/** The exit that an order takes with it: it opens with the first fill. */
export function readOrderExit(said: SpotExit | null, market: MarketListing): ExitTerms | null | Refusal {
  const exit = readExit(said, market);
  return exit === null || exit instanceof Refusal ? exit : { ...exit, fromFirstFill: true };
}

/** A stop-loss at market leaves nothing in the book that could turn. In the names of orders. */
export const wrongWait = ({ stopLossMarketAfter = 0, exeStopLossPrice = '' }: ExitFields): Refusal | null =>
  stopLossMarketAfter > 0 && exeStopLossPrice === '' ? refuseField('stopLossMarketAfter', 'is of a stop-loss with a limit price') : null;

/** Another exit in the place of one: left out, the time after which its stop-loss turns into a market order stays as it was. */
export function keepWait(exit: ExitTerms, marketAfterMs: number | undefined, { stopLossMarketAfter }: ExitFields): ExitTerms {
  const { stopLoss } = exit;
  if (stopLossMarketAfter !== undefined || marketAfterMs === undefined || stopLoss === null || stopLoss.executeTicks === 0) return exit;
  return { ...exit, stopLoss: { ...stopLoss, marketAfterMs } };
}
