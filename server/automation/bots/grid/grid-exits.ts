// The prices and shares of a grid's terms as whole numbers.
import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { Amount } from '#lib/order-math/amounts/amount.ts';
import { ticksOf } from '#lib/order-math/bots/grid-reading.ts';

import type { BotMarket } from '../../bot-kind.ts';
import type { GridExits } from './grid-state.ts';

/** Millionths, down. */
const ppmOf = (rate: string | null): number => new Amount(rate ?? '0').times(1_000_000).floor().toNumber();

export function exitsOf(terms: GridTerms, { priceDecimals }: BotMarket): GridExits {
  const ticks = (text: string | null): number => (text === null ? 0 : (ticksOf(text, { pricePlace: priceDecimals }) ?? 0));
  return {
    triggerTicks: ticks(terms.triggerPrice),
    takeProfitTicks: ticks(terms.takeProfitPrice),
    stopLossTicks: ticks(terms.stopLossPrice),
    stopTicks: ticks(terms.stopPrice),
    trailingPpm: ppmOf(terms.trailingStopRate),
    priceLimitPpm: ppmOf(terms.priceLimitRate),
  };
}
