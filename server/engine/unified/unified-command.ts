// The commands about unified accounts: to have one or not, and the terms on which the venue has them.
import type { AccountMode } from '#lib/contract/enums.ts';
import type { AccountId, AssetId } from '../ids.ts';

/** Makes one wallet of all of an account's, or gives each its own again. */
export type SwitchAccountMode = { readonly type: 'switch-account-mode'; readonly accountId: AccountId; readonly mode: AccountMode };

export type SetUnifiedTerms = {
  readonly type: 'set-unified-terms';
  /** The equity that an account needs for the advanced mode, in units of the coin of account. */
  readonly minEquityUnits: number;
  /** By coin: of a loss that is not realised, so many units bear no interest. */
  readonly interestFree: readonly (readonly [assetId: AssetId, units: number])[];
};

export type UnifiedCommand = SwitchAccountMode | SetUnifiedTerms;
