// Pulling the plug under load, and at one exact sync after the other: nothing that was acknowledged is lost, nothing happens twice.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { units } from '#server/engine/units.ts';
import { verifyJournal } from '#server/journal/verify-journal.ts';
import { openHost } from '#server/runtime/exchange-host.ts';
import { searchSize } from '#tests/thorough.ts';

const parent = mkdtempSync(join(tmpdir(), 'meridian-storm-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const child = 'tests/simulation/kill-nine/kill-nine-host.ts';
const environment = { ...process.env, NODE_COMPILE_CACHE: join(parent, 'compiled') };

type Acknowledged = { readonly kind: string; readonly name: string; readonly accountId: number; readonly orderId: number };

/** Whole lines only: the last one may have been cut by the kill, and then nobody was told. */
function acknowledgements(text: string): Acknowledged[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const [kind = '', name = '', accountId = '0', orderId = '0'] = line.split(' ');
      return { kind, name, accountId: Number(accountId), orderId: Number(orderId) };
    });
}

/** Runs the host until it has acknowledged about so many commands, and kills it from outside. */
async function killAfter(folder: string, round: number, commands: number): Promise<Acknowledged[]> {
  const host = spawn(process.execPath, [child, folder, `${round}`], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  host.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    if (text.split('\n').length > commands) host.kill('SIGKILL');
  });
  await once(host, 'close');
  expect(host.signalCode).toBe('SIGKILL');
  return acknowledgements(text);
}

/** In each of four folders. */
const kills = searchSize({ quick: 2, thorough: 50 });
const quiet = { snapshotEveryCommands: 1_000_000, clock: Date.now, onNote: () => undefined };

/** Every acknowledged command is in the folder's history, once, under its order id; a start from a snapshot and a replay from zero agree. */
function check(folder: string, acknowledged: readonly Acknowledged[]): void {
  const copy = `${folder}-copy`;
  cpSync(folder, copy, { recursive: true, filter: (path) => !path.endsWith('lock') });
  const records: EventRecord[] = [];
  const whole = openHost({ ...quiet, folder: copy, replayEventsAfter: 0, onRecords: (batch) => void records.push(...batch) });
  const host = openHost({ ...quiet, folder, replayEventsAfter: Number.MAX_SAFE_INTEGER, onRecords: () => undefined });
  expect(host.exchange.stateHash()).toBe(whole.exchange.stateHash());
  expect(host.exchange.checkInvariants()).toEqual([]);
  const events = records.flatMap((record) => record.events);
  const orders = events.flatMap((event) => (event.type === 'order-accepted' ? [[event.clientOid, event.orderId] as const] : []));
  const deposits = events.flatMap((event) => (event.type === 'deposit-credited' ? [event.reference] : []));
  const happened = new Map(orders);
  expect([happened.size, new Set(deposits).size]).toEqual([orders.length, deposits.length]);
  const lost = acknowledged.filter((one) =>
    one.kind === 'deposit' ? !deposits.includes(one.name) : happened.get(one.name) !== one.orderId,
  );
  expect(lost).toEqual([]);
  // Sent once more, a deposit is refused: its sender can always ask again.
  const again = acknowledged
    .filter(({ kind }) => kind === 'deposit')
    .map(({ name, accountId }): Command => ({
      type: 'credit-deposit',
      accountId,
      assetId: 2,
      units: units(1000n),
      reference: name,
    }));
  expect(host.handle(again).replies.filter((reply) => reply.ok)).toEqual([]);
  host.close();
  whole.close();
  expect(verifyJournal(folder).tornBytes).toBe(0);
}

describe('kill -9', () => {
  test.concurrent.each([1, 2, 3, 4])(
    'again and again under load, folder %i',
    async (place) => {
      const folder = join(parent, `load-${place}`);
      const acknowledged: Acknowledged[] = [];
      for (let round = 0; round < kills; round += 1) {
        acknowledged.push(...(await killAfter(folder, place * 1000 + round, 1 + ((round * 37) % 50))));
      }
      expect(acknowledged.length).toBeGreaterThan(kills * 10);
      check(folder, acknowledged);
    },
    300_000,
  );

  test('at each of the first ten syncs of a start, before it and behind it', () => {
    const folder = join(parent, 'exact');
    const acknowledged = ['before', 'behind'].flatMap((when, half) =>
      Array.from({ length: 10 }, (_, at) => {
        const host = spawnSync(process.execPath, [child, folder, `${9000 + half * 10 + at}`, `${at + 1}`, when], {
          env: environment,
          encoding: 'utf8',
        });
        expect([host.signal, host.stderr]).toEqual(['SIGKILL', '']);
        return acknowledgements(host.stdout);
      }).flat(),
    );
    expect(acknowledged.length).toBeGreaterThan(100);
    check(folder, acknowledged);
  }, 300_000);

  const hasStrace = spawnSync('strace', ['-f', '-o', '/dev/null', '-e', 'trace=fdatasync', 'true']).status === 0;
  test.runIf(hasStrace)(
    'by the system itself, at the fdatasync of its number',
    () => {
      const folder = join(parent, 'traced');
      const acknowledged = [1, 2, 3, 5, 8, 13, 21, 34].flatMap((number) => {
        const inject = `inject=fdatasync:signal=SIGKILL:when=${number}`;
        const trace = ['-f', '-o', '/dev/null', '-e', 'trace=fdatasync', '-e', inject];
        const host = spawnSync('strace', [...trace, process.execPath, child, folder, `${9500 + number}`], {
          env: environment,
          encoding: 'utf8',
        });
        expect(host.signal ?? host.status).toBe('SIGKILL');
        return acknowledgements(host.stdout);
      });
      check(folder, acknowledged);
    },
    300_000,
  );
});
