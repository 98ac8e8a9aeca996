// The part of a snapshot that a part of the core keeps, and its way back from there.
import type { Account } from '../accounts/account.ts';
import type { AccountId, MarketId } from '../ids.ts';
import type { Market } from '../markets/market.ts';
import type { State } from '../state.ts';

/** A whole snapshot as far as one part wrote it. */
type ImageOf<OfVenue, OfAccount, OfMarket> = OfVenue & {
  /** In the order of opening. */
  readonly accounts: readonly (OfAccount & { readonly accountId: AccountId })[];
  /** In the order of listing. */
  readonly markets: readonly (OfMarket & { readonly rules: { readonly marketId: MarketId } })[];
};

/** Fields are put in the order of the format by the snapshot; one without a value is left out. */
export type PartImage<OfVenue, OfAccount, OfMarket> = {
  venue(state: State): OfVenue;
  account(state: State, account: Account): OfAccount;
  market(state: State, market: Market): OfMarket;
  /** Parts come back in the order of their list. Refuses (Error) what stands on something that the snapshot does not have. */
  restore(state: State, image: ImageOf<OfVenue, OfAccount, OfMarket>): void;
  /** Once all parts are back, in the same order: what is worked out again from several of them. */
  restoreLast?(state: State, image: ImageOf<OfVenue, OfAccount, OfMarket>): void;
};

/** The image of a part that keeps nothing there. */
export type Nothing = Readonly<Record<never, never>>;
const empty: Nothing = {};
export const nothing = (): Nothing => empty;
