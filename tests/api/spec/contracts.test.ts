// Every call of the specification about contracts, on each of the six lines: asked from a position, an order or a history, with figures worked out by hand.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { contractLineKeys, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
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

/** Play money has more to ask about than what calls say here: gifts and what else one owns are asked of the live world. */
const isOfTrading = (path: string): boolean => /^v1\/(mcp\/(order|adjust)|trigger)\//.test(path);
type GroundRow = readonly [title: string, key: ContractLineKey, world: TradingMode, asked: typeof asks];
const ofTrading = asks.filter(([path]) => isOfTrading(path));
const grounds: readonly GroundRow[] = [
  ...contractLineKeys.map((key): GroundRow => [key, key, TradingMode.live, asks]),
  ['usdt in demo trading', 'usdt', TradingMode.paper, ofTrading],
];

describe.each(grounds)('%s', (_, key, world, asked) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await openGround(exchange, key, world);
  });
  afterEach(() => ground.clear());
  afterAll(() => assertSound(ground.exchange));

  test.each(asked)('%s', async (path, ask) => {
    expect([...(await calledPaths(() => ask(ground)))]).toContain(path);
  });
});
