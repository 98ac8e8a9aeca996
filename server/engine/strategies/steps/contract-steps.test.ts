// A bot that trades contracts, and a bot of a unified owner, in numbers that can be checked by hand.
import { expect, test } from 'vitest';

import { AccountMode, HoldSide, MarginMode, SelfTradePrevention, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import { assets, contractOpening, contracts, houseAccount } from '#tests/simulation/contracts/contract-venue.ts';
import { coins, whole } from '#tests/simulation/lending/margin-venue.ts';
import { perpetuals, unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';

import type { Command } from '../../command.ts';
import { createExchange } from '../../exchange.ts';
import { lots, ticks, units } from '../../units.ts';
import type { PlaceByStep, StrategyAction } from '../strategy-command.ts';

const ann = 1000;

function openVenue(opening: readonly Command[]) {
  const exchange = createExchange();
  let sequence = 0;
  const send = (command: Command) => {
    sequence += 1;
    return exchange.apply({ sequence, timeMs: 1_700_000_000_000 + sequence, command });
  };
  for (const command of opening) expect(send(command).reply.ok).toBe(true);
  const { reply } = send({ type: 'open-strategy-account', ownerId: ann, name: 'bot' });
  const bot = reply.ok ? (reply.accountId ?? 0) : 0;
  let step = 0;
  /** Takes the next step; answers why its action was refused, or null. */
  const act = (action: StrategyAction): string | null => {
    step += 1;
    const { record } = send({ type: 'take-step', accountId: bot, step, action });
    expect(exchange.checkInvariants()).toEqual([]);
    const taken = record.events.find((event) => event.type === 'step-taken');
    return taken === undefined ? 'not taken' : taken.refused;
  };
  return { exchange, send, act, bot };
}

const order = (marketId: number, side: Side, quantity: number, price: number): PlaceByStep => ({
  type: 'place',
  marketId,
  side,
  kind: 'limit',
  timeInForce: TimeInForce.gtc,
  priceTicks: ticks(price),
  quantityLots: lots(quantity),
  amountUnits: units(0n),
  selfTradePrevention: SelfTradePrevention.cancelTaker,
});

test('margin, leverage, a position, and all that is free on the way back', () => {
  // Traders have their money in futures: Ann takes some out first.
  const { exchange, send, act, bot } = openVenue(contractOpening());
  const marketId = contracts.linear;
  const funds = { assetId: assets.usdt, wallet: Wallet.futures } as const;
  send({
    type: 'transfer-funds',
    accountId: ann,
    assetId: assets.usdt,
    from: Wallet.futures,
    to: Wallet.spot,
    units: units(400_000n),
  });
  const free = () => exchange.futures(bot)?.wallets.find(({ assetId }) => assetId === assets.usdt)?.available;
  expect(act({ type: 'take-funds', ...funds, units: units(300_000n) })).toBeNull();
  expect(act({ type: 'set-margin-mode', marketId, mode: MarginMode.isolated })).toBeNull();
  expect(act({ type: 'set-leverage', marketId, longLeverage: 10, shortLeverage: 10 })).toBeNull();
  expect(act({ type: 'set-leverage', marketId, longLeverage: 101, shortLeverage: 101 })).toBe('invalid-leverage');
  const { type: _, ...offer } = order(marketId, Side.sell, 10, 10_000);
  send({ type: 'place-order', ...offer, accountId: houseAccount, clientOid: '' });
  // 10 lots at 10,000 are worth 1,000,000 units: a tenth is margin, 600 millionths are the fee.
  expect(act(order(marketId, Side.buy, 10, 10_000))).toBeNull();
  expect(free()).toBe(199_400n);
  expect(act({ type: 'change-margin', marketId, holdSide: HoldSide.long, units: units(50_000n) })).toBeNull();
  expect(free()).toBe(149_400n);
  expect(act({ type: 'set-margin-mode', marketId, mode: MarginMode.cross })).toBe('open-position-or-order');
  expect(act({ type: 'return-funds', ...funds, units: units(149_401n) })).toBe('insufficient-balance');
  expect(act({ type: 'return-funds', ...funds, units: units(0n) })).toBeNull();
  expect(free()).toBe(0n);
  // 100,000 had stayed in spot.
  expect(exchange.balances(ann)).toEqual([expect.objectContaining({ assetId: assets.usdt, available: 249_400n })]);
});

test('money of the futures wallet is told as such, that of spot as none', () => {
  const { send, bot } = openVenue([
    ...contractOpening(),
    { type: 'transfer-funds', accountId: ann, assetId: assets.usdt, from: Wallet.futures, to: Wallet.spot, units: units(2n) },
  ]);
  const told = ([Wallet.futures, Wallet.spot] as const).map((wallet, before) => {
    const action = { type: 'take-funds', assetId: assets.usdt, units: units(1n), wallet } as const;
    const { record } = send({ type: 'take-step', accountId: bot, step: before + 1, action });
    return record.events.flatMap((event) =>
      event.type === 'ledger-posted' ? event.entries.map((entry) => [entry.accountId, entry.wallet]) : [],
    );
  });
  expect(told).toEqual([
    [
      [ann, undefined],
      [bot, Wallet.futures],
    ],
    [
      [ann, undefined],
      [bot, undefined],
    ],
  ]);
});

test('what a cross position needs does not go back', () => {
  const { send, act } = openVenue([
    ...contractOpening(),
    { type: 'transfer-funds', accountId: ann, assetId: assets.usdt, from: Wallet.futures, to: Wallet.spot, units: units(300_000n) },
  ]);
  const marketId = contracts.linear;
  const funds = { assetId: assets.usdt, wallet: Wallet.futures } as const;
  act({ type: 'take-funds', ...funds, units: units(300_000n) });
  act({ type: 'set-margin-mode', marketId, mode: MarginMode.cross });
  act({ type: 'set-leverage', marketId, longLeverage: 10, shortLeverage: 10 });
  const { type: _, ...offer } = order(marketId, Side.sell, 10, 10_000);
  send({ type: 'place-order', ...offer, accountId: houseAccount, clientOid: '' });
  expect(act(order(marketId, Side.buy, 10, 10_000))).toBeNull();
  // 300,000 less the fee of 600 and a margin of 100,000.
  expect(act({ type: 'return-funds', ...funds, units: units(199_401n) })).toBe('insufficient-balance');
  expect(act({ type: 'return-funds', ...funds, units: units(199_400n) })).toBeNull();
});

test('a cross position whose funds were taken away is liquidated where what is left does not hold it', () => {
  const { exchange, send, act, bot } = openVenue([
    ...contractOpening(),
    { type: 'transfer-funds', accountId: ann, assetId: assets.usdt, from: Wallet.futures, to: Wallet.spot, units: units(500_000n) },
  ]);
  const marketId = contracts.linear;
  const funds = { assetId: assets.usdt, wallet: Wallet.futures } as const;
  const mark = (price: number) =>
    send({ type: 'set-mark-price', marketId, markTicks: ticks(price), indexTicks: ticks(price) }).record.events.map(({ type }) => type);
  const held = () => exchange.futures(bot)?.positions.find((one) => one.marketId === marketId)?.lots ?? 0;
  act({ type: 'take-funds', ...funds, units: units(500_000n) });
  act({ type: 'set-margin-mode', marketId, mode: MarginMode.cross });
  act({ type: 'set-leverage', marketId, longLeverage: 10, shortLeverage: 10 });
  const { type: _, ...offer } = order(marketId, Side.sell, 10, 10_000);
  send({ type: 'place-order', ...offer, accountId: houseAccount, clientOid: '' });
  expect(act(order(marketId, Side.buy, 10, 10_000))).toBeNull();
  // 10 lots lose 100 units a tick: with 499,400 they bear 105,000 of loss, and are looked at far below.
  expect(mark(8_950)).not.toContain('position-liquidated');
  expect(mark(10_000)).not.toContain('position-liquidated');
  expect(act({ type: 'return-funds', ...funds, units: units(399_400n) })).toBeNull();
  // With 100,000 they do not.
  expect(mark(9_500)).not.toContain('position-liquidated');
  expect(held()).toBe(10);
  expect(mark(8_950)).toContain('position-liquidated');
  expect(held()).toBe(0);
  expect(exchange.checkInvariants()).toEqual([]);
});

test('nothing goes back of a wallet that is below nothing while a gain stands behind it, and nothing comes', () => {
  const { exchange, send, act, bot } = openVenue(unifiedOpening());
  const dollars = (amount: number) => units(BigInt(amount * 10) * BigInt(whole / 10));
  const rests = (marketId: number, side: Side, quantity: number, price: number): void => {
    const { type: _, ...offer } = order(marketId, side, quantity, price);
    send({ type: 'place-order', ...offer, accountId: 2, clientOid: '' });
  };
  const mark = (marketId: number, price: number) =>
    send({ type: 'set-mark-price', marketId, markTicks: ticks(price), indexTicks: ticks(price) });
  const funds = { assetId: coins.usdt, wallet: Wallet.futures } as const;
  expect(act({ type: 'take-funds', ...funds, units: dollars(700) })).toBeNull();
  rests(perpetuals.btc, Side.sell, 1_000, 10_000);
  expect(act(order(perpetuals.btc, Side.buy, 1_000, 10_000))).toBeNull();
  rests(perpetuals.eth, Side.sell, 100, 1_000);
  expect(act(order(perpetuals.eth, Side.buy, 100, 1_000))).toBeNull();
  mark(perpetuals.eth, 3_000);
  mark(perpetuals.btc, 9_000);
  rests(perpetuals.btc, Side.buy, 1_000, 9_000);
  expect(act(order(perpetuals.btc, Side.sell, 1_000, 9_000))).toBeNull();
  // Fees of 6, 0.60 and 5.40, and a loss of 1,000 beside a gain of 2,000 that is not money yet.
  const held = () => [exchange.futures(bot)?.wallets.map(({ available }) => available), exchange.balances(ann)];
  const before = held();
  expect(before[0]).toEqual([dollars(-312)]);
  expect(act({ type: 'return-funds', ...funds, units: units(0n) })).toBeNull();
  expect(act({ type: 'return-funds', ...funds, units: units(1n) })).toBe('insufficient-balance');
  expect(held()).toEqual(before);
});

test('a unified owner gives what may leave the one wallet, and the bot stays classic', () => {
  const { exchange, send, act, bot } = openVenue(unifiedOpening());
  const dollars = (amount: number) => units(BigInt(amount) * BigInt(whole));
  // Ann keeps 20,000 dollars and nothing else.
  for (const { assetId, available } of exchange.balances(ann)) {
    const [leaving, reference] = [assetId === coins.usdt ? available - dollars(20_000) : available, `out:${assetId}`];
    send({ type: 'reserve-withdrawal', accountId: ann, assetId, units: units(leaving), feeUnits: units(0n), reference });
    send({ type: 'settle-withdrawal', reference });
  }
  expect(send({ type: 'switch-account-mode', accountId: ann, mode: AccountMode.advanced }).reply.ok).toBe(true);
  send({ type: 'set-leverage', accountId: ann, marketId: perpetuals.btc, longLeverage: 1, shortLeverage: 1 });
  const { type: _, ...offer } = order(perpetuals.btc, Side.sell, 1_000, 10_000);
  send({ type: 'place-order', ...offer, accountId: 2, clientOid: '' });
  expect(send({ type: 'place-order', ...offer, accountId: ann, side: Side.buy, clientOid: '' }).reply.ok).toBe(true);
  // A bitcoin at 10,000 needs 10,000 as its margin; 600 millionths were paid to open it, as many stay to close it: 9,988 may leave.
  const funds = { assetId: coins.usdt, wallet: Wallet.spot } as const;
  expect(act({ type: 'take-funds', ...funds, units: units(dollars(9_988) + 1n) })).toBe('insufficient-balance');
  expect(act({ type: 'take-funds', ...funds, units: dollars(9_988) })).toBeNull();
  expect(exchange.balances(bot)).toEqual([expect.objectContaining({ assetId: coins.usdt, available: dollars(9_988) })]);
  expect(exchange.unified(bot)).toMatchObject({ mode: 'classic' });
  expect(act({ type: 'return-funds', ...funds, units: units(0n) })).toBeNull();
  expect(exchange.balances(bot)).toEqual([]);
});

test('without a futures wallet an order at the market is refused, also where it would meet orders of its own owner alone', () => {
  const { send, act } = openVenue(contractOpening());
  const { type: _, ...offer } = order(contracts.linear, Side.sell, 10, 10_000);
  expect(send({ type: 'place-order', ...offer, accountId: ann, clientOid: '' }).reply.ok).toBe(true);
  expect(act({ ...order(contracts.linear, Side.buy, 10, 0), kind: 'market', timeInForce: TimeInForce.ioc })).toBe('insufficient-balance');
});
