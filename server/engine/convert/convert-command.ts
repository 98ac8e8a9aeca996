// The commands of converting: coins against coins from the venue's own account, at a price taken from the books.
import type { AccountId, AssetId, OrderId } from '../ids.ts';
import type { Units } from '../units.ts';

/** One coin of a conversion: the units given, and the units that the quote has promised for them. */
export type ConvertLeg = { readonly assetId: AssetId; readonly units: Units; readonly toUnits: Units };

/**
 * Takes a quote: each leg is converted in whole or not at all, and a command of which no leg could be is refused with the reason
 * of the first. Refused once the quote has run out, and a leg whose promise the books have moved away from, in either direction.
 */
export type Convert = {
  readonly type: 'convert';
  readonly accountId: AccountId;
  readonly toAssetId: AssetId;
  /** At most 64, no coin twice. */
  readonly legs: readonly ConvertLeg[];
  /** The last millisecond in which the quote is good. */
  readonly expiresMs: number;
  /** Names the quote, which is taken once. At most 128 characters. */
  readonly reference: string;
};

/** Holds an amount until convert pays at least so much for it, or the time is over. */
export type PlaceConvertOrder = {
  readonly type: 'place-convert-order';
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
  readonly toAssetId: AssetId;
  /** The least amount that it must bring. */
  readonly toUnits: Units;
  readonly expiresMs: number;
  /** As in PlaceOrder; the same space of names. */
  readonly clientOid: string;
};

export type CancelConvertOrder = { readonly type: 'cancel-convert-order'; readonly accountId: AccountId; readonly orderId: OrderId };

/** Fills an order whose rate is reached, at the rate of now; gives its money back when its time is over and the clock did not; else refused. */
export type SettleConvertOrder = { readonly type: 'settle-convert-order'; readonly orderId: OrderId };

/** The terms of everything that is converted from now on. In millionths. */
export type SetConvertTerms = {
  readonly type: 'set-convert-terms';
  /** The share that the convert account keeps of what the books would give. */
  readonly spreadPpm: number;
  /** The distance below the index price at which the books may still pay for a size: beyond it they are too thin. */
  readonly reachPpm: number;
  /** The distance that the books may have moved from a quote when it is taken. */
  readonly guardPpm: number;
  /** From then on orders whose time is over go with the clock. */
  readonly expiresByClock?: true;
};

/** The prefixes of the names of quotes: of a single coin, and of a sweep. */
export const quoteNames = { quote: 'quote:', sweep: 'sweep:' } as const;

export type ConvertCommand = Convert | PlaceConvertOrder | CancelConvertOrder | SettleConvertOrder | SetConvertTerms;
