// The events of orders between two people.
import type { C2cRole, C2cState, C2cStep } from '#lib/contract/c2c/order-steps.ts';
import type { AccountId, AssetId, OrderId } from '../ids.ts';
import type { Units } from '../units.ts';
import type { PlaceC2cOrder } from './c2c-command.ts';

type Parties = {
  readonly orderId: OrderId;
  readonly advertId: number;
  readonly buyerId: AccountId;
  readonly sellerId: AccountId;
  /** The one who took the advert; the other one is the advertiser. */
  readonly taker: C2cRole;
  readonly assetId: AssetId;
  readonly units: Units;
  readonly price: string;
};

export type C2cOrderPlaced = Parties &
  Pick<PlaceC2cOrder, 'currency' | 'payUnits' | 'methodIds'> & { readonly type: 'c2c-order-placed'; readonly payByMs: number };

/** It has ended with this event: each has the other's coins. */
export type C2cCoinsSwapped = Parties & {
  readonly type: 'c2c-coins-swapped';
  readonly quoteAssetId: AssetId;
  readonly quoteUnits: Units;
};

/** `lapse`: a request to cancel, unanswered; `expire`: nothing was paid in time; `carry-out`: nobody objected to the decision. */
export type C2cCause = C2cStep | 'decide' | 'lapse' | 'expire' | 'carry-out';

/** One of the two, an operator or time has done something; the rest is how the order stands behind it. */
export type C2cOrderMoved = {
  readonly type: 'c2c-order-moved';
  readonly orderId: OrderId;
  readonly advertId: number;
  readonly buyerId: AccountId;
  readonly sellerId: AccountId;
  /** The coins that it is about. */
  readonly units: Units;
  readonly cause: C2cCause;
  /** Null: an operator, or time. */
  readonly by: C2cRole | null;
  readonly state: C2cState;
  readonly cancelAskedBy: C2cRole | null;
  readonly decidedFor: C2cRole | null;
  readonly isReopened: boolean;
  /** The time at which it goes on by itself; null: it waits for people. */
  readonly dueMs: number | null;
};

export type C2cEvent = C2cOrderPlaced | C2cCoinsSwapped | C2cOrderMoved;
