// What can be asked about unified accounts.
import type { AccountId } from '../ids.ts';
import { once, perAccount, view } from '../view.ts';
import { unifiedTermsView, unifiedView } from './unified-view.ts';

export const unifiedViews = {
  /** How an account is unified, or what stands in the way of that; null for nobody. */
  unified: view(({ state }, accountId: AccountId) => unifiedView(state, accountId), perAccount),
  unifiedTerms: view(({ state }) => unifiedTermsView(state), once),
};
