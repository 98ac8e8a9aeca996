// Every call of the specification about contracts, on each of the six lines: asked from a position, an order or a history, with figures worked out by hand.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { contractLineKeys } from '#lib/contract/contract-lines.ts';
import { assertSound } from '../assert-sound.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { calledPaths } from './called-paths.ts';
import { everyAsk } from './every-ask.ts';
import { type Ground, openGround } from './ground.ts';

const asks = Object.values(everyAsk).flatMap((group) =>
  Object.entries(group).flatMap(([path, judgements]) =>
    judgements.flatMap((judgement) => (judgement.kind === 'line' ? [[path, judgement.ask] as const] : [])),
  ),
);

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange();
});
afterAll(() => exchange.close());

describe.each(contractLineKeys)('%s', (key) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await openGround(exchange, key);
  });
  afterEach(async () => {
    await ground.clear();
    await ground.mark(96_000);
  });
  afterAll(() => assertSound(exchange));

  test.each(asks)('%s', async (path, ask) => {
    expect([...(await calledPaths(() => ask(ground)))]).toContain(path);
  });
});
