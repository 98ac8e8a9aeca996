// Attempts in the database: whenever the exchange is killed, what is written goes on as if it had not been.
import { beforeEach, expect, test } from 'vitest';

import { Side } from '#lib/contract/enums.ts';
import { units } from '#server/engine/units.ts';
import { marketsWithCoins, marketWithCoins } from '#server/engine/markets/market-with-coins.ts';
import { createAttemptReader } from '#server/projections/trader-pro/create-attempt-reader.ts';
import { ann, bob, openSampleExchange } from '#server/projections/sample-exchange.ts';
import { readAutomationCheckpoint, writeAutomationCheckpoint } from '../checkpoint/checkpoint-store.ts';
import { AutomationHost } from '../host/automation-host.ts';
import { RecordFilter } from '../readers/wanted-records.ts';
import { attemptReference } from '#server/projections/trader-pro/attempt-reference.ts';
import { openTestStore } from '#tests/open-test-store.ts';

const store = await openTestStore();
const emptied = 'automation_checkpoint, reader_checkpoints, trader_pro_attempts, trader_pro_news';
beforeEach(async () => {
  await store.pool.query(`truncate ${emptied}`);
});

/** Ann takes part twice: she wins and loses, is warned, starts again over midnight, and fails. */
function life() {
  const core = openSampleExchange();
  const begin = (number: number): void =>
    core.send({
      type: 'credit-deposit',
      accountId: ann,
      assetId: 0,
      units: units(1_000_000_000_000n),
      reference: attemptReference('ann', number),
    });
  begin(1);
  core.trade(ann, bob, Side.sell, 1_000_000, 10_000);
  for (const price of [10_150, 9_900, 9_190]) core.mark(price);
  core.trade(ann, bob, Side.buy, 400_000, 9_300);
  core.passTime(1_700_006_400_000);
  for (const price of [9_280, 9_250]) core.mark(price);
  core.trade(ann, bob, Side.sell, 200_000, 9_250);
  for (const price of [9_100, 8_900, 8_000]) core.mark(price);
  return core;
}
const { records, listings } = life();

/** A run of the readers from the last checkpoint, over records of which some are known already, until it is killed. */
async function run(from: number, to: number): Promise<void> {
  const { checkpoint, accounts } = await readAutomationCheckpoint(store.pool, from);
  const host = new AutomationHost({
    kindOf: () => null,
    marketOf: (marketId) => marketWithCoins(listings, marketId),
    markets: () => marketsWithCoins(listings),
    onNote: () => undefined,
    checkpoint,
  });
  const filter = new RecordFilter(accounts);
  const unread = records.filter(({ sequence }) => sequence > host.sequence && sequence <= to);
  host.read(
    unread.flatMap((record) => filter.keep(record) ?? []),
    to,
  );
  await writeAutomationCheckpoint(store.pool, host.checkpoint(), checkpoint.at.sequence);
}

async function told() {
  const reader = createAttemptReader(store.db);
  return { attempts: await reader.of('ann'), news: await reader.newsOf([ann]) };
}

async function wholeLife() {
  await run(0, records.length);
  const whole = await told();
  await store.pool.query(`truncate ${emptied}`);
  return whole;
}

test('kills change no figure and no verdict', async () => {
  const whole = await wholeLife();
  expect(whole.attempts).toMatchObject([{ state: 'failed', number: 1 }]);
  expect(whole.news.map(({ kind, rule }) => `${kind} ${rule}`)).toContain('failed dailyLoss');
  for (const every of [1, 3]) {
    await store.pool.query(`truncate ${emptied}`);
    for (let at = 0; at < records.length; at += every) await run(0, Math.min(records.length, at + every));
    expect(await told()).toEqual(whole);
  }
});

test.each([
  ['behind', -4],
  ['ahead of', 4],
])('attempts that an earlier release judged with the history go on where bots stand %s it', async (_where, distance) => {
  const whole = await wholeLife();
  const running = records.length - 8;
  await run(0, running);
  expect((await told()).attempts).toMatchObject([{ state: 'running' }]);
  // That release kept no places of readers: bots stood at the checkpoint, and the programme where the history is.
  await store.pool.query('truncate reader_checkpoints');
  await store.pool.query('update automation_checkpoint set sequence = $1', [running + distance]);
  await run(running, running);
  await run(0, records.length);
  expect(await told()).toEqual(whole);
});
