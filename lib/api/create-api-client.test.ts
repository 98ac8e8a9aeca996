// The client against made-up answers: what it sends, what it takes for success, and what it tells whom.
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { getTicker } from '#lib/contract/calls/v1/spot/public/getTickerInfoBySymbolCodeDisplayName.ts';
import { getTime } from '#lib/contract/calls/v1/mix/public/time.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { ApiError } from './api-error.ts';
import { createApiClient, type ApiContext } from './create-api-client.ts';

const baseUrl = 'http://exchange.test';
const context: ApiContext = { baseUrl, locale: 'asia', language: 'ko_KR', languageType: 3, deviceId: 'd-1' };
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answer = (path: string, body: object, status = 200) =>
  server.use(http.post(`${baseUrl}/api/${path}`, () => HttpResponse.json(body, { status })));
const refused = (code: string, params: object = {}) => ({ code, msg: 'no', status: 'error', requestTime: 1, data: null, params });
const order = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 1, delegateCount: '1' } as const;

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('not refused with an ApiError');
  return error;
};

test('a POST carries the language in its body and the rest in its headers', async () => {
  const seen: unknown[] = [];
  server.use(
    http.post(`${baseUrl}/api/v1/mix/public/time`, async ({ request }) => {
      seen.push(await request.json(), Object.fromEntries(request.headers));
      return HttpResponse.json({ code: '00000', msg: 'success', requestTime: 1, data: { serverTimeMs: 5 } });
    }),
  );
  expect(await createApiClient(context).call(getTime, {})).toEqual({ serverTimeMs: 5 });
  expect(seen[0]).toEqual({ languageType: 3 });
  expect(seen[1]).toMatchObject({ website: 'meridian', terminaltype: '1', locale: 'asia', language: 'ko_KR', deviceid: 'd-1' });
});

test('a page of play money says so to every call that must know, and to no other', async () => {
  const said: (string | null)[] = [];
  server.use(
    http.post(`${baseUrl}/api/*`, ({ request }) => {
      said.push(request.headers.get('paptrading'));
      return HttpResponse.json(refused('50000'));
    }),
  );
  for (const mode of ['paper', 'live'] as const) {
    const client = createApiClient({ ...context, mode });
    await failure(client.call(getOpenOrders, {}));
    await failure(client.call(userInfo, {}));
  }
  expect(said).toEqual(['1', null, null, null]);
});

test('a page that is somebody’s says whose, to calls of users alone', async () => {
  const said: (string | null)[] = [];
  server.use(
    http.post(`${baseUrl}/api/*`, ({ request }) => {
      said.push(request.headers.get('user-account'));
      return HttpResponse.json(refused('50000'));
    }),
  );
  for (const userId of ['u-1', null]) {
    const client = createApiClient({ ...context, userId });
    await failure(client.call(getOpenOrders, {}));
    await failure(client.call(getTime, {}));
  }
  expect(said).toEqual(['u-1', null, null, null]);
});

test('a session of another account is told, and the call is refused', async () => {
  answer(getOpenOrders.path, refused('23158'), 409);
  let told = 0;
  const client = createApiClient({ ...context, userId: 'u-1', onOtherWorld: () => (told += 1) });
  expect([(await failure(client.call(getOpenOrders, {}))).key, told]).toEqual(['accountMismatch', 1]);
});

test('a session in the other world is told, and the call is refused', async () => {
  answer(getOpenOrders.path, refused('23150'), 409);
  let told = 0;
  const client = createApiClient({ ...context, onOtherWorld: () => (told += 1) });
  expect([(await failure(client.call(getOpenOrders, {}))).key, told]).toEqual(['modeMismatch', 1]);
});

