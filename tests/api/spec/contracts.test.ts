// Every call of the specification about contracts, on each of the six lines: asked from a position, an order or a history, with figures worked out by hand.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { contractLineKeys } from '#lib/contract/contract-lines.ts';
import { Side } from '#lib/contract/enums.ts';
import { assertSound } from '../assert-sound.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { calledPaths } from './called-paths.ts';
import { everyJudgement } from './every-ask.ts';
import { type Ground, openGround } from './ground.ts';

const asks = everyJudgement.flatMap(([path, judgement]) => (judgement.kind === 'line' ? [[path, judgement.ask] as const] : []));

/** A trade of spot: what coins are worth is known by it. */
async function priceBitcoin(of: TestExchange): Promise<void> {
  await houseOrder(of, Side.sell, 96_000, 0.001);
  const buyer = await createTrader(of, { USDT: ['ERC20', '200'] });
  const order = { symbolId: 'BTCUSDT', delegateType: 21, orderType: 0, delegatePrice: '96000', delegateCount: '0.001' } as const;
  await buyer.call(placeOrder, order);
}

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange();
  await priceBitcoin(exchange);
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
