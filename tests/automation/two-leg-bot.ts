// A bot for tests of several markets: trades a little in each of its legs by time, price and message, and tells of everything it hears.
import { BotState, StopReason } from '#lib/contract/bots/strategy-codes.ts';
import type { GridEdit, GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import type { StrategyLine } from '#lib/contract/bots/terms-kind.ts';
import { gridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { MarketState, Side, TimeInForce } from '#lib/contract/enums.ts';
import { marketWallet } from '#server/automation/instances/market-wallet.ts';
import { type KindEntry, manyMarketsEntry } from '#server/automation/instances/run-kind.ts';
import type { BotLeg, ManyMarketsActions, ManyMarketsInput, ManyMarketsKind } from '#server/automation/many-markets-kind.ts';
import { parseDecimal } from '#server/engine/units.ts';

type State = {
  investedUnits: number;
  phase: 'new' | 'running' | 'paused' | 'stopping';
  /** Wallets that money is awaited in. */
  awaited: number;
  /** The lots that it has of each leg. */
  lots: number[];
  /** Closes that it was told of, before and since its start. */
  closes: number[];
  turns: number;
};

const everyMs = 90_000;

const isOpen = ({ state }: BotLeg): boolean => state === MarketState.online;

function trade(state: State, legs: readonly BotLeg[], at: number, side: Side, actions: ManyMarketsActions): void {
  const leg = legs[at];
  if (leg === undefined || leg.prices.lastTicks === 0) return actions.say('test.no-price', { leg: at });
  if (!isOpen(leg)) return actions.say('test.leg-closed', { leg: at, state: leg.state });
  // A twentieth of what was put in, at market; and one order a twentieth below it, that rests.
  const worth = Math.floor(state.investedUnits / 20);
  const { lastTicks } = leg.prices;
  const lots = Math.floor(worth / (lastTicks * leg.market.rules.tickLotUnits));
  const some = side === Side.buy ? lots : Math.min(lots, state.lots[at] ?? 0);
  if (some === 0) return actions.say('test.nothing-to-sell', { leg: at });
  const order = { lots: some, reduceOnly: side === Side.sell && leg.market.rules.contract !== undefined };
  actions.place({ ...order, side, kind: 'market', priceTicks: 0, timeInForce: TimeInForce.ioc }, at);
  const priceTicks = Math.floor((lastTicks * 19) / 20);
  if (side === Side.buy) actions.place({ ...order, side, kind: 'limit', priceTicks, timeInForce: TimeInForce.gtc }, at);
  actions.say('test.traded', { leg: at, side, lots: some, price: lastTicks });
}

function listen(legs: readonly BotLeg[], actions: ManyMarketsActions, timeMs: number): void {
  for (const [at, { prices }] of legs.entries()) {
    const [above, below] = [Math.ceil(prices.lastTicks * 1.02), Math.floor(prices.lastTicks * 0.98)];
    actions.waitFor({ lastAtOrAbove: above, lastAtOrBelow: below, candles: '1m', ...(at === 0 ? { atMs: timeMs + everyMs } : {}) }, at);
  }
}

function setUp(legs: readonly BotLeg[], actions: ManyMarketsActions): void {
  for (const [at, { market }] of legs.entries()) {
    if (market.rules.contract === undefined) continue;
    actions.setMarginMode('cross', at);
    actions.setLeverage(3, at);
  }
}

function begin(state: State, legs: readonly BotLeg[], actions: ManyMarketsActions): void {
  actions.say('test.started', { before: state.closes.length });
  const wallets = [...new Set(legs.map(({ market }) => marketWallet(market)))];
  state.awaited = wallets.length;
  const share = Math.floor(state.investedUnits / wallets.length);
  const quote = legs[0]?.market.quote.assetId ?? -1;
  for (const wallet of wallets) actions.takeFunds(quote, share, wallet);
}

function running(state: State, input: ManyMarketsInput<GridEdit>, legs: readonly BotLeg[], actions: ManyMarketsActions): void {
  state.turns += 1;
  if (input.type === 'time')
    for (const at of legs.keys()) trade(state, legs, at, (state.turns + at) % 3 === 0 ? Side.sell : Side.buy, actions);
  else if (input.type === 'price') trade(state, legs, input.leg, state.turns % 2 === 0 ? Side.sell : Side.buy, actions);
  listen(legs, actions, input.timeMs);
}

function leave(state: State, legs: readonly BotLeg[], actions: ManyMarketsActions): void {
  state.phase = 'stopping';
  actions.cancelAll();
  for (const { market } of legs) actions.returnFunds(market.quote.assetId, 0, marketWallet(market));
  actions.say('test.leaves');
  actions.end(StopReason.manual);
}

function told(
  state: State,
  input: Extract<ManyMarketsInput<GridEdit>, { type: 'owner' }>,
  legs: readonly BotLeg[],
  actions: ManyMarketsActions,
): void {
  actions.say('test.told', { action: input.action });
  if (input.action === 'stop') return leave(state, legs, actions);
  if (input.action === 'pause' && state.phase === 'running') {
    state.phase = 'paused';
    actions.cancelAll();
    actions.become(BotState.paused);
  }
  if (input.action === 'resume' && state.phase === 'paused') {
    state.phase = 'running';
    actions.become(BotState.running);
    listen(legs, actions, input.timeMs);
  }
}

function listenTo(state: State, text: string, legs: readonly BotLeg[], actions: ManyMarketsActions): void {
  const [at, side]: readonly [number, Side] = JSON.parse(text);
  if (state.phase !== 'running') return actions.say('test.not-now', { leg: at });
  trade(state, legs, at, side, actions);
}

function decide(state: State, input: ManyMarketsInput<GridEdit>, legs: readonly BotLeg[], actions: ManyMarketsActions): void {
  const { leg } = input;
  switch (input.type) {
    case 'history':
      state.closes.push(...input.closes);
      return actions.say('test.history', { leg, candles: input.closes.length, last: input.lastOpenMs });
    case 'start':
      return begin(state, legs, actions);
    case 'moved':
      actions.say('test.moved', { asset: input.assetId, units: input.units, wallet: input.wallet });
      if (state.phase !== 'new' || input.units < 0) return;
      state.awaited -= 1;
      if (state.awaited > 0) return;
      state.phase = 'running';
      actions.become(BotState.running);
      setUp(legs, actions);
      return running(state, input, legs, actions);
    case 'price':
    case 'time':
      actions.say(`test.${input.type}`, { leg, last: input.prices.lastTicks });
      if (state.phase === 'running') running(state, input, legs, actions);
      return;
    case 'candle':
      state.closes.push(input.candle.close);
      return actions.say('test.candle', { leg, open: input.candle.openMs, close: input.candle.close });
    case 'filled':
      // The fee of a purchase is 0.1 % of the coins.
      state.lots[leg] = (state.lots[leg] ?? 0) + (input.side === Side.buy ? Math.floor((input.lots * 999) / 1000) - 1 : -input.lots);
      return actions.say('test.filled', { leg, step: input.step, side: input.side, lots: input.lots });
    case 'refused':
      actions.say('test.refused', { leg, step: input.step, reason: input.reason });
      if (state.phase === 'new') actions.end(StopReason.insufficientBalance);
      return;
    case 'message':
      return listenTo(state, input.text, legs, actions);
    case 'owner':
      return told(state, input, legs, actions);
    case 'market':
      return actions.say('test.market', { leg, state: input.state });
    case 'ended':
    case 'done':
      return actions.say(`test.${input.type}`, { leg, step: input.step });
    case 'forced':
    case 'funding':
    case 'debt':
    case 'profit':
    case 'margin-liquidated':
    case 'leader':
      actions.say(`test.${input.type}`, { leg });
  }
}

const twoLegs: ManyMarketsKind<GridTerms, GridEdit, State> = {
  version: 1,
  check: (_terms, legs) => (legs.length === 2 ? [] : [{ field: 'symbols', code: 'invalidField', params: {} }]),
  checkEdit: () => [],
  history: (_terms, leg) => (leg === 1 ? { interval: '1m', candles: 20 } : null),
  holding: () => [3, 1],
  create: (terms, markets) => ({
    investedUnits: Number(parseDecimal(terms.quoteInvestment, markets[0]?.quote.decimals ?? 0) ?? 0n),
    phase: 'new',
    awaited: 0,
    lots: markets.map(() => 0),
    closes: [],
    turns: 0,
  }),
  decide,
  figures: ({ turns }) => ({ matchedUnits: 0, matchedCount: turns, levels: [], lowerTicks: 0, upperTicks: 0 }),
};

export const twoLegBot = (line: StrategyLine): KindEntry =>
  manyMarketsEntry(twoLegs, {
    kind: 'grid',
    line,
    termsOf: (terms) => (terms.kind === 'grid' ? terms.terms : null),
    editOf: (edit) => (edit.kind === 'grid' ? edit.edit : null),
    edited: (terms, edit) => ({ kind: 'grid', terms: gridTerms.parse({ ...terms, ...edit }) }),
  });
