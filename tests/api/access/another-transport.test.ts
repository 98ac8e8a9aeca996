// Calls asked over a transport of another kind, which has no cookie, no header and no socket: the same answers, and the same refusals.
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { AnyCall } from '#lib/contract/call.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { ask, type House, type Question } from '#server/answers/ask.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servedCalls } from '#server/http/served-calls.ts';
import { neverResting } from '#server/market/market-use.ts';
import { simulated } from '#server/market/start-market.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import { setRegions } from '../set-regions.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

let exchange: TestExchange;
let trader: Visitor;
let session: Session;
let house: House;
beforeAll(async () => {
  exchange = await startTestExchange();
  trader = await createTrader(exchange, { USDT: ['Ethereum', '5000'] });
  const found = await exchange.accounts.session(trader.cookie());
  if (found === null) throw new Error('nobody is logged in');
  session = found;
  const market = { ...simulated, scenarios: null, indexes: null };
  house = {
    shared: { ...exchange.services, siteType: 'global', coinTitles: () => Promise.resolve(new Map()), now: Date.now },
    venues: { live: { ...exchange, market, waking: neverResting }, paper: null },
    openPaper: () => null,
  };
});
afterAll(() => exchange.close());

/** What a program on a seat of its own would ask with. */
function asked(call: AnyCall, fields: Readonly<Record<string, unknown>>, said: Partial<Question<object>> = {}): Promise<unknown> {
  const served = servedCalls.find((one) => one.call === call);
  if (served === undefined) throw new Error(`${call.name} is not served`);
  const cookies = { cookies: '', setCookies: () => undefined, registration: () => Promise.resolve(null) };
  const caller = { address: '127.0.0.1', device: 'a seat' };
  const about = { caller, requestId: 'one', operator: '', proof: null, siteAddress: { hostName: 'localhost', origin: 'http://localhost' } };
  const question = {
    session,
    drawnFor: undefined,
    paper: undefined,
    world: undefined,
    country: null,
    read: () => fields,
    context: { ...about, ...cookies },
  };
  return ask(served, { ...question, ...said }, house);
}

/** A bid at a limit. */
const bid = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 0, delegatePrice: '90000.00', delegateCount: '0.01' };

test('an order that it places is one that the user finds by HTTP, and his coins are the same', async () => {
  const placed = await asked(placeOrder, bid);
  const { list } = await trader.call(getOpenOrders, {});
  expect(list).toMatchObject([{ delegatePrice: '90000.00', delegateCount: '0.010000' }]);
  expect(placed).toMatchObject({ orderId: list[0]?.orderId });
  expect(await asked(getAssets, {})).toEqual(await trader.call(getAssets, {}));
});

test.each([
  ['of a page that was drawn for somebody else', { drawnFor: 'somebody' }, 'accountMismatch'],
  ['that names another world', { paper: '1' }, 'modeMismatch'],
  ['of a frozen user', { session: { frozenReason: 'a reason' } }, 'userFrozen'],
] as const)('a question %s is refused before its fields are read', async (_what, said, key) => {
  const read = (): never => {
    throw new Error('it was read');
  };
  const who = 'session' in said ? { session: { ...session, ...said.session } } : said;
  expect(await asked(placeOrder, bid, { ...who, read })).toMatchObject({ key });
});

test('what is closed where the asker is stays closed, and what cannot be read is refused', async () => {
  await setRegions(exchange, { XX: ['spot'] });
  expect(await asked(placeOrder, bid, { country: 'XX' })).toBeInstanceOf(Refusal);
  expect(await asked(placeOrder, bid, { country: 'DE' })).not.toBeInstanceOf(Refusal);
  expect(await asked(placeOrder, bid, { read: () => new Refusal('malformedBody') })).toMatchObject({ key: 'malformedBody' });
});
