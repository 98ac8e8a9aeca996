// The exchange on its real thread, with its real files: answers in order, readers first, and one clear end when the disk gives up.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { commandOf, scriptedOpening } from '#tests/simulation/scripted-venue.ts';

import { ExchangeUnavailable, type StartOptions } from './engine-thread.ts';
import { startExchange, type ExchangeClient } from './exchange-client.ts';
import { openHost } from './exchange-host.ts';

let dataDir = '';
let running: ExchangeClient[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-client-'));
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((client) => client.close()));
  rmSync(dataDir, { recursive: true, force: true });
});

type Started = { readonly client: ExchangeClient; readonly records: EventRecord[]; readonly errors: string[] };

async function start(options: Partial<StartOptions> = {}): Promise<Started> {
  const [records, errors]: [EventRecord[], string[]] = [[], []];
  const log = { info: () => undefined, error: (text: string) => void errors.push(text) };
  const client = await startExchange({ dataDir, replayEventsAfter: 0, onRecords: (batch) => records.push(...batch), log, ...options });
  running.push(client);
  return { client, records, errors };
}

const bids = (count: number): Command[] => Array.from({ length: count }, (_, at) => commandOf(`ann buys ${at + 2} @ 50`));
/** The venue's opening: two coins, a market, seven accounts, ten deposits. */
const opening = 20;

describe('asking', () => {
  test('many at once are answered one by one in their order, across several messages too', async () => {
    const { client } = await start();
    const asked = [
      client.submitAll(scriptedOpening()),
      client.submitAll(bids(50)),
      client.submit(commandOf('ann cancels #3')),
      client.submitAll(bids(5)),
      client.submitAll([]),
    ];
    const answers = (await Promise.all(asked)).map((answer) => (Array.isArray(answer) ? answer : [answer]));
    expect(answers.map(({ length }) => length)).toEqual([20, 50, 1, 5, 0]);
    const replies = answers.flat();
    expect(replies.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 76 }, (_, at) => at + 1));
    expect(replies.slice(opening).map(({ orderId }) => orderId)).toEqual([
      ...Array.from({ length: 50 }, (_, at) => at + 1),
      3,
      51,
      52,
      53,
      54,
      55,
    ]);
    expect(client.status()).toEqual({ state: 'ready', sequence: 76, reason: null });
  });

  test('what is asked between commands is answered as it stood there', async () => {
    const { client } = await start();
    await client.submitAll(scriptedOpening());
    const [before, , between, , after] = await Promise.all([
      client.book(0, 5),
      client.submit(commandOf('ann buys 10 @ 100')),
      client.book(0, 5),
      client.submit(commandOf('bob sells 4 @ 100')),
      client.book(0, 5),
    ]);
    expect([before.bids, between.bids, after.bids]).toEqual([[], [[100, 10]], [[100, 6]]]);
    expect([before.sequence, between.sequence, after.sequence]).toEqual([20, 21, 22]);
  });

  test('readers have seen a command before its sender is answered; who has stopped listening hears no more', async () => {
    const { client, records } = await start();
    const heard: number[] = [];
    const stop = client.subscribe((batch) => heard.push(...batch.map(({ sequence }) => sequence)));
    const reply = await client.submit(scriptedOpening()[0] ?? commandOf('reference 1'));
    expect([records.at(-1)?.sequence, heard]).toEqual([reply.sequence, [1]]);
    stop();
    await client.submitAll(scriptedOpening().slice(1));
    expect([records.length, heard]).toEqual([20, [1]]);
  });

  test('a refusal is an answer, and does not touch its neighbours', async () => {
    const { client } = await start();
    await client.submitAll(scriptedOpening());
    const replies = await client.submitAll([commandOf('ann buys 10 @ 100'), commandOf('ann buys 1 @ 100'), commandOf('bob sells 4 @ 100')]);
    expect(replies).toMatchObject([
      { ok: true, orderId: 1 },
      { ok: false, reason: 'quantity-below-minimum' },
      { ok: true, orderId: 2, filledLots: 4 },
    ]);
    expect(await client.checkInvariants()).toEqual([]);
  });
});

