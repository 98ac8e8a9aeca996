// Converting as calls see it: what it would give, quotes that are good for some seconds, and orders that wait for a rate.
import type { ConvertAnswer } from '#server/engine/convert/convert-view.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { AssetListing } from '#server/engine/listings.ts';
import type { RejectReason } from '#server/engine/reject.ts';
import type { Units } from '#server/engine/units.ts';

/** The coins that are converted, and the terms; decimal text. */
export type ConvertOffer = {
  readonly rules: {
    readonly guard: string;
    readonly quoteSeconds: number;
    readonly orderDays: readonly number[];
    readonly maxDust: string;
  };
  readonly coins: readonly { readonly coin: string; readonly min: string; readonly max: string }[];
  /** A share. */
  readonly spread: string;
};

export type Part = { readonly asset: AssetListing; readonly units: Units };
export type PricedPart = Part & { readonly toUnits: Units };

/** A promise: good until `expiresMs` and for whom it was made alone, and taken once. */
export type Quote = {
  readonly id: string;
  readonly accountId: AccountId;
  readonly to: AssetListing;
  readonly parts: readonly PricedPart[];
  readonly expiresMs: number;
};

/** `reason` null: converted. */
export type TakenPart = PricedPart & { readonly reason: RejectReason | null };
export type Taken = { readonly timeMs: number; readonly to: AssetListing; readonly parts: readonly TakenPart[] };

export type ConvertService = {
  readonly offer: ConvertOffer;
  /** The price that would hold just now, promised to nobody. */
  price(from: AssetListing, to: AssetListing, units: bigint): Promise<ConvertAnswer>;
  /** A quote for one coin, or the reason why there is none. */
  quote(accountId: AccountId, part: Part, to: AssetListing): Promise<Quote | RejectReason>;
  /** A quote for those of several coins that can be priced, with the others in `out`; null when none can. */
  sweep(accountId: AccountId, parts: readonly Part[], to: AssetListing): Promise<{ readonly quote: Quote | null; readonly out: readonly (Part & { readonly reason: RejectReason })[] }>; // prettier-ignore
  /** One effect, however often and from how many places it is asked for; every asker is told the same. */
  take(accountId: AccountId, id: string): Promise<Taken | RejectReason>;
  /** Fills orders whose rate is reached and ends those whose time is over; how many were looked at. */
  settleDue(): Promise<number>;
};
