// The error codes: every answer that is not a success, once. Codes of the specification where it gives one.
import { c2cOrderErrorCodes } from './c2c/order-errors.ts';
import { gridErrorCodes } from './bots/grid/grid-errors.ts';
import { martingaleErrorCodes } from './bots/martingale/martingale-errors.ts';
import { regularErrorCodes } from './bots/regular/regular-errors.ts';
import { copyErrorCodes } from './bots/copy/copy-errors.ts';
import { signalErrorCodes } from './bots/signal/signal-errors.ts';
import { leaderErrorCodes } from './leaders/leader-errors.ts';
import { programmeErrorCodes } from './trader-pro/programme-errors.ts';
import { paymentErrorCodes } from './c2c/payment/payment-errors.ts';
import { advertErrorCodes } from './c2c/advert-errors.ts';
import { ratingErrorCodes } from './c2c/rating-errors.ts';
import { worldErrorCodes } from './worlds/world-errors.ts';

/**
 * Clients translate by key (`errors.<key>` in the catalogues of texts). The English message and the HTTP status of each stand in
 * wire/error-answers.ts, which browsers have no use for.
 */
export const errorCodes = {
  // session
  notLoggedIn: '00004',
  sessionExpired: '00005',
  wrongCredentials: '20107',
  emailTaken: '20108',
  weakPassword: '20109',
  abnormalLogin: '20206',
  loggedOutElsewhere: '24303',
  userFrozen: '20202',
  frozenFunds: '22100',
  accountNotNormal: '20203',
  registrationOff: '23159',
  noUser: '20106',
  noPermission: '23140',
  forbiddenOrigin: '23141',
  // proof beside the session
  regionLimit: '23126',
  futuresRegionLimit: '34443',
  spotRegionLimit: '23108',
  locationLimit: '34450',
  identityInProcess: '24391',
  verificationNeeded: '24392',
  verificationExpired: '24393',
  securitySetupNeeded: '24394',
  wrongVerification: '20110',
  settingsLocked: '20111',
  weakPin: '20112',
  // live and demo trading
  modeMismatch: '23150',
  liveOnly: '23151',
  paperOnly: '23152',
  guestInPaper: '23154',
  guestLimit: '23155',
  noLiveFunds: '23156',
  // sub-accounts
  mainAccountOnly: '23157',
  accountMismatch: '23158',
  subAccountLimit: '20122',
  unknownSubAccount: '20123',
  paperOff: '23153',
  paperOpening: '52740',
  linkOver: '20127',
  mailOff: '20128',
  ticketOver: '20113',
  authenticatorOn: '20114',
  authenticatorOff: '20115',
  passkeyRefused: '20116',
  unknownPasskey: '20117',
  addressesNeeded: '20119',
  apiKeyLimit: '20120',
  unknownApiKey: '20121',
  unknownSession: '20118',
  // identity
  identityNotWaiting: '20124',
  documentUnreadable: '20125',
  documentMissing: '20126',
  // requests
  unknownHost: '40421',
  unknownCall: '40404',
  methodNotAllowed: '40405',
  invalidField: '40020',
  malformedBody: '40021',
  bodyTooLarge: '40413',
  pageNotInteger: '50049',
  tooManyRequests: '40429',
  tooManySubscriptions: '40430',
  unavailable: '50300',
  databaseAway: '50301',
  internal: '50000',
  // balances
  insufficientBalance: '02014',
  insufficientAvailable: '50056',
  unknownCoin: '40030',
  unknownNetwork: '40031',
  testCoinsLimit: '40032',
  testCoinsOff: '40035',
  demoFundsLimit: '40033',
  accountInDebt: '40034',
  // withdrawals
  invalidAddress: '40050',
  unknownReceiver: '40068',
  receiverByIdOnly: '40088',
  receiverIsSelf: '40069',
  depositBelowMinimum: '40067',
  addressChecksum: '40066',
  invalidMemo: '40051',
  withdrawalBelowMinimum: '40052',
  withdrawalLimit: '40053',
  withdrawalsHeld: '40054',
  addressNotInBook: '40055',
  addressTooNew: '40056',
  addressExists: '40057',
  addressBookFull: '40058',
  unknownAddress: '40059',
  unknownWithdrawal: '40060',
  withdrawalNotPending: '40061',
  wrongWithdrawalCode: '40062',
  withdrawalCodeExpired: '40063',
  withdrawalNotInReview: '40064',
  operatorHasSpoken: '40065',
  withdrawalsStopped: '40076',
  // orders
  symbolNotOpen: '50046',
  duplicateClientOid: '000001',
  invalidPrice: '50019',
  invalidQuantity: '50020',
  quantityBelowMinimum: '50021',
  quantityAboveMaximum: '50022',
  amountBelowMinimum: '50023',
  amountAboveMaximum: '50024',
  priceHigh: '50018',
  priceLow: '50017',
  invalidTimeInForce: '50025',
  postOnlyWouldTake: '50026',
  fillOrKillUnfilled: '50027',
  noLiquidity: '50028',
  openOrderLimit: '50029',
  unknownOrder: '50030',
  orderNotOpen: '50031',
  marketCancelOnly: '50033',
  marketHalted: '50034',
  invalidDisplay: '50035',
  invalidExit: '50036',
  linkedOrder: '50037',
  batchTooLarge: '50038',
  // plans and time
  unknownPlan: '50040',
  planNotOpen: '50041',
  openPlanLimit: '50042',
  invalidTrigger: '50043',
  triggerReached: '50044',
  noWatchedPrice: '50045',
  invalidCallback: '50047',
  invalidMoves: '50221',
  chaseBoundPassed: '50222',
  invalidSlices: '50048',
  planPaused: '50223',
  planNotPaused: '50224',
  invalidTimeout: '50053',
  countdownLimit: '50054',
  // contracts
  noMarkPrice: '50061',
  noPosition: '50062',
  positionNotEnough: '50063',
  // Three refusals of the risk limit: of a new order, of one that no leverage would allow, and of a change to an order.
  riskLimit: '50014',
  positionAboveMaximum: '50066',
  riskLimitOfChange: '50052',
  invalidLeverage: '50071',
  worseThanBankruptcy: '50072',
  businessLimit: '50073',
  traderOpenMinimum: '50074',
  invalidHoldSide: '50064',
  openPositionOrOrder: '50065',
  notIsolated: '50067',
  // borrowed money
  notMargined: '50190',
  notLent: '50191',
  loanLimit: '50192',
  lendingPoolEmpty: '50193',
  marginNotEnough: '50194',
  noDebt: '50195',
  unknownLiquidation: '50196',
  unknownTrade: '50197',
  // converting
  noConversion: '50210',
  quoteExpired: '50211',
  quoteTaken: '50212',
  convertPriceMoved: '50213',
  convertTooThin: '50214',
  convertAccountEmpty: '50215',
  convertBelowMinimum: '50216',
  convertAboveMaximum: '50217',
  convertInDebt: '50218',
  convertOrderLimit: '50219',
  nothingToConvert: '50220',
  // bots
  strategyAccount: '50231',
  strategyLimit: '50232',
  strategyAgreement: '50260',
  unknownStrategy: '50261',
  strategyEnded: '50262',
  strategyState: '50263',
  strategyRunning: '50264',
  strategyNameTaken: '50265',
  strategyProfit: '50267',
  backtestLimit: '50268',
  unknownBacktest: '50269',
  noHistory: '50270',
  backtestKeptLimit: '50271',
  backtestFile: '52770',
  // the strategy plaza
  notRanked: '50310',
  collectedLimit: '50311',
  notPublished: '50312',
  copyOutOfRange: '50313',
  strategyFull: '50314',
  copyTermsChanged: '50315',
  copyNotPublishable: '50316',
  publicName: '52750',
  // leaders and those who follow
  unknownLeader: '50330',
  ownLeader: '50331',
  leaderFollows: '50332',
  accountLeads: '50333',
  trackingPlanStands: '50329',
  ...leaderErrorCodes,
  // records of leaders
  neverLed: '50355',
  // the funded-trader programme
  ...programmeErrorCodes,
  // payment methods of the marketplace
  ...paymentErrorCodes,
  // worlds of one's own
  ...worldErrorCodes,
  // the marketplace between people
  ...c2cOrderErrorCodes,
  ...advertErrorCodes,
  ...ratingErrorCodes,
  // kinds of bots, each its own
  ...gridErrorCodes,
  ...martingaleErrorCodes,
  ...regularErrorCodes,
  ...signalErrorCodes,
  ...copyErrorCodes,
  // terms of bots
  termOutOfRange: '50250',
  investmentBelowNeed: '50251',
  stopBeforeOrders: '50252',
  coinCount: '50280',
  coinTwice: '50281',
  weightsSum: '50282',
  botPriceNotAbove: '50246',
  botPriceNotBelow: '50247',
  botInvestmentMinimum: '50248',
  marketWithoutBots: '50254',
  // unified accounts
  accountUnified: '50200',
  modeUnchanged: '50201',
  marginWalletBusy: '50202',
  isolatedPosition: '50203',
  unifiedEquity: '50205',
  unifiedOwes: '50206',
  transferNameTaken: '50207',
  closeOnly: '50068',
  contractEnded: '50069',
  unsupportedPlan: '50070',
  // bad days on demand
  scenarioRunning: '50081',
  noScenario: '50082',
  scenariosOff: '50083',
  deliveryLimit: '50084',
  // favourites
  unknownWatchlist: '40040',
  watchlistLimit: '40041',
  favouriteLimit: '40042',
  watchlistChanged: '40043',
  // content
  unknownContent: '40070',
  contentNameTaken: '40071',
  contentTermMissing: '40072',
  contentUnchanged: '40073',
  contentTimes: '40074',
  contentNotUnderstood: '40075',
  noReplay: '50060',
  nothingToAmend: '50032',
} as const satisfies Record<string, string>;

export type ErrorKey = keyof typeof errorCodes;
export type ErrorParams = Readonly<Record<string, string | number>>;

export const successCode = '00000';

export const notLoggedInCodes: readonly string[] = ['00004', '00005', '00006', '20906', '20205'];
/**
 * Success to whoever carries calls: nothing is reported and nothing shown as an error. Those of a session that is over bring no data, so
 * that their caller is told all the same. An operator can name more.
 */
export const codesTreatedAsSuccess: readonly string[] = ['200', successCode, ...notLoggedInCodes];
/** A verification flow opens instead of an error text. */
export const specialCodes: readonly string[] = ['23126', '24391', '24392', '24393', '24394'];

export const isErrorKey = (text: string): text is ErrorKey => Object.hasOwn(errorCodes, text);

/** Finds the catalogue key of a code, or null for a code we do not know. */
export function errorKeyOfCode(code: string): ErrorKey | null {
  const key = Object.keys(errorCodes).find((candidate) => isErrorKey(candidate) && errorCodes[candidate] === code);
  return key !== undefined && isErrorKey(key) ? key : null;
}
