// These laws hold of every grid on every path: its books, orders and money, and a state that survives being stored at any moment.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { MarketState } from '#lib/contract/enums.ts';
import { contractGrid, type GridVenue, spotGrid } from '../venue/grid-bench.ts';
import { CancelReason } from '#server/engine/orders/order-event.ts';
import { RejectReason } from '#server/engine/reject.ts';

import { gridReasons } from '#server/automation/bots/grid/grid-reasons.ts';

type Move = { readonly name: string; readonly run: (venue: GridVenue) => void };

const quote = 2;
const price = fc.integer({ min: 40_000, max: 70_000 });
const move = (name: string, run: (venue: GridVenue) => void): Move => ({ name, run: Object.assign(run, { toString: () => name }) });

const calm = fc.oneof(
  price.map((ticks) => move(`price ${ticks}`, (venue) => venue.moveTo(ticks))),
  fc.integer({ min: -1500, max: 1500 }).map((by) => move(`by ${by}`, (venue) => venue.moveTo(venue.lastTicks + by))),
);
const partial = fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 99 })).map(([place, percent]) =>
  move(`part ${place} ${percent}`, (venue) => {
    const order = venue.orders[place];
    if (order !== undefined && venue.marketState === MarketState.online && isNext(venue, place))
      venue.fillPart(order.step, Math.max(1, Math.floor((order.left * percent) / 100)));
  }),
);
const rough = fc.oneof(
  partial,
  fc.constantFrom(1, 3).map((parts) =>
    move(`parts ${parts}`, (venue) => {
      venue.parts = parts;
    }),
  ),
  fc
    .constantFrom(MarketState.halted, MarketState.cancelOnly, MarketState.online, MarketState.online)
    .map((state) => move(`market ${state}`, (venue) => venue.setMarket(state))),
  fc.constantFrom(RejectReason.openOrderLimit, RejectReason.priceAboveBand, null, null).map((reason) =>
    move(`refuses ${reason}`, (venue) => {
      venue.refusesFor = reason;
    }),
  ),
  fc
    .constantFrom('pause' as const, 'resume' as const, 'resume' as const)
    .map((action) => move(action, (venue) => venue.tellOwner({ action }))),
  fc.nat(20).map((place) =>
    move(`taken ${place}`, (venue) => {
      const order = venue.orders[place];
      if (order !== undefined) venue.takeAway(order.step, CancelReason.countdown);
    }),
  ),
  fc
    .tuple(fc.integer({ min: 42_000, max: 50_000 }), fc.integer({ min: 56_000, max: 68_000 }), fc.integer({ min: 2, max: 12 }))
    .map(([lower, upper, grids]) =>
      move(`edit ${lower} ${upper} ${grids}`, (venue) =>
        venue.tellOwner({ action: 'edit', edit: { lowerPrice: String(lower), upperPrice: String(upper), grids } }),
      ),
    ),
  fc
    .integer({ min: 1, max: 3000 })
    .map((coins) => move(`adds ${coins}`, (venue) => venue.tellOwner({ action: 'add-funds', assetId: quote, units: coins * 1_000_000 }))),
  fc
    .integer({ min: 1, max: 500 })
    .map((coins) =>
      move(`takes ${coins}`, (venue) => venue.tellOwner({ action: 'withdraw-profit', assetId: quote, units: coins * 1_000_000 })),
    ),
);

/** Prices have priority: of each side only the best order can trade in part. */
const isNext = ({ orders }: GridVenue, place: number): boolean => {
  const order = orders[place];
  const other = order?.side === 'buy' ? orders[place - 1] : orders[place + 1];
  return other?.side !== order?.side;
};

const spotTerms: fc.Arbitrary<Partial<GridTerms>> = fc
  .record({
    direction: fc.constantFrom('long' as const, 'short' as const),
    spacing: fc.constantFrom('arithmetic' as const, 'geometric' as const),
    grids: fc.integer({ min: 2, max: 20 }),
    funding: fc.constantFrom('quote', 'base', 'both'),
    moves: fc.boolean(),
    reinvests: fc.boolean(),
  })
  .map(({ funding, reinvests, ...terms }) => ({
    ...terms,
    reinvests: reinvests && terms.direction === 'long',
    baseInvestment: funding === 'quote' && terms.direction === 'long' ? '0' : '0.5',
    quoteInvestment: funding === 'base' || (terms.direction === 'short' && funding === 'quote') ? '0' : '25000',
  }));

const infinityTerms: fc.Arbitrary<Partial<GridTerms>> = fc
  .record({ percent: fc.integer({ min: 1, max: 10 }), isBase: fc.boolean(), reinvests: fc.boolean() })
  .map(({ percent, isBase, reinvests }) => ({
    spacing: 'geometric',
    lowerPrice: '35000',
    upperPrice: null,
    grids: 0,
    intervalRate: String(percent / 100),
    baseInvestment: isBase ? '0.5' : '0',
    quoteInvestment: isBase ? '0' : '25000',
    reinvests,
  }));

