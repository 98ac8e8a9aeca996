// The commands of orders between two people: a seller's coins against a payment outside of the venue, or coins against coins.
import type { Side } from '#lib/contract/enums.ts';
import type { C2cRole, C2cStep } from '#lib/contract/c2c/order-steps.ts';
import type { AccountId, AssetId, OrderId } from '../ids.ts';
import type { Units } from '../units.ts';

/** The part that both kinds of orders have: somebody takes an advert, or a piece of it. */
type TakeAdvert = {
  /** The one who takes it, and whose name `clientOid` is. */
  readonly accountId: AccountId;
  /** The advertiser. */
  readonly makerId: AccountId;
  /** The side of who takes it. */
  readonly side: Side;
  readonly assetId: AssetId;
  readonly units: Units;
  readonly advertId: number;
  /** The amount of the advert in all: orders for more of it than that are refused. */
  readonly advertUnits: Units;
  /** Quote per whole coin, as both have seen it: told, not computed with. At most 40 characters. */
  readonly price: string;
  /** As in PlaceOrder; the same space of names. */
  readonly clientOid: string;
};

/** Holds the seller's coins until the payment is confirmed, or the order ends without one. */
export type PlaceC2cOrder = TakeAdvert & {
  readonly type: 'place-c2c-order';
  /** ISO 4217 code. */
  readonly currency: string;
  /** In the currency's smallest unit: told, not computed with. */
  readonly payUnits: Units;
  /** The seller's payment methods, one of which is used. 1 to 5. */
  readonly methodIds: readonly number[];
  readonly payMinutes: number;
};

/** Holds the coins of both, and gives each to the other at once. */
export type SwapC2cCoins = TakeAdvert & {
  readonly type: 'swap-c2c-coins';
  readonly quoteAssetId: AssetId;
  readonly quoteUnits: Units;
};

/** A step of one of the two (lib/contract/c2c/order-steps.ts). An order of two others is unknown. */
export type StepC2cOrder = {
  readonly type: 'step-c2c-order';
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  readonly step: C2cStep;
};

/** An operator decides on an appeal: at once the second time, else when the other one does not object. */
export type DecideC2cOrder = { readonly type: 'decide-c2c-order'; readonly orderId: OrderId; readonly decidedFor: C2cRole };

export type C2cCommand = PlaceC2cOrder | SwapC2cCoins | StepC2cOrder | DecideC2cOrder;
