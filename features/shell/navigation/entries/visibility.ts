// The visibility rules of the menus, by name.
import { isOffered } from '#lib/contract/site/place-rules.ts';
import type { Viewer } from './viewer.ts';

const rules = {
  everybody: () => true,
  visitors: ({ loggedIn }) => !loggedIn,
  users: ({ loggedIn }) => loggedIn,
  mainAccounts: ({ loggedIn, subAccount }) => loggedIn && !subAccount,
  subAccounts: ({ subAccount }) => subAccount,
  /** Coins come in and go out of live accounts alone, and through main accounts. */
  liveUsers: ({ loggedIn, inDemo, subAccount }) => loggedIn && !inDemo && !subAccount,
  outsideDemo: ({ inDemo }) => !inDemo,
  /** A guest has no live account to go back to. */
  mayLeaveDemo: ({ inDemo, guest }) => inDemo && !guest,
  /** The login, its protection and the sub-accounts are the main account's. */
  registered: ({ loggedIn, guest, subAccount }) => loggedIn && !guest && !subAccount,
  guests: ({ guest }) => guest,
  mayTryDemo: ({ loggedIn, simulationPermitted }) => !loggedIn && simulationPermitted,
  /** Leading copied futures, in whichever way; leading on the spot account is another thing. */
  traders: ({ trader, telegramTrader, traderSubAccount }) => trader || telegramTrader || traderSubAccount,
  unified: ({ unifiedAccount, inDemo, locale, siteType }) =>
    (unifiedAccount || inDemo) && isOffered('unifiedAccount', { locale, siteType, country: null }),
  spotTrace: ({ showSpotTrace }) => showSpotTrace,
  mayEnterDemo: ({ loggedIn, simulationPermitted, inDemo }) => loggedIn && simulationPermitted && !inDemo,
} as const satisfies Readonly<Record<string, (viewer: Viewer) => boolean>>;

export type Rule = keyof typeof rules;

/** True if a viewer sees the entries under a rule. */
export const sees = (viewer: Viewer, rule: Rule): boolean => rules[rule](viewer);
