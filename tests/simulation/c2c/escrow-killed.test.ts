// The plug is pulled between steps of orders between people: every order is in one state, and what is held is the sum of those that are open.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import type { ExchangeEvent } from '#server/engine/event.ts';
import { openHost } from '#server/runtime/exchange-host.ts';
import { searchSize } from '#tests/thorough.ts';
import { borrowers } from '../lending/margin-venue.ts';

const parent = mkdtempSync(join(tmpdir(), 'meridian-escrow-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const kills = searchSize({ quick: 10, thorough: 100 });

/** Kills the host once it has told of so many changes; those are returned, as `order state`. A line that the kill has cut was told to nobody. */
async function killAfter(folder: string, round: number, changes: number): Promise<string[]> {
  const environment = { ...process.env, NODE_COMPILE_CACHE: join(parent, 'compiled') };
  const host = spawn(process.execPath, ['tests/simulation/c2c/escrow-child.ts', folder, String(round)], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  host.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    if (text.split('\n').length > changes) host.kill('SIGKILL');
  });
  await once(host, 'close');
  expect(host.signalCode).toBe('SIGKILL');
  return text.split('\n').slice(0, -1);
}

type Held = { readonly sellerId: number; readonly assetId: number; readonly units: bigint };

/** Worked out of events alone: every state that each order was told to be in, and what is held of those that are open. */
function follow(events: readonly ExchangeEvent[]) {
  const told: string[] = [];
  const open = new Map<number, Held>();
  for (const event of events) {
    if (event.type === 'c2c-order-placed') {
      told.push(`${event.orderId} waiting`);
      open.set(event.orderId, event);
    }
    if (event.type !== 'c2c-order-moved') continue;
    told.push(`${event.orderId} ${event.state}`);
    // Nothing happens to an order that is over.
    expect(open.has(event.orderId)).toBe(true);
    if (['released', 'cancelled', 'expired'].includes(event.state)) open.delete(event.orderId);
  }
  return { told, open };
}

test('kill -9, again and again in one folder', async () => {
  const folder = join(parent, 'venue');
  const acknowledged: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    acknowledged.push(...(await killAfter(folder, round, 5 + ((round * 29) % 40))));
    const events: ExchangeEvent[] = [];
    const host = openHost({
      folder,
      replayEventsAfter: 0,
      snapshotEveryCommands: 1_000_000,
      clock: Date.now,
      onRecords: (records) => void events.push(...records.flatMap((record) => record.events)),
      onNote: () => undefined,
    });
    expect(host.exchange.checkInvariants()).toEqual([]);
    const { told, open } = follow(events);
    for (const one of new Set(acknowledged))
      expect(told.filter((other) => other === one).length).toBeGreaterThanOrEqual(acknowledged.filter((other) => other === one).length);
    for (const accountId of borrowers) {
      const own = [...open].filter(([, { sellerId }]) => sellerId === accountId);
      const held = host.exchange.holds(accountId).filter(({ purpose }) => purpose === 'escrow');
      for (const { assetId, units } of held)
        expect(own.filter(([, order]) => order.assetId === assetId).reduce((sum, [, order]) => sum + order.units, 0n)).toBe(units);
      expect(new Set(own.map(([, { assetId }]) => assetId)).size).toBe(held.length);
      const selling = host.exchange.c2cOrders(accountId).filter(({ role }) => role === 'seller');
      expect(new Set(selling.map(({ orderId }) => orderId))).toEqual(new Set(own.map(([orderId]) => orderId)));
    }
    host.close();
    await host.atRest();
  }
  expect(acknowledged.length).toBeGreaterThan(kills * 5);
}, 300_000);
