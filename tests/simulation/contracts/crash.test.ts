// Ten thousand random portfolios in falling and rising markets: what one loses beyond its margin the fund pays, and then the winners.
import assert from 'node:assert/strict';

import { expect, test } from 'vitest';

import { MarginMode, SelfTradePrevention, Side } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import { createExchange } from '#server/engine/exchange.ts';
import { lots, ticks } from '#server/engine/units.ts';

import { searchSize } from '#tests/thorough.ts';
import { orderCommand } from '#tests/order-command.ts';
import { assets, contractOpening, contracts, houseAccount, traders } from './contract-venue.ts';
import { driver, randomSource } from '../random-commands.ts';

const markets = [contracts.linear, contracts.dated] as const;
/** Six portfolios each. */
const venues = searchSize({ quick: 170, thorough: 1_700 });

/** A venue with a small fund or none, in which everybody holds something at a price of 10,000. */
function openVenue(random: (below: number) => number) {
  const exchange = createExchange();
  const send = driver(exchange);
  for (const command of contractOpening(undefined, { usdt: BigInt(random(3)) * 3_000_000n, btc: 0n })) send(command);
  for (const accountId of traders) {
    for (const marketId of markets) {
      const leverage = [5, 10, 20, 50, 100][random(5)] ?? 20;
      if (random(2) === 0) send({ type: 'set-margin-mode', accountId, marketId, mode: MarginMode.isolated });
      send({ type: 'set-leverage', accountId, marketId, longLeverage: leverage, shortLeverage: leverage });
      const side = random(2) === 0 ? Side.buy : Side.sell;
      const size = 1 + random(leverage >= 50 ? 2_000 : 5_000);
      for (const [owner, way] of [
        [houseAccount, side === Side.buy ? Side.sell : Side.buy],
        [accountId, side],
      ] as const)
        send(order(owner, marketId, way, size, 10_000));
    }
  }
  return { exchange, send };
}

const order = (accountId: number, marketId: number, side: Side, size: number, price: number): Command =>
  orderCommand(accountId, marketId, side, size, price, { selfTradePrevention: SelfTradePrevention.cancelMaker });

test('portfolios through crashes: zero sum, no debt left behind, nobody robbed without need', () => {
  const random = randomSource(2024);
  const seen = { taken: 0, deleveraged: 0, whole: 0 };
  for (let venue = 0; venue < venues; venue += 1) {
    const { exchange, send } = openVenue(random);
    let price = 10_000;
    const fall = random(2) === 0 ? -1 : 1;
    for (let step = 0; step < 8; step += 1) {
      price = Math.max(500, price + fall * random(900) - fall * random(200));
      for (const marketId of markets) {
        // Now and then somebody is there to buy what is sold.
        if (random(3) === 0) {
          const near = { centreTicks: ticks(price), halfSpreadTicks: 5, stepTicks: 20, levels: 8, quantityLots: lots(200) } as const;
          send({ type: 'requote-market', accountId: houseAccount, marketId, ...near, seed: random(1000) });
        }
        const { reply, record } = send({ type: 'set-mark-price', marketId, markTicks: ticks(price), indexTicks: ticks(price) });
        assert.ok(reply.ok);
        for (const { type } of record.events) {
          if (type === 'position-liquidated') seen.taken += 1;
          if (type === 'position-deleveraged') seen.deleveraged += 1;
        }
      }
      const broken = exchange.checkInvariants();
      assert.equal(broken.length, 0, `venue ${venue}, step ${step}: ${broken.join('; ')}`);
    }
    while (exchange.nextDueMs() === 0) send({ type: 'advance-clock' });
    for (const accountId of traders) {
      const wallet = exchange.futures(accountId)?.wallets.find(({ assetId }) => assetId === assets.usdt);
      assert.ok((wallet?.equity ?? 0) >= 0, `venue ${venue}: account ${accountId} is left with ${wallet?.equity}`);
      if ((wallet?.equity ?? 0) > 0) seen.whole += 1;
    }
    const fund = exchange.futures(4)?.wallets.find(({ assetId }) => assetId === assets.usdt)?.equity ?? 0;
    assert.ok(fund >= 0, `venue ${venue}: the fund is left with ${fund}`);
  }
  expect(seen.taken).toBeGreaterThan(venues / 2);
  expect(seen.deleveraged).toBeGreaterThan(100);
  expect(seen.whole).toBeGreaterThan(venues / 2);
});
