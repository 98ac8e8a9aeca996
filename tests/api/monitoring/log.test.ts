// The log of calls: slow ones are told with where their time went, lines name the request, and no line holds what a query failed with.
import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';

import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { createLog } from '#server/monitoring/create-log.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import { user } from '#server/store/schema/identity.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

const bid = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 0, delegatePrice: '95000', delegateCount: '0.001' } as const;
const slowLine = z.object({ msg: z.literal('a call was slow'), requestId: z.string(), call: z.string(), code: z.string() });
const coreLine = z.extend(slowLine, {
  sequence: z.number(),
  coreMs: z.number(),
  syncMs: z.number(),
  databaseMs: z.number(),
  ms: z.number(),
});

let exchange: TestExchange;
let trader: Visitor;
beforeAll(async () => {
  // Every call is one that took too long.
  exchange = await startTestExchange({ slowCallMs: 0 });
  trader = await createTrader(exchange, { USDT: ['TRC20', '5000'] });
});
afterAll(() => exchange.close());

const linesOf = (requestId: string | null): readonly string[] => exchange.logLines.filter((line) => line.includes(String(requestId)));

test('a slow call is a line with its request, its place in the journal, and where its time went', async () => {
  const { headers } = await trader.try(placeOrder, bid);
  // Its line is written when the connection has taken the answer.
  await trader.call(userInfo, {});
  const [line = '{}'] = linesOf(headers.get('x-request-id')).filter((one) => one.includes('slow'));
  const { sequence, coreMs, ms, call, code } = coreLine.parse(JSON.parse(line));
  expect({ sequence, call, code }).toEqual({ sequence: exchange.client.status().sequence, call: 'placeOrder', code: '00000' });
  expect(ms).toBeGreaterThanOrEqual(coreMs);
});

/** Queries that fail with a value that nobody may read in a log. */
const secret = 'hush-hush@example.com';
const failing: readonly (readonly [string, () => Promise<unknown>])[] = [
  [
    'a row that is there already',
    async () => {
      const row = { id: `id-${secret}`, name: 'x', email: secret, emailVerified: false, createdAt: new Date(), updatedAt: new Date() };
      await exchange.store.db.insert(user).values([row, row]);
    },
  ],
  ['a value that cannot be read', () => exchange.store.db.execute(sql`select ${secret}::int`)],
  ['a column that is not there', () => exchange.store.db.execute(sql`select no_such_column where 'x' = ${secret}`)],
  ['a value that cannot be read, asked without the library', () => exchange.store.pool.query('select $1::int', [secret])],
];

test.each(failing)('%s is logged without its values', async (_, fail) => {
  const error: unknown = await fail().then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  log.error({ err: error }, 'a call failed');
  log.error({ err: new Error('above it', { cause: error }) }, 'a call failed');
  log.error(`a step failed: ${errorText(error)}`);
  // Whoever writes it down without asking: the values that the query library adds are left out.
  if (error instanceof DrizzleQueryError) log.error(`a step failed: ${String(error)}`);
  expect(errorText(error)).not.toContain('hush');
  expect(lines[0]).toMatch(/"stack":"at /);
  expect(lines.filter((line) => line.includes('hush'))).toEqual([]);
});

test('a call that fails in the database is logged with its request and without its values', async () => {
  const { rows } = await exchange.store.pool.query<{ count: number }>('select count(*)::int as count from "user"');
  expect(rows[0]?.count).toBeGreaterThan(0);
  await exchange.store.pool.query('alter table account rename to account_away');
  try {
    const answer = await trader.raw('v1/user/login', {
      body: JSON.stringify({ email: secret, password: `${secret} and more` }),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.code).toBe('50000');
    const lines = linesOf(answer.headers.get('x-request-id'));
    expect(lines.some((line) => line.includes('Failed query: '))).toBe(true);
    expect(exchange.logLines.filter((line) => line.includes('hush'))).toEqual([]);
  } finally {
    await exchange.store.pool.query('alter table account_away rename to account');
  }
});
