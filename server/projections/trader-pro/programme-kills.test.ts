// Attempts in the database: whenever the exchange is killed, what is written goes on as if it had not been.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { Side } from '#lib/contract/enums.ts';
import { units } from '#server/engine/units.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { noHistory } from '../candles/candle-history.ts';
import { createProjections } from '../create-projections.ts';
import { ann, bob, openSampleExchange } from '../sample-exchange.ts';
import { attemptReference } from './attempt-reference.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'trader-pro-'));
const log = { info: () => undefined, error: () => undefined };
let store: Store;
beforeAll(async () => {
  store = await openStore({ dataDir, databaseUrl: '', log });
}, 180_000);
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(async () => {
  const contracts = 'position_rounds, liquidations, funding_slots, funding_payments, deliveries';
  const hours = 'hour_balances, hour_positions, hour_marks, balance_causes';
  const programme = 'trader_pro_attempts, trader_pro_news';
  await store.pool.query(
    `truncate orders, fills, ledger_entries, trades, candles, projection_checkpoints, ${contracts}, ${hours}, ${programme}`,
  );
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

/** Everything that is written after the records, with a new exchange every so many of them. */
async function written(every: number) {
  const { records, listings } = life();
  for (let at = 0; at < records.length; at += every) {
    const projections = await createProjections({ store, listings, history: noHistory, log });
    // Records that were being written when it was killed come once more.
    projections.onRecords(records.slice(Math.max(0, at - 2), at + every));
    await projections.caughtUp(Math.min(records.length, at + every));
    await projections.close();
  }
  const { traderPro } = await createProjections({ store, listings, history: noHistory, log });
  return { attempts: await traderPro.of('ann'), news: await traderPro.newsOf([ann]) };
}

test('kills change no figure and no verdict', async () => {
  const whole = await written(1_000);
  expect(whole.attempts).toMatchObject([{ state: 'failed', number: 1 }]);
  expect(whole.news.map(({ kind, rule }) => `${kind} ${rule}`)).toContain('failed dailyLoss');
  for (const every of [1, 3]) {
    await store.pool.query('truncate projection_checkpoints, trader_pro_attempts, trader_pro_news');
    await store.pool.query('truncate orders, fills, ledger_entries, trades, candles, position_rounds, liquidations');
    expect(await written(every)).toEqual(whole);
  }
});
