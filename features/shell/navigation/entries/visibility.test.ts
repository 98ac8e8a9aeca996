// The visible entries, cell by cell: the rows are entries, the columns roles, from the specification's roles and permissions.
import { describe, expect, test } from 'vitest';

import { menuEntries } from './entries.ts';
import { visitorOf, viewerOf, type KnownRoles, type KnownUser, type Viewer } from './viewer.ts';
import { sees } from './visibility.ts';

const place = { locale: 'en-US', siteType: 'global', simulationPermitted: false } as const;
const plain: KnownUser = {
  userInfo: { traderIdentities: [] },
  childFlag: false,
  papTradingFlag: false,
  utaPapTradingFlag: false,
  showSpotTrace: false,
};
const normal: KnownRoles = { mc: { identity: [0] }, sp: { identity: [0] } };
const user = (change: Partial<KnownUser> = {}, roles: KnownRoles | null = normal, where: Partial<Viewer> = {}): Viewer =>
  viewerOf({ ...place, ...where }, { ...plain, ...change }, roles);

const simulation = { simulationPermitted: true } as const;
const roles: readonly (readonly [string, Viewer])[] = [
  ['visitor', visitorOf(place)],
  ['visitor of the cn site', visitorOf({ ...place, siteType: 'cn' })],
  ['visitor where simulation is permitted', visitorOf({ ...place, ...simulation })],
  ['user', user()],
  ['user whose roles are unknown', user({}, null)],
  ['user where simulation is permitted', user({}, normal, simulation)],
  ['sub-account', user({ childFlag: true })],
  ['demo user', user({ papTradingFlag: true }, normal, simulation)],
  ['unified demo user', user({ utaPapTradingFlag: true }, normal, simulation)],
  ['demo user in en-GB', user({ papTradingFlag: true }, normal, { locale: 'en-GB' })],
  ['unified user', { ...user(), unifiedAccount: true }],
  ['unified user in en-GB', { ...user(), unifiedAccount: true, locale: 'en-GB' }],
  ['trader', user({}, { mc: { identity: [1] }, sp: { identity: [0] } })],
  ['Telegram trader', user({}, { mc: { identity: [2] }, sp: { identity: [0] } })],
  ['spot trader', user({}, { mc: { identity: [0] }, sp: { identity: [1] } })],
  ['trader sub-account', user({ childFlag: true, userInfo: { traderIdentities: ['TRADER_SUB_ACCOUNT'] } })],
  ['user with spot traces', user({ showSpotTrace: true })],
  ['guest', user({ papTradingFlag: true, demoUType: 2 }, normal, simulation)],
];

