// The laws of a martingale on random paths: money adds up to the unit, nothing is spent that is not there, a state continues from its text.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { MartingaleEdit, MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { MarketState } from '#lib/contract/enums.ts';
import { Amount } from '#lib/order-math/amounts/amount.ts';
import type { MartingaleMarket } from '#lib/order-math/bots/martingale-market.ts';
import { martingalePreview } from '#lib/order-math/bots/martingale-preview.ts';
import type { BotOrder, OwnerAction } from '#server/automation/bot-kind.ts';
import { martingaleKind } from '#server/automation/bots/martingale/martingale-kind.ts';
import { RejectReason } from '#server/engine/reject.ts';

import { coinMarket, contractMarket, type MartingaleVenue, terms, venueOf } from './martingale-samples.ts';

type Event =
  | { readonly does: 'price'; readonly byPpm: number }
  | { readonly does: 'owner'; readonly action: OwnerAction<MartingaleEdit> }
  | { readonly does: 'market'; readonly state: MarketState }
  | { readonly does: 'funds' }
  /** The next orders are refused. */
  | { readonly does: 'refuses'; readonly count: number; readonly reason: RejectReason };

const edits: fc.Arbitrary<MartingaleEdit> = fc.oneof(
  fc.record({ maxOrders: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ takeProfitType: fc.constant('ratio' as const), takeProfit: fc.constantFrom('0.004', '0.03') }),
  fc.record({ takeProfitType: fc.constant('amount' as const), takeProfit: fc.constantFrom('1', '7.123456') }),
  fc.record({ stopLossRate: fc.constantFrom(null, '0.3', '0.05') }),
);
const actions: fc.Arbitrary<OwnerAction<MartingaleEdit>> = fc.oneof(
  fc.constantFrom({ action: 'pause' as const }, { action: 'resume' as const }),
  fc.record({ action: fc.constant('edit' as const), edit: edits }),
  fc.record({ action: fc.constant('withdraw-profit' as const), assetId: fc.constant(2), units: fc.integer({ min: 1, max: 3_000_000 }) }),
);
const moves = fc.record({ does: fc.constant('price' as const), byPpm: fc.integer({ min: -80_000, max: 85_000 }) });
const events: fc.Arbitrary<Event> = fc.oneof(
  { weight: 12, arbitrary: moves },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('owner' as const), action: actions }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('market' as const), state: fc.constantFrom(...Object.values(MarketState)) }) },
  { weight: 1, arbitrary: fc.constant({ does: 'funds' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('refuses' as const),
      count: fc.integer({ min: 1, max: 4 }),
      reason: fc.constantFrom(RejectReason.openOrderLimit, RejectReason.noLiquidity, RejectReason.insufficientBalance),
    }),
  },
);

const someTerms: fc.Arbitrary<Partial<MartingaleTerms>> = fc.record({
  direction: fc.constantFrom('long', 'short'),
  stepType: fc.constantFrom('percent', 'value'),
  firstStep: fc.constantFrom('0.02', '0.031'),
  stepMultiplier: fc.constantFrom('1', '1.3'),
  firstAmount: fc.constantFrom('20', '33.333333'),
  amountMultiplier: fc.constantFrom('0.9', '1', '1.5'),
  maxOrders: fc.integer({ min: 0, max: 6 }),
  takeProfit: fc.constantFrom('0.001', '0.005', '0.02'),
  stopLossRate: fc.constantFrom(null, '0.2'),
  rounds: fc.constantFrom('endless', 'endless', 'one'),
  sellsAtEnd: fc.boolean(),
});

type Run = {
  readonly changed: Partial<MartingaleTerms>;
  readonly isContract: boolean;
  readonly fillsInPart: boolean;
  readonly lags: boolean;
  readonly happens: readonly Event[];
  readonly sells: boolean;
};
const runs: fc.Arbitrary<Run> = fc.record({
  changed: someTerms,
  isContract: fc.boolean(),
  fillsInPart: fc.boolean(),
  lags: fc.boolean(),
  happens: fc.array(events, { minLength: 5, maxLength: 60 }),
  sells: fc.boolean(),
});

