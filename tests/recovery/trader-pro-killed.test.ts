// The exchange is killed in the middle of attempts at the programme and starts anew: every figure and every verdict is as it was.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { getTraderProAlerts } from '#lib/contract/calls/v1/trigger/trader-pro/alert.ts';
import { getTraderProHistory } from '#lib/contract/calls/v1/trigger/trader-pro/history.ts';
import { joinTraderPro } from '#lib/contract/calls/v1/trigger/trader-pro/join.ts';
import { getTraderProState } from '#lib/contract/calls/v1/trigger/trader-pro/state.ts';
import { getTraderProUsers } from '#lib/contract/calls/v1/trigger/trader-pro/user-list.ts';
import { register } from '#lib/contract/calls/v1/user/register.ts';
import { enterSubAccount } from '#lib/contract/calls/v1/user/subAccount/enter.ts';
import { paperHeader } from '#lib/contract/trading-mode.ts';

import { startPostgres, type RunningPostgres } from '../../scripts/install/postgres.ts';
import { goodPassword } from '../api/trader.ts';
import { createVisitor, type Visitor } from '../api/visitor.ts';
import { searchSize } from '../thorough.ts';

const kills = searchSize({ quick: 2, thorough: 20 });
const symbolId = 'BTCUSDT_UMCBL';
const dataDir = mkdtempSync(join(tmpdir(), 'meridian-programme-'));
let postgres: RunningPostgres;
let databaseUrl = '';
let child: ChildProcess;
let url = '';

async function start(): Promise<void> {
  child = spawn(process.execPath, [join(import.meta.dirname, 'exchange-child.ts'), dataDir, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { stdout } = child;
  if (stdout === null) throw new Error('the child says nothing');
  const [line] = await once(createInterface({ input: stdout }), 'line');
  url = String(line);
}

async function kill(): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase('programme');
  await start();
}, 300_000);
afterAll(async () => {
  await kill();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Takes part, and has half of the balance behind contracts; known by the cookie. */
async function takePart(name: string): Promise<string> {
  const main = createVisitor({ url });
  await main.call(register, { email: `${name}@example.com`, password: goodPassword });
  const { accountUserId } = await main.call(joinTraderPro, {});
  await main.call(enterSubAccount, { userId: accountUserId ?? '' });
  await main.call(enterPaper, {});
  await inside(main.cookie()).call(transferFunds, { coin: 'USDT', amount: '5000', from: 'spot', to: 'futures' });
  return main.cookie();
}
const inside = (cookie: string): Visitor => createVisitor({ url }, { [paperHeader]: '1', cookie });

/** Everything that the programme tells of somebody. */
async function told(cookie: string) {
  const who = inside(cookie);
  return {
    state: await who.call(getTraderProState, {}),
    history: await who.call(getTraderProHistory, {}),
    alerts: await who.call(getTraderProAlerts, {}),
    users: await who.call(getTraderProUsers, {}),
  };
}

/** From one to the other at the mark, so that a start, which marks anew, changes nothing: fees of 0.02 % for the seller, 0.06 % for the buyer. */
async function trade(buyer: string, seller: string, delegateCount: string): Promise<void> {
  const order = { symbolId, businessLine: 10, orderType: 0, delegatePrice: '96000', delegateCount } as const;
  await inside(seller).call(openContract, { ...order, delegateType: 22 });
  await inside(buyer).call(openContract, { ...order, delegateType: 21 });
}

test('killed again and again in the middle of attempts, nothing that is told changes', async () => {
  const [ann, bob] = [await takePart('ann'), await takePart('bob')];
  // At 20 times 3,216 stand behind 64,320 dollars: more than four fifths of what one position may use.
  await trade(ann, bob, '0.67');
  const before = { ann: await told(ann), bob: await told(bob) };
  expect(before.ann.state.attempt).toMatchObject({ equity: '9961.408', orders: 1, largestPosition: { used: '3216' } });
  expect(before.bob.state.attempt).toMatchObject({ equity: '9987.136', orders: 1, largestPosition: { used: '3216' } });
  expect(before.ann.alerts.list).toMatchObject([{ rule: 'position', value: '3216' }]);
  for (let at = 0; at < kills; at += 1) {
    await kill();
    await start();
    expect({ ann: await told(ann), bob: await told(bob) }).toEqual(before);
  }
  // Whatever was acknowledged in the moment before a kill is there after it, and counted once.
  await trade(ann, bob, '0.1');
  await kill();
  await start();
  expect((await told(ann)).state.attempt).toMatchObject({ equity: '9955.648', orders: 2, largestPosition: { used: '3696' } });
  expect((await told(bob)).state.attempt).toMatchObject({ equity: '9985.216', orders: 2 });
}, 300_000);
