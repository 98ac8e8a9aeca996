// The viewer of the menus: everything that decides about their entries.

import type { ReadingPlace } from '#lib/contract/site/place-rules.ts';
import { traderSubAccount } from '#lib/contract/accounts/sub-account.ts';
import { TraderRole } from '#lib/contract/accounts/trader-role.ts';

/** The value of `demoUType` for a guest. */
const guestType = 2;

/** Menus are the same in every country. */
type MenuPlace = Omit<ReadingPlace, 'country'>;

export type Viewer = MenuPlace & {
  readonly loggedIn: boolean;
  readonly subAccount: boolean;
  /** Trading with demo money, classic or unified. */
  readonly inDemo: boolean;
  /** Has not registered: knows nothing but demo trading. */
  readonly guest: boolean;
  readonly unifiedAccount: boolean;
  /** Leads copied trades from the main account, from the spot account, over Telegram, or from a sub-account made for it. */
  readonly trader: boolean;
  readonly spotTrader: boolean;
  readonly telegramTrader: boolean;
  readonly traderSubAccount: boolean;
  readonly showSpotTrace: boolean;
  /** Demo trading is open here. */
  readonly simulationPermitted: boolean;
};

/** The exchange's facts about a logged-in user. */
export type KnownUser = {
  readonly userInfo: { readonly traderIdentities: readonly string[] };
  readonly childFlag: boolean;
  readonly papTradingFlag: boolean;
  /** 2: a guest. */
  readonly demoUType?: number;
  readonly utaPapTradingFlag: boolean;
  /** Absent: an answer of before there were any. */
  readonly unifiedAccountFlag?: boolean;
  readonly showSpotTrace: boolean;
};

export type KnownRoles = { readonly mc: { readonly identity: readonly number[] }; readonly sp: { readonly identity: readonly number[] } };

export type Place = MenuPlace & Pick<Viewer, 'simulationPermitted'>;

/**
 * Somebody who has not logged in.
 * @internal
 */
export const visitorOf = (place: Place): Viewer => ({
  ...place,
  loggedIn: false,
  subAccount: false,
  inDemo: false,
  guest: false,
  unifiedAccount: false,
  trader: false,
  spotTrader: false,
  telegramTrader: false,
  traderSubAccount: false,
  showSpotTrace: false,
});

/** `roles` is null when the exchange could not tell them: a normal user then. */
export function viewerOf(place: Place, user: KnownUser | null, roles: KnownRoles | null): Viewer {
  const visitor = visitorOf(place);
  if (user === null) return visitor;
  return {
    ...visitor,
    loggedIn: true,
    subAccount: user.childFlag,
    inDemo: user.papTradingFlag || user.utaPapTradingFlag,
    guest: user.demoUType === guestType,
    unifiedAccount: user.unifiedAccountFlag === true || user.utaPapTradingFlag,
    trader: roles?.mc.identity.includes(TraderRole.trader) ?? false,
    telegramTrader: roles?.mc.identity.includes(TraderRole.telegramTrader) ?? false,
    spotTrader: roles?.sp.identity.includes(TraderRole.trader) ?? false,
    traderSubAccount: user.userInfo.traderIdentities.includes(traderSubAccount),
    showSpotTrace: user.showSpotTrace,
  };
}
