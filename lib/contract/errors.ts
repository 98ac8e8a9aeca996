// The error catalogue: every answer that is not a success, once. Codes of the specification where it gives one.

/** How an answer reaches the caller over HTTP. Business refusals are answers, not transport failures: 200. */
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
  userFrozen: { code: '20202', message: 'This account is frozen', httpStatus: 403 },
  noUser: { code: '20106', message: 'There is no such user', httpStatus: 200 },
  noPermission: { code: '23140', message: 'You may not do this', httpStatus: 403 },
  forbiddenOrigin: { code: '23141', message: 'The request came from another site', httpStatus: 403 },
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
  demoFundsLimit: { code: '40033', message: 'You can hold at most {maximum} {coin} of play money', httpStatus: 200 },
  // orders
  symbolNotOpen: { code: '50046', message: 'The pair {symbol} is not open', httpStatus: 200 },
  duplicateClientOrderId: { code: '000001', message: 'An order with this client order id exists already', httpStatus: 200 },
  invalidPrice: { code: '50019', message: 'The price must be a positive multiple of {tickSize}', httpStatus: 200 },
  invalidQuantity: { code: '50020', message: 'The quantity must be a positive multiple of {lotSize}', httpStatus: 200 },
  quantityBelowMinimum: { code: '50021', message: 'The quantity is below the minimum of {minimum}', httpStatus: 200 },
  quantityAboveMaximum: { code: '50022', message: 'The quantity is above the maximum of {maximum}', httpStatus: 200 },
  amountBelowMinimum: { code: '50023', message: 'The order amount is below the minimum of {minimum} {coin}', httpStatus: 200 },
  amountAboveMaximum: { code: '50024', message: 'The order amount is above the maximum of {maximum} {coin}', httpStatus: 200 },
  priceHigh: { code: '50018', message: 'The price is too far above the market', httpStatus: 200 },
  priceLow: { code: '50017', message: 'The price is too far below the market', httpStatus: 200 },
  invalidTimeInForce: { code: '50025', message: 'This time in force does not fit this kind of order', httpStatus: 200 },
  postOnlyWouldTake: { code: '50026', message: 'The order would trade at once, and it is maker-only', httpStatus: 200 },
  fillOrKillUnfilled: { code: '50027', message: 'The order cannot be filled completely at once', httpStatus: 200 },
  noLiquidity: { code: '50028', message: 'Nobody offers the other side right now', httpStatus: 200 },
  openOrderLimit: { code: '50029', message: 'You have too many open orders in this market', httpStatus: 200 },
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
  linkedOrder: { code: '50037', message: 'This order belongs to a pair. Cancel the pair and place it anew', httpStatus: 200 },
  batchTooLarge: { code: '50038', message: 'A batch holds at most {limit} orders', httpStatus: 200 },
  // plans and time
  unknownPlan: { code: '50040', message: 'There is no such plan order', httpStatus: 200 },
  planNotOpen: { code: '50041', message: 'This plan order is no longer waiting', httpStatus: 200 },
  openPlanLimit: { code: '50042', message: 'You have too many plan orders in this market', httpStatus: 200 },
  invalidTrigger: { code: '50043', message: 'The trigger price must be a positive multiple of {tickSize}', httpStatus: 200 },
  triggerReached: {
    code: '50044',
    message: 'The trigger price is on the wrong side of the market: it would fire at once',
    httpStatus: 200,
  },
  noWatchedPrice: { code: '50045', message: 'This market has no price yet for a trigger to watch', httpStatus: 200 },
  invalidCallback: { code: '50047', message: 'The callback rate must be from 0.1% to 5%', httpStatus: 200 },
  invalidSlices: { code: '50048', message: 'Slices, interval or variance are out of range', httpStatus: 200 },
  invalidTimeout: { code: '50053', message: 'The countdown must be from 1 second to 24 hours, or 0 to switch it off', httpStatus: 200 },
  countdownLimit: { code: '50054', message: 'You have too many countdowns running', httpStatus: 200 },
  // contracts
  noMarkPrice: { code: '50061', message: 'This contract has no mark price yet', httpStatus: 200 },
  noPosition: { code: '50062', message: 'There is no position to close', httpStatus: 200 },
  positionNotEnough: { code: '50063', message: 'The position is smaller than that', httpStatus: 200 },
  riskLimit: { code: '50014', message: 'The position would be larger than its leverage allows', httpStatus: 200 },
  worseThanBankruptcy: { code: '50066', message: 'At this price the order would lose more than stands behind it', httpStatus: 200 },
  invalidLeverage: { code: '50052', message: 'The position does not allow this leverage', httpStatus: 200 },
  invalidHoldSide: { code: '50064', message: 'The order does not fit the position mode', httpStatus: 200 },
  openPositionOrOrder: { code: '50065', message: 'Close your positions and orders first', httpStatus: 200 },
  notIsolated: { code: '50067', message: 'Only an isolated position has margin of its own', httpStatus: 200 },
  closeOnly: { code: '50068', message: 'Shortly before delivery positions can only be closed', httpStatus: 200 },
  contractEnded: { code: '50069', message: 'This contract has been delivered', httpStatus: 200 },
  unsupportedPlan: { code: '50070', message: 'Contracts have no plan order of this kind', httpStatus: 200 },
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
  noReplay: { code: '50060', message: 'No recording is being played', httpStatus: 200 },
  nothingToAmend: { code: '50032', message: 'The change leaves the order as it is', httpStatus: 200 },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorKey = keyof typeof errorCatalogue;
export type ErrorParams = Readonly<Record<string, string | number>>;

export const successCode = '00000';

/** Codes that the transport lets through without raising an error; the session layer looks at the not-logged-in ones. */
export const codesTreatedAsSuccess: readonly string[] = ['200', '00000', '00004', '00005', '00006', '20906', '20205'];
export const notLoggedInCodes: readonly string[] = ['00004', '00005', '00006', '20906', '20205'];
/** A verification flow opens instead of an error text. */
export const specialCodes: readonly string[] = ['23126', '24391', '24392', '24393', '24394'];

/** The English message with its params filled in. A param that is missing stays visible as its name. */
export function errorMessage(key: ErrorKey, params: ErrorParams = {}): string {
  return errorCatalogue[key].message.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? name));
}

const isErrorKey = (text: string): text is ErrorKey => Object.hasOwn(errorCatalogue, text);

/** Finds the catalogue key of a code, or null for a code we do not know. */
export function errorKeyOfCode(code: string): ErrorKey | null {
  const key = Object.keys(errorCatalogue).find((candidate) => isErrorKey(candidate) && errorCatalogue[candidate].code === code);
  return key !== undefined && isErrorKey(key) ? key : null;
}
