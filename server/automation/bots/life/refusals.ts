// The meaning of refusals for bots of every kind: some are waited for, the others are counted, and many in a row are too many.
import type { StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { CancelReason } from '#server/engine/orders/order-event.ts';
import { RejectReason } from '#server/engine/reject.ts';

/** In a row, for one reason. */
const mostRefusals = 5;

const ofMarket: ReadonlySet<string> = new Set([RejectReason.marketHalted, RejectReason.marketCancelOnly]);
const ofBand: ReadonlySet<string> = new Set([RejectReason.priceAboveBand, RejectReason.priceBelowBand]);
const ofPosition: ReadonlySet<string> = new Set([CancelReason.liquidation, CancelReason.delivery, CancelReason.nothingToReduce]);

/** The market does not trade now: it says itself when it does again, so that this is no refusal of the order. */
export const isOfMarket = (reason: string): boolean => ofMarket.has(reason);

/**
 * The market has jumped beyond the price of a limit order, and the price that the band is measured from follows it within seconds. An
 * order at the market is not refused for it: it finds nobody within the band, which is a refusal like any other.
 */
export const isOfBand = (reason: string): boolean => ofBand.has(reason);

/** The exchange has ended the order with the position that it was for: that says nothing about the order. */
export const isOfPosition = (reason: CancelReason): boolean => ofPosition.has(reason);

/** The last price may stand still while the band moves, so an order waits for a time and not for a price. */
const bandRetryAfterMs = 5000;

/** When orders that the price band has refused go out again, in exchange time; left out: it has refused none. */
export type BandWait = { bandRetryAtMs?: number };

/** @returns true if it begins to wait with this refusal: one row tells of all orders that the band has refused together */
export function waitForBand(own: BandWait, timeMs: number): boolean {
  if (own.bandRetryAtMs !== undefined) return false;
  own.bandRetryAtMs = timeMs + bandRetryAfterMs;
  return true;
}

/** Refusals in a row for one reason; an empty reason: none. */
export type Refusals = { refusal: string; refusals: number };

/** @returns how many there are of it by now */
export function countRefusal(own: Refusals, reason: string): number {
  own.refusals = own.refusal === reason ? own.refusals + 1 : 1;
  own.refusal = reason;
  return own.refusals;
}

/** Something has gone well. */
export function forgetRefusals(own: Refusals): void {
  own.refusal = '';
  own.refusals = 0;
}

export const isTooMany = (refusals: number): boolean => refusals >= mostRefusals;

type Refused = { readonly state: { refusals: number; sells: boolean; readonly ending: StopReason | null } };

/** Too many refusals begin the end. At the end coins are kept for them; closing a contract is never given up, because nobody else could. */
export function giveUpWhenTooMany<Turn extends Refused>(
  turn: Turn,
  isCoins: boolean,
  beginEnd: (turn: Turn, reason: StopReason) => void,
): void {
  const { state } = turn;
  if (!isTooMany(state.refusals)) return;
  state.refusals = 0;
  if (state.ending === null) beginEnd(turn, 'order-failed');
  else if (isCoins) state.sells = false;
}