test('a GET carries its request in the address', async () => {
  const seen: string[] = [];
  server.use(
    http.get(`${baseUrl}/api/${getTicker.path}`, ({ request }) => {
      seen.push(new URL(request.url).search);
      return HttpResponse.json(refused('50046', { symbol: 'NOPE' }));
    }),
  );
  const error = await failure(createApiClient(context).call(getTicker, { symbolCodeDisplayName: 'NOPE' }));
  expect(seen).toEqual(['?symbolCodeDisplayName=NOPE']);
  expect([error.key, error.code, error.params]).toEqual(['symbolNotOpen', '50046', { symbol: 'NOPE' }]);
});

describe('no answer that can be used', () => {
  test.each([
    ['a page instead of an envelope', () => HttpResponse.html('<h1>502</h1>', { status: 502 })],
    [
      'an answer of another shape',
      () => HttpResponse.json({ code: '00000', msg: 'success', requestTime: 1, data: { serverTimeMs: 'soon' } }),
    ],
    ['a broken connection', () => HttpResponse.error()],
  ])('%s', async (_, made) => {
    server.use(http.post(`${baseUrl}/api/v1/mix/public/time`, made));
    const error = await failure(createApiClient(context).call(getTime, {}));
    expect([error.unanswered, error.key]).toEqual([true, null]);
  });

  test('one that takes longer than the client waits', async () => {
    server.use(http.post(`${baseUrl}/api/v1/mix/public/time`, () => new Promise<never>(() => undefined)));
    const error = await failure(createApiClient({ ...context, timeoutMs: 40 }).call(getTime, {}));
    expect([error.unanswered, error.message]).toEqual([true, 'timeout of 40ms exceeded']);
  });

  test('a call that is given up', async () => {
    server.use(http.post(`${baseUrl}/api/v1/mix/public/time`, () => new Promise<never>(() => undefined)));
    const signal = AbortSignal.abort();
    expect((await failure(createApiClient(context).call(getTime, {}, { signal }))).unanswered).toBe(true);
  });
});

test('an empty name is refused at once', async () => {
  expect((await failure(createApiClient(context).call({ ...getTime, name: '' }, {}))).message).toBe('wrong api name!');
});

test('200 and the codes of the list count as success', async () => {
  for (const code of ['200', '77777']) {
    answer('v1/mix/public/time', { code, msg: 'success', requestTime: 1, data: { serverTimeMs: 5 } });
    expect(await createApiClient({ ...context, successCodes: ['77777'] }).call(getTime, {})).toEqual({ serverTimeMs: 5 });
  }
});

test('a refusal arrives with its HTTP status, whichever it is', async () => {
  for (const status of [200, 400, 429, 503]) {
    answer(placeOrder.path, refused('02014'), status);
    expect((await failure(createApiClient(context).call(placeOrder, order))).key).toBe('insufficientBalance');
  }
});

test('a special code opens a verification', async () => {
  answer(placeOrder.path, refused('24391'));
  const needed: string[] = [];
  const onVerificationNeeded = async ({ code }: ApiError) => (needed.push(code), null);
  const error = await failure(createApiClient({ ...context, onVerificationNeeded }).call(placeOrder, order));
  expect([error.special, needed]).toEqual([true, ['24391']]);
});

test('with the proof that was asked for the call is sent again, and asked for again when it was not taken', async () => {
  const proofs: (string | null)[] = [];
  server.use(
    http.post(`${baseUrl}/api/${getTime.path}`, ({ request }) => {
      const proof = request.headers.get('security-verification');
      proofs.push(proof);
      const done = { code: '00000', msg: 'success', requestTime: 1, data: { serverTimeMs: 5 } };
      return HttpResponse.json(proof === 'good' ? done : refused(proof === null ? '24392' : '24393', { methods: 'password' }));
    }),
  );
  const given = ['late', 'good'];
  const asked: string[] = [];
  const faults: string[] = [];
  const client = createApiClient({
    ...context,
    onVerificationNeeded: async ({ code }) => (asked.push(code), given.shift() ?? null),
    onFault: (name) => faults.push(name),
  });
  expect(await client.call(getTime, {})).toEqual({ serverTimeMs: 5 });
  expect([proofs, asked, faults]).toEqual([[null, 'late', 'good'], ['24392', '24393'], []]);
});

