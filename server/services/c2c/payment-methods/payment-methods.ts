// The payment methods that users of a venue keep for orders of the marketplace, encrypted.
import type { PaymentFieldKind } from '#lib/contract/c2c/payment/field-kinds.ts';
import type { PaymentSchemeId } from '#lib/contract/c2c/payment/schemes.ts';
import type { WrongDetail } from './details/detail-rules.ts';
import type { Typed } from './details/read-detail.ts';

type KeptDetail = { readonly kind: PaymentFieldKind; readonly value: string };

/** All that a payer has to know. */
export type PaymentDetails = {
  readonly scheme: PaymentSchemeId;
  /** In the order of the scheme. */
  readonly fields: readonly KeptDetail[];
};

export type PaymentMethod = PaymentDetails & {
  readonly methodId: number;
  readonly createdAtMs: number;
  /** The time of the details as they stand. */
  readonly changedAtMs: number;
};

/** holder: the identity of the user has another name. */
export type Unwritten =
  | { readonly reason: 'identity-waiting' | 'identity-needed' | 'holder' | 'exists' }
  | ({ readonly reason: 'detail' } & WrongDetail);

export type Untouched = { readonly reason: 'unknown' } | { readonly reason: 'in-use' };

/** `methodId`: the one that is to be changed; null: a further one. */
export type PaymentRequest = { readonly scheme: PaymentSchemeId; readonly typed: Typed; readonly methodId: number | null };

export type PaymentMethods = {
  /** Oldest first. */
  list(userId: string): Promise<readonly PaymentMethod[]>;
  /** The details as they would be kept. */
  check(userId: string, request: PaymentRequest): Promise<PaymentDetails | Unwritten>;
  save(userId: string, scheme: PaymentSchemeId, typed: Typed): Promise<PaymentMethod | Unwritten | { readonly reason: 'full' }>;
  /** Writes all details anew. */
  change(userId: string, methodId: number, typed: Typed): Promise<PaymentMethod | Unwritten | Untouched>;
  /** Null: it is erased. */
  remove(userId: string, methodId: number): Promise<Untouched | null>;
  /** No method of the user is changed or removed until the work is done. */
  whileKept<Result>(userId: string, work: () => Promise<Result>): Promise<Result>;
  /** The details that the other side of an order is shown, whoever the owner is; null: erased. The caller knows who may see it. */
  readFor(methodId: number): Promise<PaymentDetails | null>;
};

/** The questions of payment methods to the rest of the venue. */
export type PaymentPorts = {
  /** The name of the user's approved identity; waiting: nobody has decided yet; null: none is approved, or its details are erased. */
  readonly identityName: (userId: string) => Promise<{ readonly name: string } | 'waiting' | null>;
  /** True while an open order was given this payment method to pay by. */
  readonly isNeeded: (methodId: number) => Promise<boolean>;
  readonly oneUserAtATime: <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>;
  readonly now: () => number;
};