const contractTerms: fc.Arbitrary<Partial<GridTerms>> = fc.record({
  direction: fc.constantFrom('long' as const, 'short' as const, 'neutral' as const),
  spacing: fc.constantFrom('arithmetic' as const, 'geometric' as const),
  grids: fc.integer({ min: 2, max: 20 }),
  opensPosition: fc.boolean(),
});

const script = (moves: fc.Arbitrary<Move>) => fc.array(moves, { minLength: 1, maxLength: 40 });
const start = fc.integer({ min: 43_000, max: 67_000 });

/** After every move. */
function holds(venue: GridVenue): void {
  const { state, account, orders } = venue;
  expect([state.quoteUnits, state.baseUnits, state.positionLots]).toEqual([account.quoteUnits, account.baseUnits, account.positionLots]);
  expect(new Set(orders.map(({ priceTicks }) => priceTicks)).size, 'one order a level').toBe(orders.length);
  if (state.phase === 'running') expect(orders.length, 'no more orders than cells').toBeLessThanOrEqual(state.turns.length);
  expect(venue.rows.filter(({ code }) => !Object.hasOwn(gridReasons, code) && code !== 'bot.edit-refused')).toEqual([]);
}

function play(venue: GridVenue, moves: readonly Move[]): void {
  venue.start();
  fc.pre(!venue.codes().includes('bot.start-refused'));
  holds(venue);
  for (const one of moves) {
    one.run(venue);
    if (venue.reason !== null) return;
    holds(venue);
  }
}

/** Brings a market back that trades, and stops the bot. */
function end(venue: GridVenue): void {
  venue.refusesFor = null;
  venue.setMarket(MarketState.online);
  venue.tellOwner({ action: 'stop', sells: true });
  venue.moveTo(venue.lastTicks + 1);
  venue.moveTo(venue.lastTicks + 1);
}

describe.each([
  ['spot', spotTerms, spotGrid],
  ['infinity', infinityTerms, spotGrid],
  ['contracts', contractTerms, contractGrid],
] as const)('%s', (_, terms, grid) => {
  test('books and orders are right on every path, and a stop leaves nothing behind', () => {
    fc.assert(
      fc.property(terms, start, script(fc.oneof({ weight: 3, arbitrary: calm }, rough)), (change, from, moves) => {
        const venue = grid(from, change);
        play(venue, moves);
        end(venue);
        expect(venue.reason).not.toBeNull();
        expect(venue.orders).toEqual([]);
        // It has said so where it was refused to the end; the mechanism closes what is left then.
        fc.pre(!venue.codes().includes('grid.unsold'));
        expect(venue.account.positionLots).toBe(0);
        // Sold but for less than a lot, or whole lots that are less than an order.
        const { baseUnits, quoteUnits } = venue.account;
        const whole = baseUnits - (baseUnits % 10_000);
        expect(whole === 0 || ((venue.equity - quoteUnits) * whole) / baseUnits < 5_000_000).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('a state that is stored after every input goes on as if it had not been', () => {
    fc.assert(
      fc.property(terms, start, script(fc.oneof({ weight: 2, arbitrary: calm }, rough)), (change, from, moves) => {
        const [kept, stored] = [grid(from, change), grid(from, change, { throughJson: true })];
        play(kept, moves);
        play(stored, moves);
        expect(stored.rows).toEqual(kept.rows);
        expect(stored.inputs).toEqual(kept.inputs);
        expect(stored.state).toEqual(kept.state);
      }),
      { numRuns: 100 },
    );
  });

  test('money adds up to the unit: what it had after the start, its pairs, what is open, what was unloaded', () => {
    fc.assert(
      fc.property(terms, start, script(calm), (change, from, moves) => {
        const venue = grid(from, { ...change, moves: false, reinvests: false });
        venue.start();
        fc.pre(venue.reason === null);
        const before = venue.account.quoteUnits;
        for (const one of moves) one.run(venue);
        // The money that was put in covers every order that follows.
        expect(venue.rows.filter(({ code }) => code === 'grid.refused')).toEqual([]);
        fc.pre(venue.state.phase === 'running');
        const { turns, basis } = venue.state;
        const open = turns.reduce((sum, turn, cell) => sum + (turn === 2 ? -1 : 1) * (basis[cell] ?? 0), 0);
        expect(venue.account.quoteUnits).toBe(before + venue.state.matchedUnits + open + unloaded(venue));
      }),
      { numRuns: 200 },
    );
  });
});

/** Reckoned from its rows: what sales (of a short grid: buys) that closed no pair have brought or cost. */
function unloaded(venue: GridVenue): number {
  const isContract = venue.account.leverage !== 1 || venue.state.terms.leverage !== 1;
  const ppm = isContract ? 200n : 1000n;
  const isShort = venue.state.terms.direction === 'short';
  return venue.rows
    .filter(({ code }) => code === 'grid.unloaded')
    .reduce((sum, { params }) => {
      const value = BigInt(params['price'] ?? 0) * BigInt(params['lots'] ?? 0) * 100n;
      const fee = isShort && !isContract ? 0n : (value * ppm + 999_999n) / 1_000_000n;
      return sum + Number(isShort ? -value - fee : value - fee);
    }, 0);
}