const coinSizes: MartingaleMarket = {
  baseCoin: 'COIN',
  quoteCoin: 'USDT',
  tickSize: '0.01',
  lotSize: '0.01',
  minQuantity: '0.01',
  maxQuantity: '10000',
  minAmount: '1',
  maxAmount: '1000000',
};
const ownerHas = { base: 100_000_000, quote: 10_000_000_000 };

type Played = { readonly venue: MartingaleVenue; readonly owner: { readonly base: number; readonly quote: number } };

function play(run: Run, writesState: boolean, look: (venue: MartingaleVenue) => void): Played {
  const { changed, isContract, fillsInPart, lags, happens, sells } = run;
  const market = isContract ? contractMarket : coinMarket;
  const isShortOfCoins = changed.direction === 'short' && !isContract;
  const isValue = changed.stepType === 'value';
  const own: MartingaleTerms = { ...terms, ...changed, leverage: isContract ? 3 : 1, investment: isShortOfCoins ? '6' : '600' };
  const [owner, refused] = [{ ...ownerHas }, { count: 0, reason: RejectReason.noLiquidity as RejectReason }];
  const refuse = (order: BotOrder): RejectReason | null => {
    if (refused.count === 0 || order.lots % 3 === 0) return null;
    refused.count -= 1;
    return refused.reason;
  };
  const venue = venueOf(isValue ? { ...own, firstStep: '2.5' } : own, {
    market,
    owner,
    refuse,
    part: (lots) => (fillsInPart ? Math.ceil(lots * 0.6) : lots),
    writesState,
    lags,
  });
  venue.start(10_000);
  look(venue);
  for (const event of happens) {
    if (venue.ended !== null) break;
    if (event.does === 'price') venue.goTo(Math.max(500, venue.last + Math.trunc((venue.last * event.byPpm) / 1_000_000)));
    else if (event.does === 'owner') venue.owner(event.action);
    else if (event.does === 'market') venue.setMarket(event.state);
    else if (event.does === 'funds') venue.addFunds(isShortOfCoins ? 1 : 2, 1_234_567);
    else [refused.count, refused.reason] = [event.count, event.reason];
    look(venue);
  }
  refused.count = 0;
  if (venue.marketState !== MarketState.online) venue.setMarket(MarketState.online);
  if (venue.ended === null) venue.owner({ action: 'stop', sells });
  // A position that closes in parts needs as many prices.
  for (let price = 0; price < 200 && venue.ended === null; price += 1) venue.goTo(venue.last);
  look(venue);
  return { venue, owner };
}

/** The state's own books against the venue's. */
function booksAgree({ state, coins, orders, position, ended }: MartingaleVenue, { isContract, lags }: Run): void {
  if (ended !== null) return;
  expect({ quote: state.quoteUnits, base: state.baseUnits }).toEqual(coins);
  expect(isContract ? state.held : 0).toBe(Math.abs(position));
  expect(state.live.map(({ step, lots }) => [step, lots])).toEqual(expect.arrayContaining(orders.map(({ step, open }) => [step, open])));
  expect(state.live.length).toBeGreaterThanOrEqual(orders.length);
  expect(lags || state.live.length === orders.length).toBe(true);
  expect(orders.length).toBeLessThanOrEqual(21);
}

