// A bot for tests of the mechanism: buys at the lower price of its terms, sells at the upper one, and tells of everything it hears.
import { BotState, StopReason } from '#lib/contract/bots/strategy-codes.ts';
import type { GridEdit, GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { gridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import type { BotActions, BotInput, BotKind, BotMarket } from '#server/automation/bot-kind.ts';
import { kindEntry } from '#server/automation/instances/run-kind.ts';
import { parseDecimal } from '#server/engine/units.ts';

type State = {
  lowerTicks: number;
  upperTicks: number;
  investedUnits: number;
  /** The step of the order that stands; 0: none. */
  orderStep: number;
  /** Bought and not sold. */
  heldLots: number;
  pairs: number;
  matchedUnits: number;
  phase: 'new' | 'running' | 'paused' | 'stopping';
  candles: number;
};

const whole = (text: string, decimals: number): number => Number(parseDecimal(text, decimals) ?? 0n);

function buy(state: State, { rules }: BotMarket, actions: BotActions): void {
  const lots = Math.floor(state.investedUnits / (state.lowerTicks * rules.tickLotUnits));
  state.orderStep = actions.place(limit(Side.buy, state.lowerTicks, lots));
}

const limit = (side: Side, priceTicks: number, lots: number) =>
  ({ side, kind: 'limit', priceTicks, lots, timeInForce: TimeInForce.gtc, reduceOnly: false }) as const;

function filled(state: State, input: Extract<BotInput<GridEdit>, { type: 'filled' }>, market: BotMarket, actions: BotActions): void {
  actions.say(input.side === Side.buy ? 'test.bought' : 'test.sold', { step: input.step, price: input.priceTicks, lots: input.lots });
  state.heldLots += input.side === Side.buy ? input.lots : -input.lots;
  if (!input.isLast) return;
  state.orderStep = 0;
  // The fee is 0.1 % of the coins.
  if (input.side === Side.buy)
    state.orderStep = actions.place(limit(Side.sell, state.upperTicks, state.heldLots - Math.ceil(state.heldLots / 1000)));
  else {
    state.pairs += 1;
    state.heldLots = 0;
    buy(state, market, actions);
  }
}

function leave(state: State, market: BotMarket, actions: BotActions): void {
  state.phase = 'stopping';
  actions.become(BotState.stopping);
  actions.cancelAll();
  actions.returnFunds(market.quote.assetId, 0);
  actions.returnFunds(market.base.assetId, 0);
  actions.end(StopReason.manual);
}

function listen(state: State, actions: BotActions, timeMs: number): void {
  actions.waitFor({
    lastAtOrAbove: state.upperTicks + 1,
    lastAtOrBelow: state.lowerTicks - 1,
    atMs: timeMs + 90_000,
    candles: '1m',
  });
}

function decide(state: State, input: BotInput<GridEdit>, market: BotMarket, actions: BotActions): void {
  switch (input.type) {
    case 'start':
      actions.say('test.started', { last: input.prices.lastTicks });
      actions.takeFunds(market.quote.assetId, state.investedUnits);
      return;
    case 'moved':
      actions.say('test.moved', { asset: input.assetId, units: input.units });
      if (state.phase !== 'new' || input.units < 0) return;
      state.phase = 'running';
      actions.become(BotState.running);
      listen(state, actions, input.timeMs);
      buy(state, market, actions);
      return;
    case 'filled':
      return filled(state, input, market, actions);
    case 'price': {
      const isOut = input.prices.lastTicks > state.upperTicks || input.prices.lastTicks < state.lowerTicks;
      actions.say('test.price', { last: input.prices.lastTicks });
      actions.become(isOut ? BotState.outOfRange : BotState.running);
      if (isOut) actions.waitFor({ lastAtOrAbove: state.lowerTicks, atMs: input.timeMs + 90_000, candles: '1m' });
      else listen(state, actions, input.timeMs);
      return;
    }
    case 'time':
      actions.say('test.time', { at: input.timeMs });
      return listen(state, actions, input.timeMs);
    case 'candle':
      state.candles += 1;
      actions.say('test.candle', { open: input.candle.openMs, close: input.candle.close, volume: input.candle.volumeLots });
      return;
    case 'refused':
      actions.say('test.refused', { step: input.step, reason: input.reason });
      if (state.phase === 'new') actions.end(StopReason.insufficientBalance);
      return;
    case 'ended':
      actions.say('test.cancelled', { step: input.step, left: input.remainingLots, reason: input.reason });
      return;
    case 'owner':
      return told(state, input, market, actions);
    case 'done':
    case 'profit':
    case 'history':
    case 'message':
    case 'market':
    case 'forced':
    case 'funding':
    case 'debt':
    case 'margin-liquidated':
    case 'leader':
      actions.say(`test.${input.type}`);
  }
}

function told(state: State, input: Extract<BotInput<GridEdit>, { type: 'owner' }>, market: BotMarket, actions: BotActions): void {
  actions.say('test.told', { action: input.action });
  if (input.action === 'stop') return leave(state, market, actions);
  if (input.action === 'pause') {
    actions.cancelAll();
    actions.become(BotState.paused);
  }
  if (input.action === 'resume') {
    actions.become(BotState.running);
    buy(state, market, actions);
  }
  if (input.action === 'edit') state.upperTicks = whole(input.edit.upperPrice ?? '0', market.priceDecimals);
}

const twoPrices: BotKind<GridTerms, GridEdit, State> = {
  version: 1,
  check: ({ grids }) => (grids === 2 ? [] : [{ field: 'grids', code: 'invalidField', params: {} }]),
  checkEdit: (_terms, { upperPrice }) => (upperPrice === undefined ? [{ field: 'upperPrice', code: 'invalidField', params: {} }] : []),
  create: (terms, market) => ({
    lowerTicks: whole(terms.lowerPrice, market.priceDecimals),
    upperTicks: whole(terms.upperPrice ?? '0', market.priceDecimals),
    investedUnits: whole(terms.quoteInvestment, market.quote.decimals),
    orderStep: 0,
    heldLots: 0,
    pairs: 0,
    matchedUnits: 0,
    phase: 'new',
    candles: 0,
  }),
  decide,
  figures: ({ matchedUnits, pairs, lowerTicks, upperTicks }) => ({
    matchedUnits,
    matchedCount: pairs,
    levels: [],
    lowerTicks,
    upperTicks,
  }),
};

export const twoPriceBot = kindEntry(twoPrices, {
  kind: 'grid',
  line: 'spot',
  termsOf: (terms) => (terms.kind === 'grid' ? terms.terms : null),
  editOf: (edit) => (edit.kind === 'grid' ? edit.edit : null),
  edited: (terms, edit) => ({ kind: 'grid', terms: gridTerms.parse({ ...terms, ...edit }) }),
});
