// For every call that names something by its id: a request that would do something, were the thing one's own.

/** Fields whose names end like ids and are none of somebody's: markets, coins and lines of the venue. */
export const noIds: readonly string[] = ['symbolId', 'tokenId', 'symbolIds', 'aiId', 'alertId', 'leaderId'];

/** Fields that name something of somebody's without saying so in their names: both ends of a transfer, by user. */
export const namedOtherwise: Readonly<Record<string, readonly string[]>> = {
  sendToFamily: ['from', 'to'],
  batchCancelOrders: ['list'],
  sortWatchlists: ['groups'],
};

/** A chosen name of a thing to come is no name of something that is there. */
export const chosen = (callName: string): boolean =>
  /^(place|open|close|segment|apply|add|create|send|transfer|preview|copy)/i.test(callName) || toldUnderName.includes(callName);

/** Everything that a bot is told has a name of its own. */
const toldUnderName: readonly string[] = [
  'pauseStrategy',
  'resumeStrategy',
  'updateStrategyGrid',
  'updateStrategyDca',
  'updateStrategyCta',
  'updateStrategyTv',
  'signalForm',
  'updateArbitrage',
  'updateStrategyRegular',
  'editPortfolio',
  'pausePortfolio',
  'investRegular',
  'investInPortfolio',
  'cancelStrategy',
  'cancelStrategyRegular',
  'cancelPortfolio',
  'expandDca',
  'endAfterRound',
  'updateStrategyCopy',
  'endCopyWithLeader',
  'closeAllTrackingOrdersV1',
  'updateTrackingPlan',
  'updateTrackingTpsl',
  'updateTrackingTpslPlan',
  'cancelAllTrackingPlans',
  'updateTrackingPlanPreset',
  'withdrawStrategyProfit',
  'setStrategyNotices',
];

/** Take a name off a list of the asker’s own: done whoever the named thing belongs to, and nothing of it is touched. */
export const ofOwnList: readonly string[] = ['forgetStrategy'];

/** The parts of a request: the field that names something, the name in it, and who asks. */
type Wish = { readonly field: string; readonly id: string; readonly ownId: string };

const advert = { price: { kind: 'floating', premium: 0 }, amount: '1', minimum: '1', maximum: '2' };

/** Beside the id: what else a call must be told. By name; left out: nothing. */
const beside: Readonly<Record<string, object>> = {
  checkPaymentMethod: { scheme: 'sepa', fields: { name: 'Mine Now', iban: 'DE89370400440532013000' } },
  changePaymentMethod: { fields: { name: 'Mine Now', iban: 'DE89370400440532013000' } },
  addStrategyFunds: { amount: '1' },
  updateTrackingPlan: { symbolId: 'BTCUSDT_UMCBL' },
  waitForLeader: { line: 'spot', waits: true },
  transferToStrategy: { coin: 'USDT', amount: '1', direction: 'in' },
  expandDca: { maxAppendCount: 3 },
  testSignal: { message: '{}' },
  signalForm: { template: '{}', mapping: null },
  replaySignal: { alertId: 'd1' },
  investInPortfolio: { amount: '1' },
  publishStrategy: { name: 'mine now', showsParameters: true },
  copyStrategy: { symbolId: 'BTCUSDT_SPBL', amount: '30' },
  getSignalAlerts: { strategyId: '999999' },
  setStrategyNotices: { notices: [] },
  getStrategyDecisions: { strategyId: '999999' },
  getRegularRounds: { strategyId: '999999' },
  getPortfolioActions: { strategyId: '999999' },
  getStrategyFills: { strategyId: '999999' },
  addFavourites: { symbolIds: ['ETHUSDT_SPBL'] },
  getMarginRecords: { kind: 'loan' },
  getConvertOrders: { state: 'open' },
  removeFavourites: { symbolIds: ['BTCUSDT_SPBL'] },
  modifyOrder: { delegatePrice: '80000' },
  modifyContractOrder: { delegatePrice: '80000' },
  updateDelegatePlan: { triggerPrice: '80000' },
  updateTpslPlan: { presetTakeProfitPrice: '120000' },
  updatePlanPreset: { presetTakeProfitPrice: '120000' },
  updateContractPreset: { presetTakeProfitPrice: '120000' },
  renamePasskey: { name: 'mine now' },
  keepTradeNote: { note: 'mine now', tags: [] },
  confirmWithdrawal: { code: '123456' },
  renameSubAccount: { userName: 'mine now' },
  freezeSubAccount: { frozen: true },
  revokeApiKey: { keyId: '999999' },
  createApiKey: { name: 'mine now', scopes: ['read'], addresses: [], passphrase: 'open-sesame-1', callsPerMinute: 60 },
  decideIdentity: { approved: true },
  changeWorld: { name: 'mine now' },
  createWorldLink: { role: 'trader' },
  revokeWorldLink: { worldId: '0'.repeat(16), linkId: '999999' },
  setWorldFault: { worldId: '0'.repeat(16), kind: 'lost-answer' },
  freezeWorldSeat: { worldId: '0'.repeat(16), seatId: '999999', frozen: true },
  removeWorldSeat: { worldId: '0'.repeat(16), seatId: '999999' },
  setWorldClock: { action: 'step', ms: 1000 },
  setWorldGrid: { gridMs: 1000 },
  setWorldScenario: { action: 'begin', kind: 'crash' },
  placeC2cOrder: { advertId: '999999', version: 1, quantity: '1' },
  getC2cOrders: { open: true },
  rateC2cOrder: { orderId: '999999', rating: 'positive' },
  answerC2cRating: { orderId: '999999', text: 'mine now' },
  stepC2cOrder: { orderId: '999999', step: 'cancel' },
  editAdvert: { advertId: '999999', version: 1, ...advert },
  publishAdvert: { side: 'sell', coin: 'BTC', quote: 'EUR', ...advert, paymentMinutes: 15 },
  fundWorldSeat: { worldId: '0'.repeat(16), coin: 'USDT', amount: '1' },
};

/** Calls whose ids stand deeper than in a field of their own, or beside the asker's. */
const shaped: Readonly<Record<string, (request: Wish) => object>> = {
  batchCancelOrders: ({ id }) => ({ list: [{ orderId: id }] }),
  sortWatchlists: () => ({ groups: [{ groupId: 2, groupName: 'mine now', symbolIds: [] }] }),
  sendToFamily: ({ field, id, ownId }) => ({ from: ownId, to: ownId, coin: 'USDT', amount: '1', [field]: id }),
};

export function requestWith(callName: string, request: Wish): object {
  const make = shaped[callName];
  if (make !== undefined) return make(request);
  const named = request.field.endsWith('Ids') ? [request.id] : request.id;
  return { ...beside[callName], [request.field]: named };
}