test('its books are those of the exchange at every moment, and the end leaves no order and no coin', () => {
  fc.assert(
    fc.property(runs, (run) => {
      const { venue, owner } = play(run, false, (at) => booksAgree(at, run));
      expect(venue.ended).not.toBe(null);
      expect([venue.orders, venue.coins, venue.position]).toEqual([[], { base: 0, quote: 0 }, 0]);
      // Quote coins are won and lost in rounds alone: matched profit is all of it, unless coins were kept or could not be bought back.
      const kept = venue.codes().some((code) => code === 'kept-as-it-is' || code === 'not-bought-back');
      expect(kept || owner.quote - ownerHas.quote === venue.state.matchedUnits, `${owner.quote} ${venue.state.matchedUnits}`).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('a state that was written down and read before every decision decides the same', () => {
  fc.assert(
    fc.property(runs, (run) => {
      const nothing = (): void => undefined;
      expect(play(run, true, nothing).venue.log).toEqual(play(run, false, nothing).venue.log);
    }),
    { numRuns: 150 },
  );
});

const decimal = (whole: number, decimals: number): string => String(new Amount(whole).dividedBy(10 ** decimals));

test('the ladder that it trades is the one that the preview has shown', () => {
  const fees = { maker: '0.001', taker: '0.001' };
  fc.assert(
    fc.property(someTerms, fc.integer({ min: 3_000, max: 900_000 }), fc.boolean(), (changed, first, isContract) => {
      const own: MartingaleTerms = {
        ...terms,
        ...changed,
        firstStep: changed.stepType === 'value' ? '0.517' : '0.0213',
        investment: '900',
      };
      const market = isContract ? contractMarket : coinMarket;
      const shown: MartingaleMarket = isContract ? { ...coinSizes, form: 'linear', tiers: [] } : coinSizes;
      const { orders } = martingalePreview(own, shown, { lastPrice: decimal(first, 2) }, fees);
      const venue = venueOf(own, { market, owner: { base: 900_000_000, quote: 900_000_000 } });
      venue.start(first);
      fc.pre(venue.state.round.prices.length > 0);
      const { prices, lots, profitTicks } = venue.state.round;
      expect(prices.map((price) => decimal(price, 2))).toEqual(orders.map(({ price }) => price));
      expect(lots.slice(1).map((each) => decimal(each, 2))).toEqual(orders.slice(1).map(({ quantity }) => quantity));
      expect(decimal(profitTicks, 2)).toBe(orders[0]?.takeProfitPrice);
    }),
    { numRuns: 300 },
  );
});

test('its check in integers names what the preview names', () => {
  const prices = { lastTicks: 10_000, markTicks: 10_000 };
  const codes = (changed: Partial<MartingaleTerms>, market = coinMarket): string[] =>
    martingaleKind.check({ ...terms, ...changed }, market, prices).map(({ field, code }) => `${field} ${code}`);
  expect(codes({})).toEqual([]);
  expect(codes({ investment: '699' })).toEqual(['investment investmentBelowNeed']);
  expect(codes({ investment: '99999999999' })).toEqual(['investment invalidField']);
  expect(codes({ firstAmount: '0.5' })).toContain('firstAmount amountBelowMinimum');
  // Its one tier ends at 10,000: a position of 700 may be levered a hundred times, one of 14,000 not at all.
  expect(codes({ leverage: 100, investment: '10' }, contractMarket)).toEqual([]);
  expect(codes({ leverage: 100, firstAmount: '2000', investment: '1000' }, contractMarket)).toEqual(['leverage invalidLeverage']);
  expect(martingaleKind.checkEdit(terms, { maxOrders: 51 }, coinMarket, prices).map(({ field }) => field)).toEqual(['maxOrders']);
  expect(martingaleKind.checkEdit(terms, { stopLossRate: '0.01' }, coinMarket, prices).map(({ code }) => code)).toEqual([
    'stopBeforeOrders',
  ]);
  expect(martingaleKind.checkEdit(terms, { takeProfit: '0.05' }, coinMarket, prices)).toEqual([]);
  expect(martingaleKind.check(terms, coinMarket, { lastTicks: 0, markTicks: 0 }).map(({ code }) => code)).toEqual(['noWatchedPrice']);
});

test('a market that does not move brings no order beyond the ladder', () => {
  const venue = venueOf(terms, { market: coinMarket, owner: { ...ownerHas } });
  venue.start(10_000);
  const { length } = venue.log;
  for (let minute = 0; minute < 100; minute += 1) venue.goTo(10_000);
  expect(venue.log.length).toBe(length);
});
