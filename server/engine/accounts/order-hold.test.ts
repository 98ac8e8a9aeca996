// The hold of orders on what their owners have: how much, at which price, and what is told of it. Numbers of contracts as in contracts.test.ts.
import { describe, expect, test } from 'vitest';

import { Side, Wallet } from '#lib/contract/enums.ts';
import { orderCommand } from '#tests/order-command.ts';
import { ann, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { assets, contracts, houseAccount } from '#tests/simulation/contracts/contract-venue.ts';
import { commandOf, openScriptedVenue } from '#tests/simulation/scripted-venue.ts';
import type { Command } from '../command.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { lots, ticks, units } from '../units.ts';

describe('an order of a contract', () => {
  test.each([
    // Sold at 10,000, 511,030 are claimed, and 10,000 could be lost at 9,990.
    ['that sells is counted at the best bid', Side.sell, 9_990, Side.buy, 10_000, 511_030n + 10_000n],
    // 9,990,000: × 1.01 ÷ 20, and a fee of 5,994 × 1.005 = 6,023.97.
    ['that buys is counted at its own price', Side.buy, 9_990, Side.sell, 10_010, 504_495n + 6_024n],
  ])('%s', (_what, side, price, other, best, needed) => {
    for (const [short, said] of [
      [1n, 'insufficient-balance'],
      [0n, 'done'],
    ] as const) {
      const { send, order } = openContractVenue();
      const [from, to] = [Wallet.futures, Wallet.spot];
      send({ type: 'transfer-funds', accountId: ann, assetId: assets.usdt, from, to, units: units(50_000_000n - needed + short) });
      order(houseAccount, other, 100, best);
      expect(why(order(ann, side, 100, price))).toBe(said);
    }
  });

  test('that is amended claims what it is then; refused, what it was', () => {
    const { send, order, exchange, sound } = openContractVenue();
    const orderId = order(ann, Side.buy, 100, 9_990).orderId ?? 0;
    const amend = (quantityLots: number, priceTicks: number): string =>
      why(send({ type: 'amend-order', accountId: ann, orderId, quantityLots: lots(quantityLots), priceTicks: ticks(priceTicks) }));
    const pledged = () => exchange.futures(ann)?.settings[0]?.buys;
    expect(amend(200, 9_980)).toBe('done');
    expect(pledged()).toEqual({ lots: 200, value: 200 * 9_980 });
    // 10,000 × 9,980 are 998,000,000 units, of which a twentieth is 49,900,000: with a hundredth of it and the fee too much.
    expect(amend(10_000, 9_980)).toBe('insufficient-balance');
    expect(pledged()).toEqual({ lots: 200, value: 200 * 9_980 });
    sound();
  });

  test.each([9_990, 0])('needs a wallet to trade in, at price %d', (price) => {
    const { send, order } = openContractVenue();
    send({ type: 'open-account', accountId: 5_000, kind: AccountKind.user });
    order(houseAccount, Side.sell, 10, 10_000);
    expect(why(send(orderCommand(5_000, contracts.linear, Side.buy, 10, price)))).toBe('insufficient-balance');
  });
});

test('the coins that an order of a pair holds are told, and told once more when they are free', () => {
  const { apply, exchange } = openScriptedVenue();
  const posted = (command: Command) => apply(command).record.events.filter(({ type }) => type === 'ledger-posted');
  expect(posted(commandOf('ann buys 10 @ 90'))).toMatchObject([
    { entries: [{ accountId: 1000, assetId: 1, availableDelta: -900, frozenDelta: 900 }] },
  ]);
  const orderId = exchange.openOrders(1000)[0]?.orderId ?? 0;
  expect(posted({ type: 'cancel-order', accountId: 1000, orderId })).toMatchObject([
    { entries: [{ accountId: 1000, assetId: 1, availableDelta: 900, frozenDelta: -900 }] },
  ]);
});
