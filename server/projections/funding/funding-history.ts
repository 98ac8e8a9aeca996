// The funding of the days before this venue opened, told by somebody else.
import type { SettledFunding } from '#lib/contract/history/contract-history.ts';
import type { ContractListing } from '#server/engine/listings.ts';

export type FundingHistory = {
  /** Slots that were due in a time, both ends included, newest first, so many at most. The same every time. */
  settled(listing: ContractListing, fromMs: number, toMs: number, limit: number): readonly SettledFunding[];
};
