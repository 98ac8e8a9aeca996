// These laws hold for a portfolio whatever prices, markets and its owner do: its books are those of its account, and its money adds up.
import { describe, expect, test } from 'vitest';

import { PortfolioAction, type PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { MarketState } from '#lib/contract/enums.ts';
import { equalWeights } from '#lib/order-math/bots/portfolio/portfolio-limits.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { searchSize } from '#tests/thorough.ts';
import { money, PortfolioVenue, usdt } from './portfolio-venue.ts';

const lives = searchSize({ quick: 40, thorough: 2000 });
const minute = 60_000;
const codes = ['BTC', 'ETH', 'SOL', 'XRP', 'ADA'] as const;
const firstPrices = { BTC: 100, ETH: 10, SOL: 5, XRP: 1, ADA: 0.5 } as const;

type Random = (below: number) => number;

function weightsOf(random: Random): PortfolioTerms['coins'] {
  const count = 2 + random(codes.length - 1);
  const chosen = random(2) === 0 ? codes.slice(0, count) : [...codes.slice(0, count - 1), 'USDT'];
  const weights = equalWeights(chosen.length);
  return chosen.map((coin, place) => ({ coin, weight: weights[place] ?? '0' }));
}

function modeOf(random: Random): PortfolioTerms['mode'] {
  const kind = random(3);
  if (kind === 0) return { by: 'proportional', threshold: `0.0${1 + random(9)}` };
  return kind === 1 ? { by: 'timed', intervalMinutes: 30 + random(60) } : { by: 'unbalanced' };
}

const termsOf = (random: Random): PortfolioTerms => ({
  coins: weightsOf(random),
  mode: modeOf(random),
  investment: String(200 + random(2000)),
  takeProfitRate: random(4) === 0 ? '0.3' : null,
  stopLossRate: random(4) === 0 ? '0.3' : null,
  sellsAtEnd: random(2) === 0,
});

/** All five markets are there, so that an edit may bring any coin. */
const venueOf = (terms: PortfolioTerms): PortfolioVenue => new PortfolioVenue(terms, firstPrices);

function disturb(venue: PortfolioVenue, random: Random): void {
  const code = codes[random(codes.length)] ?? 'BTC';
  switch (random(12)) {
    case 0:
      return venue.market(code, random(2) === 0 ? MarketState.halted : MarketState.cancelOnly);
    case 1:
    case 2:
      return venue.market(code, MarketState.online);
    case 3:
      return void (random(3) === 0 ? venue.refuses.set(code, RejectReason.noLiquidity) : venue.refuses.clear());
    case 4:
      venue.worse = random(8);
      return;
    case 5:
      venue.fills = random(3) === 0 ? 40 + random(60) : 100;
      return;
    case 6:
      return venue.tellOwner({ action: random(2) === 0 ? 'pause' : 'resume' });
    case 7:
      return venue.tellOwner({ action: 'edit', edit: random(2) === 0 ? { coins: weightsOf(random) } : { mode: modeOf(random) } });
    case 8:
      return venue.tellOwner({ action: 'add-funds', assetId: usdt, units: (1 + random(300)) * money });
    case 9:
      return venue.tellOwner({ action: 'withdraw-profit', assetId: usdt, units: 1 + random(100 * money) });
    default:
      return venue.price(code, firstPrices[code] * (0.5 + random(100) / 100));
  }
}

/** Its books, and the account. */
function books({ state, legs, held }: PortfolioVenue) {
  return {
    told: [state.quoteUnits, ...state.legs.map((leg) => leg.held)],
    account: [held.get(usdt) ?? 0, ...legs.map(({ market }) => held.get(market.base.assetId) ?? 0)],
  };
}

function live(seed: number): PortfolioVenue {
  const random = randomSource(seed * 6007);
  const venue = venueOf(termsOf(random)).start();
  for (let move = 0; move < 60 && venue.reason === null; move += 1) {
    disturb(venue, random);
    venue.pass(random(12 * minute));
    const { told, account } = books(venue);
    expect([seed, move, told]).toEqual([seed, move, account]);
    const kept = venue.state.legs.reduce((sum, { carriedUnits }) => sum + carriedUnits, 0);
    expect(kept).toBeLessThanOrEqual(Math.max(0, venue.state.quoteUnits));
  }
  return venue;
}

describe('random lives', () => {
  const all = Array.from({ length: lives }, (_, seed) => live(seed + 1));

  test('every order was paid for, and every stop comes to an end', () => {
    for (const venue of all) {
      venue.refuses.clear();
      venue.worse = 0;
      venue.fills = 100;
      for (const code of codes) venue.market(code, MarketState.online);
      venue.tellOwner({ action: 'stop', sells: true });
      venue.pass(60 * minute);
      expect(venue.reason).not.toBeNull();
    }
  });

  test('every action of the specification has been taken', () => {
    const taken = new Set(all.flatMap(({ rows }) => rows.map(({ params }) => params['action'])));
    for (const action of PortfolioAction) expect(taken).toContain(action);
  });
});

test('at prices that stand still its worth is what was put in, less fees and what was paid out', () => {
  for (let seed = 1; seed <= lives; seed += 1) {
    const random = randomSource(seed * 104_729);
    const venue = venueOf({ ...termsOf(random), takeProfitRate: null, stopLossRate: null }).start();
    for (let change = 0; change < 5; change += 1) {
      venue.tellOwner({ action: 'add-funds', assetId: usdt, units: (20 + random(300)) * money });
      venue.tellOwner({ action: 'edit', edit: { coins: weightsOf(random), mode: { by: 'proportional', threshold: '0.05' } } });
      venue.pass(10 * minute);
    }
    const putIn = 1_000_000 * money - venue.owner;
    const traded = venue.rows.filter(({ params }) => 'feeUnits' in params);
    const fees = traded.reduce((sum, { params }) => sum + Number(params['feeUnits']), 0);
    // A purchase's fee is told up to the unit of USDT; the coins that it takes are worth a little less.
    expect(Math.abs(venue.total * money - (putIn - fees))).toBeLessThanOrEqual(4 * traded.length);
  }
});

test('brought to new weights at prices that stand still, each coin is within the least order, a lot and half a per cent of its target', () => {
  for (let seed = 1; seed <= lives; seed += 1) {
    const random = randomSource(seed * 15_485_863);
    const venue = venueOf({ ...termsOf(random), mode: { by: 'proportional', threshold: '0.05' } }).start();
    const coins = weightsOf(random);
    venue.tellOwner({ action: 'edit', edit: { coins } });
    venue.pass(10 * minute);
    for (const code of codes) {
      const target = venue.total * Number(coins.find(({ coin }) => coin === code)?.weight ?? 0);
      expect(Math.abs(venue.worth(code) - target), `${seed} ${code}`).toBeLessThan(5 + 0.01 + 0.01 * venue.total);
    }
  }
});