describe('the end of a session', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const watched = () => {
    const happened: string[] = [];
    server.use(
      http.post(`${baseUrl}/api/public/clearCookie`, () => {
        happened.push('cookie cleared');
        return HttpResponse.json({ code: '00000', msg: 'success', requestTime: 1, data: {} });
      }),
    );
    const client = createApiClient({ ...context, onNotLoggedIn: () => happened.push('told') });
    return { happened, client };
  };

  test.each(['00004', '00005', '00006', '20906', '20205'])(
    '%s: the cookie is cleared and it is told once, for calls that fail together',
    async (code) => {
      const { happened, client } = watched();
      answer(getOpenOrders.path, refused(code), 401);
      await Promise.all([1, 2, 3].map(() => failure(client.call(getOpenOrders, {}))));
      expect(happened).toEqual([]);
      vi.advanceTimersByTime(400);
      vi.useRealTimers();
      await expect.poll(() => happened).toEqual(['cookie cleared', 'told']);
    },
  );

  test('each call that fails begins the 400 ms anew', async () => {
    const { happened, client } = watched();
    answer(getOpenOrders.path, refused('00005'), 401);
    await failure(client.call(getOpenOrders, {}));
    vi.advanceTimersByTime(399);
    await failure(client.call(getOpenOrders, {}));
    vi.advanceTimersByTime(399);
    await Promise.resolve();
    expect([vi.getTimerCount(), happened]).toEqual([1, []]);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await expect.poll(() => happened).toEqual(['cookie cleared', 'told']);
  });

  test('asking who one is ends nothing', async () => {
    const { happened, client } = watched();
    answer(userInfo.path, refused('00004'));
    expect((await failure(client.call(userInfo, {}))).key).toBe('notLoggedIn');
    vi.advanceTimersByTime(1000);
    expect(happened).toEqual([]);
  });
});

test('an answer of the status error is told once to whoever shows messages, unless it is special, success or a session that is over', async () => {
  const told: string[] = [];
  const client = createApiClient({ ...context, successCodes: ['77777'], onRefused: ({ code }) => told.push(code) });
  for (const code of ['50046', '23126', '24391', '24392', '24393', '24394', '00004', '00006', '20906', '20205', '34443']) {
    answer(getTime.path, refused(code));
    await failure(client.call(getTime, {}));
  }
  answer(getTime.path, { ...refused('77777'), data: { serverTimeMs: 5 } });
  await client.call(getTime, {});
  answer(getTime.path, { code: '50046', msg: 'no', requestTime: 1, data: null });
  await failure(client.call(getTime, {}));
  server.use(http.post(`${baseUrl}/api/${getTime.path}`, () => HttpResponse.error()));
  await failure(client.call(getTime, {}));
  expect(told).toEqual(['50046', '34443']);
});

test('faults are told: refusals and answers that never came, but not a session that is over nor a call given up', async () => {
  const told: string[][] = [];
  const client = createApiClient({ ...context, onFault: (...fault) => told.push(fault) });
  answer(getTime.path, refused('50046'));
  await failure(client.call(getTime, {}));
  answer(getTime.path, refused('00004'));
  await failure(client.call(getTime, {}));
  await failure(client.call(getTime, {}, { signal: AbortSignal.abort() }));
  answer(getTime.path, { code: '00000', msg: 'success', requestTime: 1, data: { serverTimeMs: 5 } });
  await client.call(getTime, {});
  server.use(http.post(`${baseUrl}/api/${getTime.path}`, () => HttpResponse.error()));
  await failure(client.call(getTime, {}));
  expect(told.map(([name, code]) => [name, code])).toEqual([
    [getTime.name, '50046'],
    [getTime.name, ''],
  ]);
});
