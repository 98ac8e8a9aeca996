// Who looks at the menus: everything that decides what stands in them.

/** Roles in copy trading, by the numbers of the identity call. */
const TraderRole = { trader: 1, telegramTrader: 2 } as const;

/** The identity that marks a trader's sub-account for copied futures. */
const traderSubAccount = 'TRADER_SUB_ACCOUNT';

export type Viewer = {
  readonly loggedIn: boolean;
  readonly subAccount: boolean;
  /** Trading with demo money, classic or unified. */
  readonly inDemo: boolean;
  readonly unifiedAccount: boolean;
  /** Leads copied trades from the main account, from the spot account, over Telegram, or from a sub-account made for it. */
  readonly trader: boolean;
  readonly spotTrader: boolean;
  readonly telegramTrader: boolean;
  readonly traderSubAccount: boolean;
  readonly showSpotTrace: boolean;
  /** Demo trading is open here. */
  readonly simulationPermitted: boolean;
  /** Which of the sites this is. */
  readonly siteType: 'global' | 'cn';
  /** BCP 47. */
  readonly locale: string;
};

/** What the exchange says about a logged-in user. */
export type KnownUser = {
  readonly userInfo: { readonly traderIdentities: readonly string[] };
  readonly childFlag: boolean;
  readonly papTradingFlag: boolean;
  readonly utaPapTradingFlag: boolean;
  readonly showSpotTrace: boolean;
};

export type KnownRoles = { readonly mc: { readonly identity: readonly number[] }; readonly sp: { readonly identity: readonly number[] } };

export type Place = Pick<Viewer, 'locale' | 'simulationPermitted' | 'siteType'>;

/** Somebody who has not logged in. */
export const visitorOf = (place: Place): Viewer => ({
  ...place,
  loggedIn: false,
  subAccount: false,
  inDemo: false,
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
    // No call tells of unified accounts outside demo trading.
    unifiedAccount: user.utaPapTradingFlag,
    trader: roles?.mc.identity.includes(TraderRole.trader) ?? false,
    telegramTrader: roles?.mc.identity.includes(TraderRole.telegramTrader) ?? false,
    spotTrader: roles?.sp.identity.includes(TraderRole.trader) ?? false,
    traderSubAccount: user.userInfo.traderIdentities.includes(traderSubAccount),
    showSpotTrace: user.showSpotTrace,
  };
}
