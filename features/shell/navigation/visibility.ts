// Who sees what: every rule of the menus, by name.
import type { Viewer } from './viewer.ts';

const rules = {
  everybody: () => true,
  visitors: ({ loggedIn }) => !loggedIn,
  users: ({ loggedIn }) => loggedIn,
  mainAccounts: ({ loggedIn, subAccount }) => loggedIn && !subAccount,
  /** Coins come in and go out of live accounts alone. */
  liveUsers: ({ loggedIn, inDemo }) => loggedIn && !inDemo,
  outsideDemo: ({ inDemo }) => !inDemo,
  inDemo: ({ inDemo }) => inDemo,
  /** Leading copied futures, in whichever way; leading on the spot account is another thing. */
  traders: ({ trader, telegramTrader, traderSubAccount }) => trader || telegramTrader || traderSubAccount,
  unified: ({ unifiedAccount, inDemo, locale }) => (unifiedAccount || inDemo) && locale !== 'en-GB',
  spotTrace: ({ showSpotTrace }) => showSpotTrace,
  mayEnterDemo: ({ loggedIn, simulationPermitted, inDemo }) => loggedIn && simulationPermitted && !inDemo,
} as const satisfies Readonly<Record<string, (viewer: Viewer) => boolean>>;

export type Rule = keyof typeof rules;

/** Whether somebody sees what stands under a rule. */
export const sees = (viewer: Viewer, rule: Rule): boolean => rules[rule](viewer);
