// A stop under load: what was applied was answered, however many requests were on their way.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { tellJournal } from '#server/runtime/tell-journal.ts';
import { rawClient } from '#tests/bench/server/raw-client.ts';
import { searchSize } from '#tests/thorough.ts';
import { newDataFolder } from '../data-folder.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor } from '../visitor.ts';

const [connections, traders] = [32, 8];
const stops = searchSize({ quick: 3, thorough: 20 });

const order = (clientOid: string): string =>
  JSON.stringify({
    symbolId: 'BTCUSDT_SPBL',
    businessLine: 1,
    delegateType: 21,
    orderType: 0,
    timeInForceValue: 0,
    delegateCount: '0.0001',
    delegatePrice: '90000',
    clientOid,
  });

/** Each connection sends its next order when the one before was answered, until it is closed. Tells of every answer. */
async function load(
  url: string,
  cookies: readonly string[],
  name: string,
  onAnswer: (clientOid: string, answer: string) => void,
): Promise<void> {
  const keepOn = async (at: number): Promise<void> => {
    const client = await rawClient(url, cookies[at % cookies.length] ?? '');
    for (let count = 0; ; count += 1) {
      const clientOid = `${name}-${at}-${count}`;
      const answer = await client.post(placeOrder.path, order(clientOid)).catch(() => null);
      if (answer === null) return;
      onAnswer(clientOid, answer);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, at) => keepOn(at)));
}

/** One life of the exchange, stopped after so many answers. The client ids that were answered well, and whatever else was said. */
async function live(exchange: TestExchange, cookies: readonly string[], name: string, stopAfter: number) {
  const answered = new Set<string>();
  const others: string[] = [];
  const stopped: Promise<void>[] = [];
  for (const cookie of cookies) await createVisitor(exchange, { cookie }).call(cancelAllOrders, {});
  await load(exchange.url, cookies, name, (clientOid, answer) => {
    if (answer.includes('"code":"00000"')) answered.add(clientOid);
    else others.push(answer);
    if (answered.size >= stopAfter && stopped.length === 0) stopped.push(exchange.close());
  });
  await Promise.all(stopped);
  return { answered, others };
}

test(`stopped ${stops} times under ${connections} requests in flight, it leaves none applied and unanswered`, async () => {
  const dataDir = newDataFolder();
  try {
    let exchange = await startTestExchange({ dataDir });
    const cookies: string[] = [];
    for (let trader = 0; trader < traders; trader += 1) cookies.push((await createTrader(exchange, { USDT: ['ERC20', '5000'] })).cookie());
    for (let stop = 0; stop < stops; stop += 1) {
      if (stop > 0) exchange = await startTestExchange({ dataDir });
      const before = exchange.client.status().sequence;
      const { answered, others } = await live(exchange, cookies, `stop-${stop}`, 60 + 17 * (stop % 7));
      const applied = [...tellJournal(join(dataDir, 'journal'), before, () => undefined).told()].flatMap(({ command, reply }) =>
        command.type === 'place-order' && command.clientOid.startsWith(`stop-${stop}-`) && reply.ok ? [command.clientOid] : [],
      );
      expect(others).toEqual([]);
      expect(applied.filter((clientOid) => !answered.has(clientOid))).toEqual([]);
      expect([...answered].filter((clientOid) => !applied.includes(clientOid))).toEqual([]);
      expect(applied.length).toBeGreaterThanOrEqual(60);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 1_800_000);
