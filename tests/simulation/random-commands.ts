// Random but repeatable traffic for the core: good orders, bad orders, cancels, amends, deposits and house quotes.
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import { everyMarket } from '#server/engine/ids.ts';
import type { Command } from '#server/engine/command.ts';
import type { Applied, Exchange } from '#server/engine/exchange.ts';
import { createListings, type Listings } from '#server/engine/listings.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

const testListings: Listings = createListings(
  [
    { assetId: 0, code: 'BTC', name: 'Bitcoin', decimals: 8 },
    { assetId: 1, code: 'ETH', name: 'Ether', decimals: 8 },
    { assetId: 2, code: 'USDT', name: 'Tether', decimals: 8 },
  ],
  ['BTC', 'ETH'].map((base, marketId) => ({
    marketId,
    listedMs: 0,
    symbol: `${base}USDT`,
    base,
    quote: 'USDT',
    priceDecimals: 2,
    quantityDecimals: 4,
    minQuantityLots: 1,
    maxQuantityLots: 100_000_000,
    minAmount: '1',
    maxAmount: '10000000',
    makerFeePpm: 800,
    takerFeePpm: 1000,
    priceBandPpm: 500_000,
  })),
);

export const users = [1000, 1001, 1002, 1003] as const;
const houseMaker = 2;

/** Mulberry32: whole numbers below a bound, the same for the same seed. */
export function randomSource(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Assets, markets, accounts and first money. */
export function openingCommands(): Command[] {
  const accounts = [
    [0, AccountKind.outside],
    [1, AccountKind.fees],
    [houseMaker, AccountKind.house],
    ...users.map((user) => [user, AccountKind.user] as const),
  ] as const;
  return [
    ...testListings.assets.map(({ assetId, code, decimals }): Command => ({ type: 'list-asset', assetId, code, decimals })),
    ...testListings.markets.map((market): Command => ({ type: 'list-market', rules: testListings.rules(market) })),
    ...accounts.map(([accountId, kind]): Command => ({ type: 'open-account', accountId, kind })),
    ...[houseMaker, ...users].flatMap((accountId) =>
      testListings.assets.map(({ assetId }): Command => ({
        type: 'credit-deposit',
        accountId,
        assetId,
        units: units(assetId === 2 ? 20_000_000_000_000n : 200_000_000_000n),
        reference: `first:${accountId}:${assetId}`,
      })),
    ),
  ];
}

/** Numbers commands and applies them, one millisecond apart. */
export function driver(exchange: Exchange, from = 0): (command: Command) => Applied {
  let sequence = from;
  return (command) => {
    sequence += 1;
    return exchange.apply({ sequence, timeMs: 1_700_000_000_000 + sequence, command });
  };
}

const pick = <Thing>(random: (below: number) => number, things: readonly [Thing, ...Thing[]]): Thing =>
  things[random(things.length)] ?? things[0];

function randomPlace(random: (below: number) => number, step: number): Command {
  const market = random(10) === 0;
  const byAmount = market && random(2) === 0;
  const timeInForce = pick(random, [
    TimeInForce.gtc,
    TimeInForce.gtc,
    TimeInForce.gtc,
    TimeInForce.postOnly,
    TimeInForce.ioc,
    TimeInForce.fok,
  ]);
  return {
    type: 'place-order',
    accountId: pick(random, users),
    marketId: random(2),
    side: pick(random, [Side.buy, Side.sell]),
    kind: market ? 'market' : 'limit',
    timeInForce: market && timeInForce === TimeInForce.postOnly ? TimeInForce.ioc : timeInForce,
    priceTicks: ticks(market ? 0 : 9_900 + random(200)),
    quantityLots: lots(byAmount ? 0 : random(20) === 0 ? random(3) : 1 + random(50_000)),
    amountUnits: units(byAmount ? BigInt(1 + random(500)) * 100_000_000n : 0n),
    clientOid: random(3) === 0 ? `name-${random(step + 1)}` : '',
    selfTradePrevention: pick(random, [SelfTradePrevention.cancelTaker, SelfTradePrevention.cancelMaker, SelfTradePrevention.cancelBoth]),
  };
}

/** Money that comes, goes, comes back and turns out never to have come. Names are drawn from few, so that they meet. */
export function randomMoney(random: (below: number) => number, step: number): Command {
  const accountId = pick(random, users);
  const assetId = random(3);
  const worth = units(BigInt(random(1_000_000)));
  const arrival = `more:${Math.floor(step / 2000)}:${random(12)}`;
  const reference = `out:${Math.floor(step / 2000)}:${random(12)}`;
  switch (random(7)) {
    case 0:
      return { type: 'reserve-withdrawal', accountId, assetId, units: worth, feeUnits: units(BigInt(random(50))), reference };
    case 1:
      return { type: 'settle-withdrawal', reference };
    case 2:
      return { type: 'release-withdrawal', reference };
    case 3:
      // More than anybody has, now and then: what has been spent is owed.
      return {
        type: 'reverse-deposit',
        accountId,
        assetId,
        units: random(2) === 0 ? units(30_000_000_000_000n) : worth,
        reference: arrival,
      };
    case 4:
      return { type: 'collect-debt', accountId, assetId };
    case 5:
      // To oneself now and then, and of coins that nobody knows.
      return {
        type: 'send-funds',
        accountId,
        toAccountId: pick(random, users),
        assetId,
        units: worth,
        ...(random(2) === 0 ? {} : { reference }),
        // Told twice now and then, as the same and as something else.
        ...(step % 3 === 0 ? {} : { clientOid: `send:${step % 90}` }),
      };
    default:
      return { type: 'credit-deposit', accountId, assetId, units: worth, reference: arrival };
  }
}

/** The next command of the random traffic; order ids are drawn from what the exchange has given so far, wrong owners and dead orders included. */
export function randomCommand(random: (below: number) => number, step: number, lastOrderId: number): Command {
  const orderId = Math.max(1, lastOrderId - random(60));
  const accountId = pick(random, users);
  const dice = random(100);
  if (dice < 55) return randomPlace(random, step);
  if (dice < 75)
    return { type: 'amend-order', accountId, orderId, priceTicks: ticks(9_900 + random(200)), quantityLots: lots(1 + random(50_000)) };
  if (dice < 90) return { type: 'cancel-order', accountId, orderId };
  if (dice < 92)
    return {
      type: 'cancel-all-orders',
      accountId,
      marketId: random(3) === 0 ? everyMarket : random(2),
      side: pick(random, [null, Side.buy, Side.sell]),
    };
  if (dice < 94) return randomMoney(random, step);
  if (dice < 95) return { type: 'set-reference-price', marketId: random(2), priceTicks: ticks(9_950 + random(100)) };
  return {
    type: 'requote-market',
    accountId: houseMaker,
    marketId: random(2),
    centreTicks: ticks(9_950 + random(100)),
    halfSpreadTicks: 1 + random(5),
    levels: 1 + random(40),
    stepTicks: 1 + random(4),
    quantityLots: lots(1 + random(20_000)),
    seed: random(1000),
  };
}
