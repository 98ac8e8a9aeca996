// The error catalogue: every answer that is not a success, once. Codes of the specification where it gives one.

/** The HTTP form of an answer to the caller. Business refusals are answers, not transport failures: 200. */
type CatalogueEntry = { readonly code: string; readonly message: string; readonly httpStatus: number };

/**
 * Messages are English and name what was wrong; `{name}` is filled from the answer's params.
 * Clients translate by key (`errors.<key>` in the catalogues of texts).
 */
export const errorCatalogue = {
  // session
  notLoggedIn: { code: '00004', message: 'You are not logged in', httpStatus: 401 },
  sessionExpired: { code: '00005', message: 'Your session has ended. Log in again', httpStatus: 401 },
  wrongCredentials: { code: '20107', message: 'The e-mail address or the password is wrong', httpStatus: 200 },
  emailTaken: { code: '20108', message: 'This e-mail address cannot be registered', httpStatus: 200 },
  weakPassword: { code: '20109', message: 'The password is too easy to guess', httpStatus: 200 },
  abnormalLogin: { code: '20206', message: 'Your login is not in order. Log in again', httpStatus: 401 },
  loggedOutElsewhere: { code: '24303', message: 'You were logged out from elsewhere. Log in again', httpStatus: 401 },
  userFrozen: { code: '20202', message: 'This account is frozen', httpStatus: 403 },
  frozenFunds: { code: '22100', message: 'The funds of this account are frozen. Contact customer service', httpStatus: 403 },
  accountNotNormal: { code: '20203', message: 'The main account of this sub-account is frozen', httpStatus: 403 },
  registrationOff: { code: '23159', message: 'No new accounts are opened at the moment', httpStatus: 403 },
  noUser: { code: '20106', message: 'There is no such user', httpStatus: 200 },
  noPermission: { code: '23140', message: 'You may not do this', httpStatus: 403 },
  forbiddenOrigin: { code: '23141', message: 'The request came from another site', httpStatus: 403 },
  // proof beside the session
  regionLimit: { code: '23126', message: 'This is not offered in your region', httpStatus: 200 },
  futuresRegionLimit: { code: '34443', message: 'Trading contracts is not offered in your region', httpStatus: 200 },
  spotRegionLimit: { code: '23108', message: 'Trading coins is not offered in your region', httpStatus: 200 },
  locationLimit: { code: '34450', message: 'Trading is not offered where you are now', httpStatus: 200 },
  identityInProcess: { code: '24391', message: 'Your identity is still being checked', httpStatus: 200 },
  verificationNeeded: { code: '24392', message: 'Confirm that it is you: {methods}', httpStatus: 200 },
  verificationExpired: { code: '24393', message: 'The confirmation is not valid any more. Confirm again: {methods}', httpStatus: 200 },
  securitySetupNeeded: {
    code: '24394',
    message: 'Set up a fund PIN or an authenticator app first',
    httpStatus: 200,
  },
  wrongVerification: { code: '20110', message: 'What you entered is not right', httpStatus: 200 },
  settingsLocked: { code: '20111', message: 'You have locked your security settings', httpStatus: 200 },
  weakPin: { code: '20112', message: 'The PIN is too easy to guess', httpStatus: 200 },
  // worlds
  modeMismatch: { code: '23150', message: 'You have changed between demo and live trading. Nothing was done', httpStatus: 409 },
  liveOnly: { code: '23151', message: 'This is about real money: leave demo trading first', httpStatus: 403 },
  paperOnly: { code: '23152', message: 'This is about demo trading: enter it first', httpStatus: 403 },
  guestInPaper: { code: '23154', message: 'A guest trades with play money alone. Register to trade with real money', httpStatus: 403 },
  guestLimit: { code: '23155', message: 'There are too many guests at the moment. Register instead', httpStatus: 200 },
  noLiveFunds: { code: '23156', message: 'Your live account holds nothing that could be copied', httpStatus: 200 },
  // sub-accounts
  mainAccountOnly: { code: '23157', message: 'This is done in the main account alone', httpStatus: 403 },
  accountMismatch: { code: '23158', message: 'You have changed to another account. Nothing was done', httpStatus: 409 },
  subAccountLimit: { code: '20122', message: 'You can have at most {limit} sub-accounts', httpStatus: 200 },
  unknownSubAccount: { code: '20123', message: 'You have no such sub-account', httpStatus: 200 },
  paperOff: { code: '23153', message: 'There is no demo trading here', httpStatus: 403 },
  linkOver: { code: '20127', message: 'This link has been used, or is over. Ask for another', httpStatus: 200 },
  mailOff: { code: '20128', message: 'No e-mails are sent here', httpStatus: 200 },
  ticketOver: { code: '20113', message: 'That took too long. Log in again', httpStatus: 200 },
  authenticatorOn: { code: '20114', message: 'An authenticator app is on already', httpStatus: 200 },
  authenticatorOff: { code: '20115', message: 'No authenticator app is on', httpStatus: 200 },
  passkeyRefused: { code: '20116', message: 'This passkey does not fit', httpStatus: 200 },
  unknownPasskey: { code: '20117', message: 'There is no such passkey', httpStatus: 200 },
  addressesNeeded: { code: '20119', message: 'A key that moves money must name the addresses that it is used from', httpStatus: 200 },
  apiKeyLimit: { code: '20120', message: 'You can have at most {limit} keys', httpStatus: 200 },
  unknownApiKey: { code: '20121', message: 'There is no such key', httpStatus: 200 },
  unknownSession: { code: '20118', message: 'There is no such session', httpStatus: 200 },
  // identity
  identityNotWaiting: { code: '20124', message: 'This check is not waiting', httpStatus: 200 },
  documentUnreadable: {
    code: '20125',
    message: 'This picture cannot be read. Send a JPEG, PNG or WebP of at most {limit} MB',
    httpStatus: 200,
  },
  documentMissing: { code: '20126', message: 'Send the pictures of the document first', httpStatus: 200 },
  // requests
  unknownCall: { code: '40404', message: 'There is no such call', httpStatus: 404 },
  methodNotAllowed: { code: '40405', message: 'This call is made with {method}', httpStatus: 405 },
  invalidField: { code: '40020', message: 'The field {field} is not valid: {reason}', httpStatus: 400 },
  malformedBody: { code: '40021', message: 'The body is not a JSON object', httpStatus: 400 },
  bodyTooLarge: { code: '40413', message: 'The request is larger than {limitBytes} bytes', httpStatus: 413 },
  pageNotInteger: { code: '50049', message: 'The page number must be an integer', httpStatus: 400 },
  tooManyRequests: { code: '40429', message: 'Too many requests. Try again in {retryAfterSeconds} seconds', httpStatus: 429 },
  tooManySubscriptions: { code: '40430', message: 'One connection can follow at most {limit} channels', httpStatus: 429 },
  unavailable: { code: '50300', message: 'The exchange is not taking orders right now', httpStatus: 503 },
  internal: { code: '50000', message: 'Something went wrong on our side. Nothing was done', httpStatus: 500 },
  // balances
  insufficientBalance: { code: '02014', message: 'The available balance is not enough', httpStatus: 200 },
  insufficientAvailable: { code: '50056', message: 'There is not enough available', httpStatus: 200 },
  unknownCoin: { code: '40030', message: 'There is no coin {coin}', httpStatus: 200 },
  unknownNetwork: { code: '40031', message: 'The coin {coin} has no network {network}', httpStatus: 200 },
  testCoinsLimit: { code: '40032', message: 'No more test coins for now. Try again in {retryAfterSeconds} seconds', httpStatus: 200 },
  testCoinsOff: { code: '40035', message: 'No test coins are given out here', httpStatus: 403 },
  demoFundsLimit: { code: '40033', message: 'You can hold at most {maximum} {coin} of play money', httpStatus: 200 },
  accountInDebt: {
    code: '40034',
    message: 'A deposit was undone by its network after it had been used. Nothing can be withdrawn until that is paid back',
    httpStatus: 200,
  },
  // withdrawals
  invalidAddress: { code: '40050', message: 'This is not an address of {network}', httpStatus: 200 },
  unknownReceiver: { code: '40068', message: 'Coins cannot be sent to this user', httpStatus: 200 },
  receiverByIdOnly: {
    code: '40088',
    message: 'E-mail addresses are not verified here. Enter the id of the user',
    httpStatus: 200,
  },
  receiverIsSelf: { code: '40069', message: 'This is you', httpStatus: 200 },
  depositBelowMinimum: { code: '40067', message: 'Less than {minimum} {coin} is not credited', httpStatus: 200 },
  addressChecksum: {
    code: '40066',
    message: 'The capital letters of this address do not fit: a letter is wrong. Copy it again',
    httpStatus: 200,
  },
  invalidMemo: { code: '40051', message: '{network} has no such memo', httpStatus: 200 },
  withdrawalBelowMinimum: { code: '40052', message: 'The least withdrawal is {minimum} {coin}', httpStatus: 200 },
  withdrawalLimit: { code: '40053', message: 'You can withdraw {left} {coin} more today', httpStatus: 200 },
  withdrawalsHeld: { code: '40054', message: 'Withdrawals wait for a day after a change of your security settings', httpStatus: 200 },
  addressNotInBook: { code: '40055', message: 'You allow withdrawals only to addresses of your book', httpStatus: 200 },
  addressTooNew: { code: '40056', message: 'This address is new. Nothing is sent there for the first 24 hours', httpStatus: 200 },
  addressExists: { code: '40057', message: 'You keep this address already', httpStatus: 200 },
  addressBookFull: { code: '40058', message: 'Your address book is full', httpStatus: 200 },
  unknownAddress: { code: '40059', message: 'There is no such address in your book', httpStatus: 200 },
  unknownWithdrawal: { code: '40060', message: 'There is no such withdrawal', httpStatus: 200 },
  withdrawalNotPending: { code: '40061', message: 'This withdrawal can no longer be cancelled', httpStatus: 200 },
  wrongWithdrawalCode: { code: '40062', message: 'The code is wrong', httpStatus: 200 },
  withdrawalCodeExpired: { code: '40063', message: 'The code is no longer good. The withdrawal was cancelled', httpStatus: 200 },
  withdrawalNotInReview: { code: '40064', message: 'This withdrawal is not in review', httpStatus: 200 },
  operatorHasSpoken: { code: '40065', message: 'This operator has spoken about it already', httpStatus: 200 },
  // orders
  symbolNotOpen: { code: '50046', message: 'The pair {symbol} is not open', httpStatus: 200 },
  duplicateClientOid: { code: '000001', message: 'An order with this client order id exists already', httpStatus: 200 },
  invalidPrice: { code: '50019', message: 'The price must be a positive multiple of {tickSize}', httpStatus: 200 },
  invalidQuantity: { code: '50020', message: 'The quantity must be a positive multiple of {lotSize}', httpStatus: 200 },
  quantityBelowMinimum: { code: '50021', message: 'The quantity is below the minimum of {minimum}', httpStatus: 200 },
  quantityAboveMaximum: { code: '50022', message: 'The quantity is above the maximum of {maximum}', httpStatus: 200 },
  amountBelowMinimum: { code: '50023', message: 'The order amount is below the minimum of {minimum} {coin}', httpStatus: 200 },
  amountAboveMaximum: { code: '50024', message: 'The order amount is above the maximum of {maximum} {coin}', httpStatus: 200 },
  priceHigh: { code: '50018', message: 'The price is more than {band} above the market', httpStatus: 200 },
  priceLow: { code: '50017', message: 'The price is more than {band} below the market', httpStatus: 200 },
  invalidTimeInForce: { code: '50025', message: 'This time in force does not fit this kind of order', httpStatus: 200 },
  postOnlyWouldTake: { code: '50026', message: 'The order would trade at once, and it is maker-only', httpStatus: 200 },
  fillOrKillUnfilled: { code: '50027', message: 'The order cannot be filled completely at once', httpStatus: 200 },
  noLiquidity: { code: '50028', message: 'Nobody offers the other side right now', httpStatus: 200 },
  openOrderLimit: { code: '50029', message: 'You have too many open orders in this market: at most {limit}', httpStatus: 200 },
  unknownOrder: { code: '50030', message: 'There is no such order', httpStatus: 200 },
  orderNotOpen: { code: '50031', message: 'This order is no longer open', httpStatus: 200 },
  marketCancelOnly: { code: '50033', message: 'Orders can only be cancelled in this market for now', httpStatus: 200 },
  marketHalted: { code: '50034', message: 'This market is halted', httpStatus: 200 },
  invalidDisplay: {
    code: '50035',
    message: 'The shown part must be at least a hundredth of the order and less than all of it',
    httpStatus: 200,
  },
  invalidExit: { code: '50036', message: 'Take-profit and stop-loss must lie on their own sides of the price', httpStatus: 200 },
  linkedOrder: { code: '50037', message: 'This order is part of an OCO or a chase limit. Cancel that instead', httpStatus: 200 },
  batchTooLarge: { code: '50038', message: 'A batch holds at most {limit} orders', httpStatus: 200 },
  // plans and time
  unknownPlan: { code: '50040', message: 'There is no such conditional order', httpStatus: 200 },
  planNotOpen: { code: '50041', message: 'This conditional order is no longer waiting', httpStatus: 200 },
  openPlanLimit: { code: '50042', message: 'You have too many conditional orders in this market: at most {limit}', httpStatus: 200 },
  invalidTrigger: { code: '50043', message: 'The trigger price must be a positive multiple of {tickSize}', httpStatus: 200 },
  triggerReached: {
    code: '50044',
    message: 'The trigger price is on the wrong side of the market: it would fire at once',
    httpStatus: 200,
  },
  noWatchedPrice: { code: '50045', message: 'This market has no price yet for a trigger to watch', httpStatus: 200 },
  invalidCallback: { code: '50047', message: 'The callback rate must be from {min} to {max}', httpStatus: 200 },
  invalidMoves: { code: '50221', message: 'An order can be moved {min} to {max} times', httpStatus: 200 },
  chaseBoundPassed: { code: '50222', message: 'The best price is beyond the chase limit already', httpStatus: 200 },
  invalidSlices: {
    code: '50048',
    message: 'Slices ({slices}), interval ({seconds}) or variance ({variance}) are out of range',
    httpStatus: 200,
  },
  invalidTimeout: {
    code: '50053',
    message: 'The countdown must be from {min} second to {max} hours, or 0 to switch it off',
    httpStatus: 200,
  },
  countdownLimit: { code: '50054', message: 'You have too many countdowns running: at most {limit}', httpStatus: 200 },
  // contracts
  noMarkPrice: { code: '50061', message: 'This contract has no mark price yet', httpStatus: 200 },
  noPosition: { code: '50062', message: 'There is no position to close', httpStatus: 200 },
  positionNotEnough: { code: '50063', message: 'The position is smaller than that', httpStatus: 200 },
  // Three refusals of the risk limit: of a new order, of one that no leverage would allow, and of a change to an order.
  riskLimit: { code: '50014', message: 'The position would be larger than its leverage allows', httpStatus: 200 },
  positionAboveMaximum: {
    code: '50066',
    message: 'The position would be larger than this contract allows at any leverage',
    httpStatus: 200,
  },
  riskLimitOfChange: {
    code: '50052',
    message: 'The changed order would make the position larger than its leverage allows',
    httpStatus: 200,
  },
  invalidLeverage: { code: '50071', message: 'The position does not allow this leverage', httpStatus: 200 },
  worseThanBankruptcy: { code: '50072', message: 'At this price the order would lose more than stands behind it', httpStatus: 200 },
  businessLimit: { code: '50073', message: 'This account trades contracts alone', httpStatus: 200 },
  traderOpenMinimum: { code: '50074', message: 'The account of a lead trader opens for at least {minimum} {coin}', httpStatus: 200 },
  invalidHoldSide: { code: '50064', message: 'The order does not fit the position mode', httpStatus: 200 },
  openPositionOrOrder: { code: '50065', message: 'Close your positions and orders first', httpStatus: 200 },
  notIsolated: { code: '50067', message: 'Only an isolated position has margin of its own', httpStatus: 200 },
  // borrowed money
  notMargined: { code: '50190', message: 'This is not traded on margin', httpStatus: 200 },
  notLent: { code: '50191', message: 'This coin cannot be borrowed here', httpStatus: 200 },
  loanLimit: { code: '50192', message: 'This is more than may be owed of the coin', httpStatus: 200 },
  lendingPoolEmpty: { code: '50193', message: 'So much of the coin is not left to lend', httpStatus: 200 },
  marginNotEnough: { code: '50194', message: 'What counts as margin is not enough for this', httpStatus: 200 },
  noDebt: { code: '50195', message: 'Nothing is owed of this coin', httpStatus: 200 },
  unknownLiquidation: { code: '50196', message: 'There is no such liquidation', httpStatus: 200 },
  // converting
  noConversion: { code: '50210', message: 'These two coins cannot be converted', httpStatus: 200 },
  quoteExpired: { code: '50211', message: 'This quote has run out. Nothing was converted', httpStatus: 200 },
  quoteTaken: { code: '50212', message: 'This quote has been taken already', httpStatus: 200 },
  convertPriceMoved: { code: '50213', message: 'The price has moved since the quote. Nothing was converted', httpStatus: 200 },
  convertTooThin: { code: '50214', message: 'The books do not carry so much at a fair price right now', httpStatus: 200 },
  convertAccountEmpty: { code: '50215', message: 'The exchange does not hold so much of this coin right now', httpStatus: 200 },
  convertBelowMinimum: { code: '50216', message: 'The least that can be converted is {minimum} {coin}', httpStatus: 200 },
  convertAboveMaximum: { code: '50217', message: 'The most that can be converted at once is {maximum} {coin}', httpStatus: 200 },
  convertInDebt: {
    code: '50218',
    message: 'A deposit was undone by its network. Until that is paid back, you can convert only into the coin that you owe',
    httpStatus: 200,
  },
  convertOrderLimit: { code: '50219', message: 'You have too many convert orders: at most {limit}', httpStatus: 200 },
  nothingToConvert: { code: '50220', message: 'You hold nothing that small', httpStatus: 200 },
  // bots
  strategyAccount: { code: '50231', message: 'This account belongs to a bot. It acts by itself', httpStatus: 200 },
  strategyLimit: { code: '50232', message: 'You have had as many bots as an account may have', httpStatus: 200 },
  strategyAgreement: { code: '50260', message: 'Accept the agreement of trading bots first', httpStatus: 200 },
  unknownStrategy: { code: '50261', message: 'You have no such bot', httpStatus: 200 },
  strategyEnded: { code: '50262', message: 'This bot is stopping, or has stopped', httpStatus: 200 },
  strategyState: { code: '50263', message: 'The bot cannot do this in the state that it is in', httpStatus: 200 },
  strategyRunning: { code: '50264', message: 'At most {limit} bots of this kind can run at a time', httpStatus: 200 },
  strategyNameTaken: { code: '50265', message: 'Another bot was started under this client id', httpStatus: 200 },
  strategyProfit: { code: '50267', message: 'At most {maximum} {coin} of profit can be taken out now', httpStatus: 200 },
  backtestLimit: { code: '50268', message: 'Your backtests are still running. Wait for one to end', httpStatus: 200 },
  unknownBacktest: { code: '50269', message: 'There is no such backtest any more', httpStatus: 200 },
  noHistory: { code: '50270', message: 'There are no prices of this market in that time', httpStatus: 200 },
  backtestKeptLimit: { code: '50271', message: 'You can keep at most {limit} backtests', httpStatus: 200 },
  termOutOfRange: { code: '50250', message: 'This must be from {min} to {max}', httpStatus: 200 },
  investmentBelowNeed: { code: '50251', message: 'All orders together need {minimum} {coin}', httpStatus: 200 },
  stopBeforeOrders: { code: '50252', message: 'The stop loss must lie beyond the deepest order at {price}', httpStatus: 200 },
  ladderBelowZero: { code: '50253', message: 'The deepest order would have no price above zero', httpStatus: 200 },
  gridRangeEmpty: { code: '50240', message: 'The upper price must be above the lower price', httpStatus: 200 },
  gridCount: { code: '50241', message: 'A grid has from {minimum} to {maximum} intervals', httpStatus: 200 },
  gridTooDense: { code: '50242', message: 'The levels would be closer together than {tickSize}', httpStatus: 200 },
  gridBelowFees: { code: '50243', message: 'A pair of neighbouring levels would earn less than its two fees', httpStatus: 200 },
  gridInterval: { code: '50244', message: 'The distance of levels must be from {minimum} to {maximum}', httpStatus: 200 },
  gridBelowPrice: { code: '50245', message: 'The lower price must be below the price at the start', httpStatus: 200 },
  botPriceNotAbove: { code: '50246', message: 'This price must be above {price}', httpStatus: 200 },
  botPriceNotBelow: { code: '50247', message: 'This price must be below {price}', httpStatus: 200 },
  botInvestmentMinimum: { code: '50248', message: 'At least {minimum} {coin} has to be put in', httpStatus: 200 },
  marketWithoutBots: {
    code: '50254',
    message: 'Bots trade coins, and contracts that are margined in the coin of their price',
    httpStatus: 200,
  },
  // unified accounts
  accountUnified: { code: '50200', message: 'A unified account has one wallet and no isolated margin', httpStatus: 200 },
  modeUnchanged: { code: '50201', message: 'The account is in this mode already', httpStatus: 200 },
  marginWalletBusy: { code: '50202', message: 'Cancel the orders in your margin wallets first', httpStatus: 200 },
  isolatedPosition: { code: '50203', message: 'Close your isolated positions and their orders first', httpStatus: 200 },
  unifiedEquity: { code: '50205', message: 'The account is not worth enough for this mode', httpStatus: 200 },
  unifiedOwes: { code: '50206', message: 'Repay what you owe first', httpStatus: 200 },
  transferNameTaken: { code: '50207', message: 'Something else was moved under this client id', httpStatus: 200 },
  closeOnly: { code: '50068', message: 'Shortly before delivery positions can only be closed', httpStatus: 200 },
  contractEnded: { code: '50069', message: 'This contract has been delivered', httpStatus: 200 },
  unsupportedPlan: { code: '50070', message: 'Contracts have no conditional order of this kind', httpStatus: 200 },
  // bad days on demand
  scenarioRunning: { code: '50081', message: 'One is running already. End it first, or wait for its end', httpStatus: 200 },
  noScenario: { code: '50082', message: 'Nothing of the kind is running', httpStatus: 200 },
  practiceOff: { code: '50083', message: 'Practice scenarios are switched off here', httpStatus: 200 },
  deliveryLimit: { code: '50084', message: 'Enough contracts are about to be delivered. Trade one of those', httpStatus: 200 },
  // favourites
  unknownWatchlist: { code: '40040', message: 'There is no such group of favourites', httpStatus: 200 },
  watchlistLimit: { code: '40041', message: 'You can have at most {limit} groups of favourites', httpStatus: 200 },
  favouriteLimit: { code: '40042', message: 'A group holds at most {limit} favourites', httpStatus: 200 },
  watchlistChanged: { code: '40043', message: 'Your favourites have changed meanwhile. Nothing was moved', httpStatus: 200 },
  // content
  unknownContent: { code: '40070', message: 'There is nothing of this name here', httpStatus: 200 },
  contentNameTaken: { code: '40071', message: 'There is content of this kind and name already', httpStatus: 200 },
  contentTermMissing: { code: '40072', message: 'Content of this kind needs {term}', httpStatus: 200 },
  contentUnchanged: { code: '40073', message: 'That is how it is already', httpStatus: 200 },
  contentTimes: { code: '40074', message: 'It would end before it begins', httpStatus: 200 },
  contentNotUnderstood: { code: '40075', message: 'The folder is not understood: {reason}', httpStatus: 200 },
  noReplay: { code: '50060', message: 'No recording is being played', httpStatus: 200 },
  nothingToAmend: { code: '50032', message: 'The change leaves the order as it is', httpStatus: 200 },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorKey = keyof typeof errorCatalogue;
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

/** The English message with its params filled in. A param that is missing stays visible as its name. */
export function errorMessage(key: ErrorKey, params: ErrorParams = {}): string {
  return errorCatalogue[key].message.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? name));
}

export const isErrorKey = (text: string): text is ErrorKey => Object.hasOwn(errorCatalogue, text);

/** Finds the catalogue key of a code, or null for a code we do not know. */
export function errorKeyOfCode(code: string): ErrorKey | null {
  const key = Object.keys(errorCatalogue).find((candidate) => isErrorKey(candidate) && errorCatalogue[candidate].code === code);
  return key !== undefined && isErrorKey(key) ? key : null;
}
