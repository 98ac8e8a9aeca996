// The events of conversions.
import type { AccountId, AssetId, OrderId } from '../ids.ts';
import type { RejectReason } from '../reject.ts';
import type { Units } from '../units.ts';
import type { SetConvertTerms } from './convert-command.ts';

/** `reason` null: converted; else why it was left as it was. */
export type ConvertedLeg = {
  readonly assetId: AssetId;
  readonly units: Units;
  readonly toUnits: Units;
  readonly reason: RejectReason | null;
};

/** Coins have been converted: by a quote, or by an order that has been reached. */
type Converted = {
  readonly type: 'converted';
  readonly accountId: AccountId;
  readonly toAssetId: AssetId;
  readonly legs: readonly ConvertedLeg[];
  /** The quote; empty: an order. */
  readonly reference: string;
  /** 0: a quote. */
  readonly orderId: OrderId;
};

export type ConvertOrderOpened = {
  readonly type: 'convert-order-opened';
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly units: Units;
  readonly toAssetId: AssetId;
  readonly toUnits: Units;
  readonly expiresMs: number;
  readonly clientOid: string;
};

export const ConvertOutcome = { filled: 'filled', cancelled: 'cancelled', expired: 'expired' } as const;
export type ConvertOutcome = (typeof ConvertOutcome)[keyof typeof ConvertOutcome];

export type ConvertOrderClosed = {
  readonly type: 'convert-order-closed';
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  readonly outcome: ConvertOutcome;
  /** The units that it has brought; 0 unless filled. */
  readonly toUnits: Units;
};

export type ConvertEvent =
  | Converted
  | ConvertOrderOpened
  | ConvertOrderClosed
  | (Pick<SetConvertTerms, 'spreadPpm' | 'reachPpm' | 'guardPpm'> & { readonly type: 'convert-terms-set' });