describe('starting and stopping', () => {
  test('after a stop nothing is taken; the next start has it all, and hands over what its reader missed', async () => {
    const first = await start();
    await first.client.submitAll([...scriptedOpening(), ...bids(30)]);
    const hash = await first.client.stateHash();
    await first.client.close();
    expect(first.client.status()).toMatchObject({ state: 'closed', sequence: 50 });
    await expect(first.client.submit(commandOf('reference 100'))).rejects.toThrow(ExchangeUnavailable);
    const second = await start({ replayEventsAfter: 45 });
    expect(await second.client.stateHash()).toBe(hash);
    expect(second.records).toEqual(first.records.slice(45));
    expect(second.client.status()).toEqual({ state: 'ready', sequence: 50, reason: null });
  });

  test('a folder that cannot be used is refused with its reason', async () => {
    writeFileSync(join(dataDir, 'journal'), 'not a folder');
    await expect(start()).rejects.toThrow('EEXIST');
    rmSync(join(dataDir, 'journal'));
    mkdirSync(join(dataDir, 'journal'));
    writeFileSync(join(dataDir, 'journal', '0000000000000001.journal'), 'something else entirely');
    await expect(start()).rejects.toThrow('0000000000000001.journal: not the head of a journal of this version at byte 0');
  });
});

describe('a disk that gives up', () => {
  test('ends it for good: who waits and who comes later is told, and the log says why once', async () => {
    const { client, records, errors } = await start({ snapshotEveryCommands: 25 });
    await client.submitAll(scriptedOpening());
    // A folder stands where the journal's next segment should go: it cannot be written. The thread decides whether five or six commands
    // share a sync.
    for (const next of [26, 27]) mkdirSync(join(dataDir, 'journal', `00000000000000${next}.journal`));
    const waiting = [client.submitAll(bids(5)), client.submit(commandOf('bob sells 4 @ 100')), client.stateHash()];
    const settled = await Promise.allSettled(waiting);
    expect(settled.map((one) => one.status === 'rejected' && one.reason instanceof ExchangeUnavailable)).toEqual([true, true, true]);
    expect(client.status()).toMatchObject({ state: 'failed', sequence: 20 });
    expect(client.status().reason).toContain('EISDIR');
    for (const late of [client.submit(commandOf('reference 100')), client.balances(1000)]) await expect(late).rejects.toThrow('EISDIR');
    expect(errors).toHaveLength(1);
    expect(records).toHaveLength(20);
  });

  test('leaves behind what it had made durable: a start on a sound disk has it', async () => {
    const { client } = await start({ snapshotEveryCommands: 25 });
    await client.submitAll(scriptedOpening());
    const obstacle = join(dataDir, 'journal', '0000000000000026.journal');
    mkdirSync(obstacle);
    await expect(client.submitAll(bids(5))).rejects.toThrow(ExchangeUnavailable);
    rmSync(obstacle, { recursive: true });
    const again = await start();
    expect(again.client.status().sequence).toBe(25);
    expect((await again.client.openOrders(1000)).map(({ orderId }) => orderId)).toEqual([1, 2, 3, 4, 5]);
    expect(await again.client.checkInvariants()).toEqual([]);
  });
});

test('behind a journal that is 26 hours ahead, what waits for a time still comes', async () => {
  const aheadMs = 26 * 3_600_000;
  const before = openHost({
    folder: join(dataDir, 'journal'),
    replayEventsAfter: 0,
    snapshotEveryCommands: 1_000_000,
    clock: () => Date.now() + aheadMs,
    onRecords: () => undefined,
    onNote: () => undefined,
  });
  before.handle([...scriptedOpening(), commandOf('ann buys 10 @ 98')]);
  const leftMs = before.timeMs;
  before.close();
  const { promise, resolve } = Promise.withResolvers<number>();
  const { client } = await start({
    replayEventsAfter: before.sequence,
    onRecords: (records) => {
      for (const { timeMs, events } of records) if (events.some(({ type }) => type === 'order-cancelled')) resolve(timeMs);
    },
  });
  const { timeMs } = await client.submit(commandOf('ann counts down 1000 as k'));
  expect(timeMs).toBeGreaterThanOrEqual(leftMs);
  expect(await promise).toBeGreaterThanOrEqual(timeMs + 1000);
});
