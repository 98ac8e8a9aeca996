// Pulling the plug: kill -9 under load again and again, and nothing that was acknowledged is lost or happens twice.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';

import { Side } from '#lib/contract/enums.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { units } from '#server/engine/units.ts';
import { startExchange } from '#server/runtime/exchange-client.ts';
import { searchSize } from '#tests/thorough.ts';
import { orderCommand } from '#tests/order-command.ts';

const kills = searchSize({ quick: 3, thorough: 20 });
const dataDir = mkdtempSync(join(tmpdir(), 'meridian-kill-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Acknowledged = { readonly kind: string; readonly name: string; readonly accountId: number; readonly orderId: number };

/** Runs the child until it has acknowledged so many commands, and kills it there and then. */
async function runAndKill(round: number, acknowledgements: number): Promise<Acknowledged[]> {
  const child = spawn(process.execPath, ['tests/simulation/kill-nine/kill-nine-child.ts', dataDir, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const seen: Acknowledged[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    const [kind = '', name = '', accountId = '0', orderId = '0'] = line.split(' ');
    if (kind === 'ready') return;
    seen.push({ kind, name, accountId: Number(accountId), orderId: Number(orderId) });
    if (seen.length === acknowledgements) child.kill('SIGKILL');
  });
  await Promise.all([once(child, 'exit'), once(lines, 'close')]);
  expect(child.signalCode).toBe('SIGKILL');
  return seen;
}

const quiet = { info: () => undefined, error: () => undefined };

/** Sends an acknowledged command again and tells how the exchange answers. */
async function repeat(client: Awaited<ReturnType<typeof startExchange>>, { kind, name, accountId }: Acknowledged) {
  if (kind === 'deposit') return client.submit({ type: 'credit-deposit', accountId, assetId: 2, units: units(1000n), reference: name });
  return client.submit(orderCommand(accountId, 0, Side.buy, 200, 9_950, { clientOid: name }));
}

test('after the kills every acknowledged order and deposit is there, once, and the books balance', async () => {
  const acknowledged: Acknowledged[] = [];
  for (let round = 0; round < kills; round += 1) acknowledged.push(...(await runAndKill(round, 40 + ((round * 37) % 160))));
  expect(acknowledged.length).toBeGreaterThan(kills * 40);
  expect(new Set(acknowledged.map(({ name }) => name)).size).toBe(acknowledged.length);

  // A second copy of the folder, told again from its very first command.
  const copy = mkdtempSync(join(tmpdir(), 'meridian-kill-copy-'));
  cpSync(join(dataDir, 'journal'), join(copy, 'journal'), { recursive: true, filter: (path) => !path.endsWith('lock') });
  const records: EventRecord[] = [];
  const whole = await startExchange({ dataDir: copy, replayEventsAfter: 0, onRecords: (batch) => void records.push(...batch), log: quiet });
  const client = await startExchange({ dataDir, replayEventsAfter: Number.MAX_SAFE_INTEGER, onRecords: () => undefined, log: quiet });
  expect(await client.stateHash()).toBe(await whole.stateHash());
  expect(await client.checkInvariants()).toEqual([]);
  await whole.close();
  rmSync(copy, { recursive: true, force: true });

  const names = records
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'order-accepted' && event.clientOid !== '' ? [event.clientOid] : []));
  expect(new Set(names).size).toBe(names.length);
  for (const one of acknowledged) {
    const reply = await repeat(client, one);
    const expected =
      one.kind === 'deposit'
        ? { ok: false, reason: 'deposit-already-credited' }
        : { ok: false, reason: 'duplicate-client-order-id', orderId: one.orderId };
    expect(reply).toMatchObject(expected);
  }
  await client.close();
});
