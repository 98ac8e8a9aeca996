// The views of contracts.
import { contractViews as everyContract, futuresView } from './futures-view.ts';
import type { AccountId } from '../ids.ts';
import { once, perAccount, view } from '../view.ts';

export const contractViews = {
  /** Positions, settings and margin; null for who has never had a futures wallet. */
  futures: view(({ state }, accountId: AccountId) => futuresView(state, accountId), perAccount),
  /** In the order in which they were listed. */
  contracts: view(({ state }) => everyContract(state), once),
};
