// The core's price against the same words in decimals, over random books: never a unit too much, and never a whole unit too little.
import { expect, test } from 'vitest';

import { Side } from '#lib/contract/enums.ts';
import { Amount } from '#lib/order-math/amounts/amount.ts';
import { convertOpening, convertTerms } from '#tests/simulation/convert/convert-venue.ts';
import { btc, eth, openLendingVenue, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { pairs, whole } from '#tests/simulation/lending/margin-venue.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';

type Level = { readonly price: number; readonly coins: Amount };
type Book = { readonly index: number; readonly bids: readonly Level[]; readonly asks: readonly Level[] };

/** Coins into the bids; null: they do not reach. */
function sold({ bids, index }: Book, coins: Amount): Amount | null {
  let [left, brought] = [coins, new Amount(0)];
  for (const level of bids) {
    const taken = Amount.min(left, level.coins);
    brought = brought.plus(taken.times(level.price));
    left = left.minus(taken);
  }
  const max = coins.times(index);
  return left.isZero() && brought.greaterThanOrEqualTo(max.times('0.98')) ? Amount.min(brought, max) : null;
}

/** Dollars out of the asks. */
function bought({ asks, index }: Book, dollars: Amount): Amount | null {
  let [left, coins] = [dollars, new Amount(0)];
  for (const level of asks) {
    const spent = Amount.min(left, level.coins.times(level.price));
    coins = coins.plus(spent.dividedBy(level.price));
    left = left.minus(spent);
  }
  const max = dollars.dividedBy(index);
  return left.isZero() && coins.greaterThanOrEqualTo(max.times('0.98')) ? Amount.min(coins, max) : null;
}

const kept = new Amount(1_000_000 - convertTerms.spreadPpm).dividedBy(1_000_000);

/** A venue with two random books, best first; a lot is a thousandth of a bitcoin, a hundredth of an ether. */
function openBooks(random: (below: number) => number) {
  const venue = openLendingVenue();
  for (const command of convertOpening()) venue.send(command);
  const quote = (marketId: number, centre: number, lotsPerCoin: number): Book => {
    const side = (way: Side): Level[] => {
      const levels: Level[] = [];
      let price = centre;
      for (let depth = 0; depth < 1 + random(6); depth += 1) {
        price += (way === Side.buy ? -1 : 1) * (1 + random(Math.ceil(centre / 150)));
        const lots = 1_000 + random(4_000);
        if (venue.offer(way, lots, price, marketId).ok) levels.push({ price, coins: new Amount(lots).dividedBy(lotsPerCoin) });
      }
      return levels;
    };
    const index = centre + random(5) - 2;
    venue.index(index, marketId);
    return { index, bids: side(Side.buy), asks: side(Side.sell) };
  };
  return { venue, bitcoin: quote(pairs.btc, 10_000, 1_000), ether: quote(pairs.eth, 1_000, 100) };
}

test('of 3,000 random amounts over random books', () => {
  const random = randomSource(31);
  let priced = 0;
  let thin = 0;
  for (let round = 0; round < 100; round += 1) {
    const { venue, bitcoin, ether } = openBooks(random);
    const ways = [
      { from: btc, to: usdt, pay: (amount: Amount) => sold(bitcoin, amount) },
      { from: usdt, to: eth, pay: (amount: Amount) => bought(ether, amount) },
      { from: eth, to: btc, pay: (amount: Amount) => chain(sold(ether, amount), (dollars) => bought(bitcoin, dollars)) },
    ];
    for (let turn = 0; turn < 30; turn += 1) {
      const { from, to, pay } = ways[turn % 3] ?? ways[0] ?? { from: 0, to: 0, pay: () => null };
      const units = 1n + BigInt(random(10 ** (1 + random(8)))) * (from === usdt ? 10_000n : 10n);
      const [answer] = venue.convertPrices({ assetId: from, toAssetId: to, units });
      const exact = pay(new Amount(units.toString()).dividedBy(whole));
      const reason = answer === undefined ? 'nothing' : 'reason' in answer ? answer.reason : null;
      expect(reason).toBe(exact === null ? 'convert-too-thin' : null);
      if (exact === null) thin += 1;
      else priced += 1;
      const toUnits = answer === undefined || 'reason' in answer ? '0' : String(answer.toUnits);
      const short = (exact ?? new Amount(0)).times(kept).times(whole).minus(toUnits);
      // Decimals of a divided amount are cut after eighty digits.
      expect(short.greaterThan('-1e-30') && short.lessThan(1)).toBe(true);
    }
  }
  expect(priced).toBeGreaterThan(1_500);
  expect(thin).toBeGreaterThan(20);
});

function chain(first: Amount | null, then: (amount: Amount) => Amount | null): Amount | null {
  return first === null ? null : then(first);
}
