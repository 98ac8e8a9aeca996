// Rounds of 50 at once: withdrawals, transfers, what users send each other and orders reach for the same money through the real commands of the core.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { startExchange } from '#server/runtime/exchange-client.ts';
import { searchSize } from '#tests/thorough.ts';
import { openingCommands, randomSource } from '../random-commands.ts';

const rounds = searchSize({ quick: 50, thorough: 500 });
const atOnce = 50;
const usdt = 2;
const accountId = 1000;
const otherId = 1001;
const topUp = units(1_000_000_000_000n);

test('nothing goes below zero, and each name has one effect', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'withdrawal-races-'));
  const said = { info: () => undefined, error: (text: string) => expect.fail(text) };
  const left = new Map<string, bigint>();
  const client = await startExchange({
    dataDir,
    replayEventsAfter: 0,
    onRecords: (records) => {
      for (const { events } of records)
        for (const event of events)
          if (event.type === 'withdrawal-settled')
            left.set(event.reference, (left.get(event.reference) ?? 0n) + event.units + event.feeUnits);
    },
    log: said,
  });
  const random = randomSource(5);
  await client.submitAll(openingCommands());
  const name = (round: number): string => `race:${round}:${random(4)}`;
  const reach = (round: number): Command => {
    // A round's fifty reach for several times what there is.
    const amount = units(BigInt(1 + random(2_000_000)) * 1_000_000n);
    switch (random(7)) {
      case 0:
        return { type: 'reserve-withdrawal', accountId, assetId: usdt, units: amount, feeUnits: units(3n), reference: name(round) };
      case 1:
        return { type: 'settle-withdrawal', reference: name(round) };
      case 2:
        return { type: 'release-withdrawal', reference: name(round) };
      case 3:
        return {
          type: 'transfer-funds',
          accountId,
          assetId: usdt,
          ...(random(2) === 0 ? { from: 'spot', to: 'futures' } : { from: 'futures', to: 'spot' }),
          units: amount,
        };
      case 4: {
        // Out to another user, and back.
        const [from, to] = random(2) === 0 ? [accountId, otherId] : [otherId, accountId];
        return { type: 'send-funds', accountId: from, toAccountId: to, assetId: usdt, units: amount };
      }
      case 5:
        return { type: 'cancel-all-orders', accountId, marketId: 0, side: null };
      default:
        return {
          type: 'place-order',
          accountId,
          marketId: 0,
          side: Side.buy,
          kind: 'limit',
          timeInForce: TimeInForce.gtc,
          priceTicks: ticks(9_000 + random(500)),
          quantityLots: lots(1 + random(200_000)),
          amountUnits: units(0n),
          clientOid: '',
          selfTradePrevention: SelfTradePrevention.cancelTaker,
        };
    }
  };
  let refused = 0;
  const settled = new Map<string, number>();
  const reserved = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    await client.submit({ type: 'credit-deposit', accountId, assetId: usdt, units: topUp, reference: `top:${round}` });
    const commands = Array.from({ length: atOnce }, () => reach(round));
    const replies = await Promise.all(commands.map((command) => client.submit(command)));
    replies.forEach((reply, place) => {
      const command = commands[place];
      if (!reply.ok) refused += 1;
      if (!reply.ok || command === undefined || !('reference' in command)) return;
      const counts = command.type === 'reserve-withdrawal' ? reserved : settled;
      counts.set(command.reference, (counts.get(command.reference) ?? 0) + 1);
    });
    const [balances, futures] = await Promise.all([client.balances(accountId), client.futures(accountId)]);
    for (const { available, frozen } of [...balances, ...(futures?.wallets ?? [])]) expect(available >= 0n && frozen >= 0n).toBe(true);
  }
  expect([...reserved.values(), ...settled.values()].filter((times) => times !== 1)).toEqual([]);
  expect([...settled.keys()].filter((reference) => !reserved.has(reference))).toEqual([]);
  expect(settled.size).toBeGreaterThan(rounds * 1.5);
  expect(refused).toBeGreaterThan(rounds * 5);
  // The money that is there and the money that has left are what there was.
  const [balances, theirs, futures] = await Promise.all([client.balances(accountId), client.balances(otherId), client.futures(accountId)]);
  const of = (list: readonly { readonly assetId: number; readonly available: bigint; readonly frozen: bigint }[]): bigint =>
    list.filter(({ assetId }) => assetId === usdt).reduce((sum, { available, frozen }) => sum + available + frozen, 0n);
  await client.close();
  rmSync(dataDir, { recursive: true, force: true });
  const gone = [...left.values()].reduce((sum, amount) => sum + amount, 0n);
  expect(of(balances) + of(theirs) + of(futures?.wallets ?? []) + gone).toBe(2n * 20_000_000_000_000n + BigInt(rounds) * topUp);
});
