// A disk that is full while the exchange runs: what writes is answered 503, what reads is answered, and a start says what is wrong.
import { spawnSync } from 'node:child_process';
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AnyCall } from '#lib/contract/call.ts';
import { getTime } from '#lib/contract/calls/v1/mix/public/time.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { enterAsGuest } from '#lib/contract/calls/v1/user/guest.ts';
import { login } from '#lib/contract/calls/v1/user/login.ts';
import { register } from '#lib/contract/calls/v1/user/register.ts';
import { verify } from '#lib/contract/calls/v1/user/security/verify.ts';
import { tryRoom } from '#server/store/try-room.ts';
import { newDataFolder } from '../data-folder.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader, goodPassword } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

const parent = mkdtempSync(join(tmpdir(), 'meridian-full-api-'));
const dataDir = join(parent, 'small');
const mount = (...args: string[]): boolean => spawnSync('mount', args).status === 0;
const isRoot = process.getuid?.() === 0;
/** A file system of its own, where we may have one. */
const isMounted = isRoot && process.platform === 'linux' && (mkdirSync(dataDir), mount('-t', 'tmpfs', '-o', 'size=256m', 'none', dataDir));

/** Not a byte is left. */
function fill(): void {
  const file = openSync(join(dataDir, 'fill'), 'w');
  try {
    for (const bytes of [1 << 20, 4096, 1]) {
      try {
        for (;;) writeSync(file, Buffer.alloc(bytes));
      } catch {
        // Less than this is left.
      }
    }
  } finally {
    closeSync(file);
  }
}

const order = {
  symbolId: 'BTCUSDT_SPBL',
  businessLine: 1,
  delegateType: 21,
  orderType: 0,
  timeInForceValue: 0,
  delegateCount: '0.0001',
  delegatePrice: '90000',
};

describe.runIf(isMounted)('a full disk', () => {
  let exchange: TestExchange;
  let trader: Visitor;
  beforeAll(async () => {
    const made = newDataFolder();
    cpSync(made, dataDir, { recursive: true });
    rmSync(made, { recursive: true });
    exchange = await startTestExchange({ dataDir });
    trader = await createTrader(exchange, { USDT: ['ERC20', '5000'] });
  });
  afterAll(async () => {
    rmSync(join(dataDir, 'fill'), { force: true });
    // It has failed, and says so once more.
    await exchange.close().catch(() => undefined);
    spawnSync('umount', ['-l', dataDir]);
    rmSync(parent, { recursive: true, force: true });
  });

  /** Asked until it is not done any more: what fits into a page that is there is still taken. */
  async function refusalOf(ask: (turn: number) => Promise<{ readonly code: string; readonly httpStatus: number }>) {
    for (let turn = 0; turn < 500; turn += 1) {
      const { code, httpStatus } = await ask(turn);
      if (code !== '00000' && code !== '20107') return { code, httpStatus };
    }
    return null;
  }

  test('every call that writes is answered 503, and what reads is answered', async () => {
    fill();
    const visitor = (call: AnyCall, request: (turn: number) => object) => (turn: number) =>
      createVisitor(exchange).try(call, request(turn));
    const asked: Readonly<Record<string, (turn: number) => Promise<{ readonly code: string; readonly httpStatus: number }>>> = {
      order: () => trader.try(placeOrder, order),
      register: visitor(register, (turn) => ({ email: `late-${turn}@example.com`, password: goodPassword })),
      guest: visitor(enterAsGuest, () => ({})),
      login: visitor(login, (turn) => ({ email: `nobody-${turn}@example.com`, password: goodPassword })),
      verify: () => trader.try(verify, { purpose: 'api-key', password: goodPassword }),
    };
    for (const name of ['order', 'register', 'guest', 'login', 'verify'] as const)
      expect([name, await refusalOf(asked[name] ?? (() => trader.try(getTime)))]).toEqual([name, { code: '50300', httpStatus: 503 }]);
    expect((await trader.try(getTime)).code).toBe('00000');
    const health = await fetch(`${exchange.url}/api/health`);
    expect([health.status, await health.text()]).toEqual([503, expect.stringContaining('ENOSPC')]);
    expect(exchange.logLines.join('\n')).not.toContain('"msg":"a call failed"');
  });

  test('a start on it is refused with one sentence, and leaves nothing behind', () => {
    expect(() => tryRoom(dataDir)).toThrow(/^DATA_DIR: .* needs 16 MB of room to start: ENOSPC/);
    rmSync(join(dataDir, 'fill'));
    expect(() => tryRoom(dataDir)).not.toThrow();
  });
});
