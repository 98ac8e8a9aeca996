// The topic's questions to the exchange, when it asks, and its behaviour when the exchange is slow or silent.
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';

import type { FuturesAccount } from '#lib/contract/position.ts';
import type { AccountNews } from '../batch.ts';
import { positionsTopic } from './positions-topic.ts';

const account = (leverage: number): FuturesAccount => ({
  positionMode: 1,
  positions: [],
  isUnified: false,
  aggregates: { bySide: [], bySymbol: [], byToken: [] },
  wallets: [],
  settings: [
    {
      symbolId: 'BTCUSDT_UMCBL',
      marginMode: 2,
      crossMarginLeverage: leverage,
      fixedLongLeverage: leverage,
      fixedShortLeverage: leverage,
      openBuyCount: '0',
      openBuyValue: '0',
      openSellCount: '0',
      openSellValue: '0',
    },
  ],
});
const happened: readonly AccountNews[] = [{ event: { type: 'position-mode-set', accountId: 1000, line: 10, mode: 1 }, timeMs: 1 }];

/** The exchange answers when it is told to. */
function openTopic() {
  const waiting: ((answer: FuturesAccount | Error) => void)[] = [];
  const futures = (): Promise<FuturesAccount> =>
    new Promise((resolve, reject) => waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))));
  const topic = positionsTopic({ futures }, 10, 1000);
  if (topic.follows !== 'account') throw new Error('follows an account');
  const answer = async (what: FuturesAccount | Error): Promise<void> => {
    waiting.shift()?.(what);
    await turn();
  };
  return { topic, answer, asked: () => waiting.length };
}

test('the first answer is enough to begin with, however much happens meanwhile', async () => {
  const { topic, answer, asked } = openTopic();
  const ready = topic.ready();
  topic.see(happened);
  await answer(account(5));
  await ready;
  expect(topic.snapshot()).toEqual(account(5));
  expect(asked()).toBe(1);
  await answer(account(6));
  expect(topic.take()).toEqual(account(6));
  expect(topic.take()).toBeNull();
});

test('what happens during a question is asked about once more, and an answer that says the same is no news', async () => {
  const { topic, answer, asked } = openTopic();
  const ready = topic.ready();
  await answer(account(5));
  await ready;
  for (let time = 0; time < 10; time += 1) topic.see(happened);
  expect(asked()).toBe(1);
  await answer(account(5));
  expect([topic.take(), asked()]).toEqual([null, 1]);
  await answer(account(7));
  expect([topic.take(), asked()]).toEqual([account(7), 0]);
});

test('an exchange that could not answer is asked again when something happens', async () => {
  const { topic, answer, asked } = openTopic();
  const ready = topic.ready();
  await answer(account(5));
  await ready;
  topic.see(happened);
  await answer(new Error('gone'));
  expect([topic.take(), asked()]).toEqual([null, 0]);
  topic.see(happened);
  await answer(account(8));
  expect(topic.take()).toEqual(account(8));
});
