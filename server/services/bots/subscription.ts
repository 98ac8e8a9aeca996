// The terms on which a strategy is copied; the first copy of a user pays the price.
import type { AccountId, AssetId } from '#server/engine/ids.ts';

export type Subscription = {
  /** The user, by the main account; another one of the user's may be the one that copies. */
  readonly subscriberId: AccountId;
  readonly assetId: AssetId;
  readonly units: bigint;
  readonly sharePercent: number;
};
