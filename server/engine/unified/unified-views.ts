// The views of unified accounts.
import type { AccountId } from '../ids.ts';
import { once, perAccount, view } from '../view.ts';
import { unifiedTermsView, unifiedView } from './unified-view.ts';

export const unifiedViews = {
  /** The state of a unified account, or the refusals of becoming one; null for an unknown account. */
  unified: view(({ state }, accountId: AccountId) => unifiedView(state, accountId), perAccount),
  unifiedTerms: view(({ state }) => unifiedTermsView(state), once),
};