// Columns, in the order of the list above:
//                                    visitor
//                                    | visitor of the cn site
//                                    | | visitor, simulation
//                                    | | |  user
//                                    | | |  | user, roles unknown
//                                    | | |  | | user, simulation
//                                    | | |  | | |  sub-account
//                                    | | |  | | |  |  demo
//                                    | | |  | | |  |  | unified demo
//                                    | | |  | | |  |  | | demo, en-GB
//                                    | | |  | | |  |  | | |  unified
//                                    | | |  | | |  |  | | |  | unified, en-GB
//                                    | | |  | | |  |  | | |  | |  trader
//                                    | | |  | | |  |  | | |  | |  | Telegram trader
//                                    | | |  | | |  |  | | |  | |  | | spot trader
//                                    | | |  | | |  |  | | |  | |  | | |  trader sub-account
//                                    | | |  | | |  |  | | |  | |  | | |  |  spot traces, and behind it: guest
const expected: Readonly<Record<string, string>> = {
  home: /*                         */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  markets: /*                      */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  spot: /*                         */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  convert: /*                      */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  c2c: /*                          */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  margin: /*                       */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  unifiedAccount: /*               */ '- - -  - - -  -  x x -  x -  - - -  -  -  x',
  futuresOverview: /*              */ 'x x x  x x x  x  - - -  x x  x x x  x  x  -',
  traderUsdt: /*                   */ '- - -  - - -  -  - - -  - -  x x -  x  -  -',
  usdtM: /*                        */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  coinMPerpetual: /*               */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  coinMSettled: /*                 */ 'x x x  x x x  x  - - -  x x  x x x  x  x  -',
  usdcM: /*                        */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  botHome: /*                      */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  spotGrid: /*                     */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  futuresGrid: /*                  */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  spotMoon: /*                     */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  futuresMoon: /*                  */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  autoInvest: /*                   */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  smartPortfolio: /*               */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  spotDca: /*                      */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  futuresDca: /*                   */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  spotCta: /*                      */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  futuresCta: /*                   */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  futuresWise: /*                  */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  signalBot: /*                    */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  arbitrage: /*                    */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  iceberg: /*                      */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  timeShare: /*                    */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  spotStrategies: /*               */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  futuresStrategies: /*            */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  copySpot: /*                     */ '- - -  - - -  -  - - -  - -  - - -  -  x  -',
  copyFutures: /*                  */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  copyMine: /*                     */ '- - -  x x x  x  x x x  x x  x x x  x  x  x',
  copyLead: /*                     */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  copyStrategy: /*                 */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  traderPro: /*                    */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  fees: /*                         */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  vip: /*                          */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  spotRules: /*                    */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  helpCentre: /*                   */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  announcements: /*                */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  crossLimit: /*                   */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  spotProfit: /*                   */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  futuresSummary: /*               */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  marginSummary: /*                */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  liquidationSummary: /*           */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  orderSummary: /*                 */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  tradingFee: /*                   */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  futuresDetails: /*               */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  tradingParameters: /*            */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  positionTier: /*                 */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  positionLimit: /*                */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  fundingRate: /*                  */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  priceIndexes: /*                 */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  riskProvision: /*                */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  deliveryData: /*                 */ 'x x x  x x x  x  x x x  x x  x x x  x  x  x',
  assets: /*                       */ '- - -  x x x  x  x x x  x x  x x x  x  x  x',
  deposit: /*                      */ '- - -  x x x  -  - - -  x x  x x x  -  x  -',
  withdraw: /*                     */ '- - -  x x x  -  - - -  x x  x x x  -  x  -',
  orders: /*                       */ '- - -  x x x  x  x x x  x x  x x x  x  x  x',
  transfer: /*                     */ '- - -  x x x  x  x x x  x x  x x x  x  x  x',
  assetHistory: /*                 */ '- - -  x x x  x  x x x  x x  x x x  x  x  x',
  tradeJournal: /*                 */ '- - -  x x x  x  x x x  x x  x x x  x  x  x',
  strategyAssets: /*               */ '- - -  x x x  x  x x x  x x  x x x  x  x  x',
  rewards: /*                      */ '- - -  x x x  -  x x x  x x  x x x  -  x  x',
  demoClassic: /*                  */ '- - -  - - x  -  - - -  - -  - - -  -  -  -',
  demoUnified: /*                  */ '- - -  - - x  -  - - -  - -  - - -  -  -  -',
  worlds: /*                       */ '- - -  x x x  -  x x x  x x  x x x  -  x  x',
  settings: /*                     */ '- - -  x x x  x  x x x  x x  x x x  x  x  x',
  security: /*                     */ '- - -  x x x  -  x x x  x x  x x x  -  x  -',
  subAccounts: /*                  */ '- - -  x x x  -  x x x  x x  x x x  -  x  -',
  backToMain: /*                   */ '- - -  - - -  x  - - -  - -  - - -  x  -  -',
  logOut: /*                       */ '- - -  x x x  x  x x x  x x  x x x  x  x  x',
  liveTrading: /*                  */ '- - -  - - -  -  x x x  - -  - - -  -  -  -',
  tryDemo: /*                      */ '- - x  - - -  -  - - -  - -  - - -  -  -  -',
  keepDemo: /*                     */ '- - -  - - -  -  - - -  - -  - - -  -  -  x',
  login: /*                        */ 'x x x  - - -  -  - - -  - -  - - -  -  -  -',
  register: /*                     */ 'x x x  - - -  -  - - -  - -  - - -  -  -  -',
};

test('every entry of the menus has its row, and every row its entry', () => {
  expect(menuEntries.map(({ id }) => id).toSorted()).toEqual(Object.keys(expected).toSorted());
  for (const row of Object.values(expected)) expect(row.replaceAll(' ', '')).toHaveLength(roles.length);
});

describe.each(Object.entries(expected))('%s', (id, row) => {
  const cells = row.replaceAll(' ', '');
  test.each(roles.map(([role, viewer], column) => [role, cells[column] === 'x' ? 'is seen' : 'is not there', viewer] as const))(
    'for a %s %s',
    (_role, verdict, viewer) => {
      const entry = menuEntries.find((one) => one.id === id);
      expect(entry === undefined ? 'has no entry' : sees(viewer, entry.rule) ? 'is seen' : 'is not there').toBe(verdict);
    },
  );
});
