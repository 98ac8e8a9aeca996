// The port of the orders between people in a venue: taking an advert, the steps of both, and what operators decide.
import type { C2cRole, C2cStep } from '#lib/contract/c2c/order-steps.ts';
import type { ErrorKey, ErrorParams } from '#lib/contract/errors.ts';
import type { C2cOrderRow, C2cStepRow } from '#server/projections/c2c/create-c2c-reader.ts';
import type { Page } from '#server/projections/page.ts';
import type { AccountId, OrderId } from '#server/engine/ids.ts';
import type { Trader } from '#server/services/c2c/adverts/adverts.ts';
import type { RatingRow } from '../ratings/ratings.ts';
import type { TradingRecord } from '../records/trading-record.ts';
import type { PaymentDetails } from '#server/services/c2c/payment-methods/payment-methods.ts';

export type OrderRefusal = { readonly refused: ErrorKey; readonly params: ErrorParams };

export type Party = { readonly userId: string; readonly accountId: AccountId };

/** The advert as the taker saw it, and what he wants of it. */
export type TakingOrder = {
  readonly advertId: number;
  readonly version: number;
  /** In the quote, or in coins; decimal text. */
  readonly size: { readonly amount: string } | { readonly quantity: string };
  /** From one who sells for a currency: his methods that may be used. */
  readonly methodIds: readonly number[];
  readonly clientOid: string;
};

/** The time until which coins of a user do not leave, in ms; one that is over, or 0: they may. */
export type HeldUntil = (userId: string) => Promise<number>;

/** An order as one of the two may see it. */
export type OwnOrder = {
  readonly row: C2cOrderRow;
  readonly role: C2cRole;
  readonly counterpart: Pick<Trader, 'nickname' | 'isHouse'> & TradingRecord;
};

export type OrderDetail = OwnOrder & {
  readonly history: readonly C2cStepRow[];
  /** The steps that are open to this one now, as the core would take them. */
  readonly steps: readonly C2cStep[];
  /** The seller's methods, for a buyer who is to pay; empty for the seller, and once the order is over. */
  readonly payment: readonly PaymentDetails[];
  /** The name of the buyer's approved identity, for a seller who compares it while the order is open; null: none is known. */
  readonly payerName: string | null;
  /** Those of both. */
  readonly ratings: readonly RatingRow[];
};

export type C2cOrders = {
  place(taker: Party, order: TakingOrder, heldUntilMs: HeldUntil): Promise<{ readonly orderId: OrderId } | OrderRefusal>;
  step(party: Party, orderId: OrderId, step: C2cStep): Promise<OrderRefusal | null>;
  /** Null: none of his. */
  find(accountId: AccountId, orderId: OrderId): Promise<OrderDetail | null>;
  list(accountId: AccountId, page: { readonly open: boolean; readonly before?: string | undefined; readonly limit: number }): Promise<Page<OwnOrder>>; // prettier-ignore
  /** Those that wait for an operator, the oldest first, with what has happened to each. */
  appealed(): Promise<readonly { readonly row: C2cOrderRow; readonly history: readonly C2cStepRow[] }[]>;
  /** Null: there is no such order. */
  standing(orderId: OrderId): Promise<C2cOrderRow | null>;
  /** The ratings of whoever published an advert, newest orders first, with the nicknames of those who gave them; null: there is no such advert. */
  ratingsOf(
    advertId: number,
    page: { readonly before: number | null; readonly limit: number },
  ): Promise<readonly { readonly row: RatingRow; readonly nickname: string }[] | null>;
  decide(orderId: OrderId, decidedFor: C2cRole): Promise<OrderRefusal | null>;
};
