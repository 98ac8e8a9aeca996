// Adverts in a real database: what their owners may do, whom takers find, and what an order is made on.
import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';

import type { ErrorParams } from '#lib/contract/errors.ts';
import { adverts as rows } from '#server/store/schema/c2c/adverts.ts';
import {
  dayMs,
  etherForBitcoin,
  granted,
  idOf,
  inBitcoin,
  inEuros,
  noonMs,
  openAdvertHouse,
  usdtForEuros,
} from '#tests/c2c/advert-house.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import type { AdvertTerms, Adverts } from './adverts.ts';

const store = await openTestStore();
let { world, open } = openAdvertHouse(store);
let adverts: Adverts = open();
beforeEach(async () => {
  await store.db.delete(rows);
  ({ world, open } = openAdvertHouse(store));
  adverts = open();
});

const publish = async (userId: string, change: Partial<AdvertTerms> = {}, about: Parameters<Adverts['publish']>[1] = usdtForEuros) =>
  granted(await adverts.publish(userId, about, { ...(about.quote === 'BTC' ? inBitcoin : inEuros), ...change }, true));
const buying = { side: 'buy', coin: 'USDT', quote: 'EUR', amount: null, schemes: [], skip: 0, limit: 10 } as const;
const found = async (change: Partial<Parameters<Adverts['list']>[0]> = {}) => {
  const { list } = await adverts.list({ ...buying, ...change });
  return list.map(({ advert }) => advert.userId);
};
const takes = (advertId: number, version = 1, takerId = 'taker') => adverts.offerOf(advertId, { takerId, version, nowMs: world.nowMs });
const refusedBy = async (answer: Promise<object>): Promise<string> => {
  const told = await answer;
  return 'refused' in told ? String(told.refused) : 'nothing';
};
/** As the projection of orders writes it. */
const take = async (advertId: number, units: bigint): Promise<void> => {
  await store.db.update(rows).set({ takenUnits: units }).where(eq(rows.advertId, advertId));
  await adverts.takenChanged([advertId]);
};

test('an offer has all that an order is made on, at the price of the moment', async () => {
  const fixed = await publish('maria', { methodIds: [2, 1], amount: '1000.5' });
  expect(await takes(idOf(fixed))).toEqual({
    advertId: idOf(fixed),
    advertiserId: 'maria',
    ...usdtForEuros,
    price: '0.93',
    amount: '1000.5',
    available: '1000.5',
    minimum: '20',
    maximum: '500',
    methodIds: [2, 1],
    paymentMinutes: 15,
    version: 1,
  });
  const floating = await publish('maria', {}, etherForBitcoin);
  // 3,200 / 96,000 = 0.0333…, at eight digits that count.
  expect(await takes(idOf(floating))).toMatchObject({ price: '0.033333333', methodIds: [], paymentMinutes: null });
  world.prices.set('ETH', '3360');
  expect(await takes(idOf(floating))).toMatchObject({ price: '0.035' });
});

test.each<[what: string, change: Partial<AdvertTerms>, refused: string, field?: string]>([
  ['a price 20 % above the index', { price: { kind: 'fixed', price: '1.104' } }, 'nothing'],
  ['a price above that', { price: { kind: 'fixed', price: '1.1040001' } }, 'priceHigh'],
  ['a price 20 % below the index', { price: { kind: 'fixed', price: '0.736' } }, 'nothing'],
  ['a price below that', { price: { kind: 'fixed', price: '0.7359999' } }, 'priceLow'],
  ['a price of nine digits', { price: { kind: 'fixed', price: '0.930000001' } }, 'invalidField', 'price'],
  ['no price', { price: { kind: 'fixed', price: '0' } }, 'invalidField', 'price'],
  ['no amount', { amount: '0' }, 'invalidField', 'amount'],
  ['an amount finer than the coin', { amount: '1.123456789' }, 'invalidField', 'amount'],
  ['an amount beyond what is counted', { amount: '90071992.54740992' }, 'invalidField', 'amount'],
  ['a minimum finer than a cent', { minimum: '20.001' }, 'invalidField', 'minimum'],
  ['a maximum below the minimum', { maximum: '19.99' }, 'invalidField', 'maximum'],
  ['a minimum of all that there is', { amount: '100', minimum: '93' }, 'nothing'],
  ['a minimum above it', { amount: '100', minimum: '93.01' }, 'invalidField', 'minimum'],
  ['no method', { methodIds: [] }, 'advertMethods'],
  ['the same method twice', { methodIds: [1, 1] }, 'advertMethods'],
  ['a method of another currency', { methodIds: [1, 3] }, 'advertMethods'],
  ['a method that is not one’s own', { methodIds: [4] }, 'advertMethods'],
  ['no time to pay', { paymentMinutes: null }, 'invalidField', 'paymentMinutes'],
  ['lines of a remark', { remark: 'Bank transfer only.\nNo third parties, please: 10 minutes < 15' }, 'nothing'],
  ['500 characters', { remark: 'word '.repeat(100) }, 'nothing'],
  ['501 characters', { remark: `${'word '.repeat(100)}.` }, 'invalidField', 'remark'],
  ['10,000 characters', { autoReply: 'word '.repeat(2000) }, 'invalidField', 'autoReply'],
  ['markup', { remark: 'Fast <b>and</b> safe' }, 'advertText'],
  ['markup that is not closed', { autoReply: 'Hello <img src=x onerror=alert(1)' }, 'advertText'],
  ['a text that turns its direction', { remark: 'Send \u202e001 ton 01' }, 'advertText'],
  ['a character that is not seen', { autoReply: 'Thank\u200b you' }, 'advertText'],
  ['a way out of the exchange', { remark: 'Write to me on Telegram' }, 'advertText'],
  ['the voice of the exchange', { autoReply: 'Meridian support will release it' }, 'advertText'],
])('%s: %s', async (_what, change, refused, field) => {
  const answer = await adverts.publish('maria', usdtForEuros, { ...inEuros, ...change }, true);
  const told: { readonly refused: string; readonly params: ErrorParams } =
    'refused' in answer ? answer : { refused: 'nothing', params: {} };
  expect([told.refused, told.params['field']]).toEqual([refused, field]);
  expect(await store.db.$count(rows)).toBe(refused === 'nothing' ? 1 : 0);
});

test.each<[what: string, about: Parameters<Adverts['publish']>[1], change: Partial<AdvertTerms>, refused: object]>([
  ['a coin that is not listed', { ...usdtForEuros, coin: 'XYZ' }, {}, { refused: 'unknownCoin', params: { coin: 'XYZ' } }],
  ['a currency that is none', { ...usdtForEuros, quote: 'ZZZ' }, {}, { refused: 'unknownCoin', params: { coin: 'ZZZ' } }],
  ['a coin against itself', { ...usdtForEuros, quote: 'USDT' }, {}, { refused: 'invalidField' }],
  ['a coin named as the currency against it', { ...usdtForEuros, coin: 'EUR' }, {}, { refused: 'invalidField' }],
  ['methods for coins', etherForBitcoin, { ...inBitcoin, methodIds: [1] }, { refused: 'invalidField', params: { field: 'methodIds' } }],
  [
    'time to pay coins',
    etherForBitcoin,
    { ...inBitcoin, paymentMinutes: 15 },
    { refused: 'invalidField', params: { field: 'paymentMinutes' } },
  ],
])('%s', async (_what, about, change, refused) => {
  expect(await adverts.publish('maria', about, { ...inEuros, ...change }, true)).toMatchObject(refused);
});

test('without an index fixed prices are not measured, and floating adverts rest until there is one', async () => {
  world.rates.delete('EUR');
  const fixed = await publish('maria', { price: { kind: 'fixed', price: '5' } });
  const floating = await publish('john', { price: { kind: 'floating', premium: 100 } });
  expect(floating).toMatchObject({ price: null, largest: '0', resting: 'noIndex' });
  expect(await found()).toEqual(['maria']);
  expect(await refusedBy(takes(idOf(floating)))).toBe('advertNoIndex');
  expect(await takes(idOf(fixed))).toMatchObject({ price: '5' });
  world.rates.set('EUR', '0.92');
  expect(await found()).toEqual(['john', 'maria']);
  // One percent over 0.92.
  expect(await takes(idOf(floating))).toMatchObject({ price: '0.9292' });
});

test('an edit makes a new version for orders to come, and a stale one changes nothing', async () => {
  const { advert } = await publish('maria');
  const { advertId } = advert;
  const edited = granted(await adverts.edit('maria', advertId, 1, { ...inEuros, price: { kind: 'fixed', price: '0.94' }, amount: '200' }));
  expect(edited).toMatchObject({ price: '0.94', available: '200', largest: '188', advert: { version: 2 } });
  expect(await adverts.edit('maria', advertId, 1, inEuros)).toEqual({ refused: 'advertChanged', params: {} });
  expect(await refusedBy(takes(advertId, 1))).toBe('advertChanged');
  expect(await takes(advertId, 2)).toMatchObject({ price: '0.94', version: 2 });
  await take(advertId, 15_000_000_000n);
  expect(await adverts.edit('maria', advertId, 2, { ...inEuros, amount: '149.99' })).toMatchObject({ params: { field: 'amount' } });
  expect(granted(await adverts.edit('maria', advertId, 2, { ...inEuros, amount: '180' }))).toMatchObject({
    available: '30',
    largest: '27.9',
    advert: { taken: '150', version: 3 },
  });
});

test('of two edits of the same version at once, one is made', async () => {
  const { advert } = await publish('maria');
  const answers = await Promise.all([1, 2, 3].map(() => adverts.edit('maria', advert.advertId, 1, { ...inEuros, amount: '500' })));
  expect(answers.filter((answer) => 'refused' in answer)).toHaveLength(2);
  expect(await adverts.find(advert.advertId)).toMatchObject({ advert: { version: 2 } });
});

test('nobody else edits, pauses, resumes or closes an advert, and a closed one stays closed', async () => {
  const { advertId } = (await publish('maria')).advert;
  const before = await adverts.find(advertId);
  const words = [
    adverts.edit('john', advertId, 1, inEuros),
    adverts.pause('john', advertId),
    adverts.resume('john', advertId),
    adverts.close('john', advertId),
    adverts.close('maria', advertId + 1),
  ];
  for (const word of words) expect(await word).toEqual({ refused: 'unknownAdvert', params: {} });
  expect(await adverts.find(advertId)).toEqual(before);
  granted(await adverts.close('maria', advertId));
  expect(await adverts.resume('maria', advertId)).toEqual({ refused: 'advertClosed', params: {} });
  expect(await refusedBy(takes(advertId))).toBe('advertClosed');
  expect(await found()).toEqual([]);
});

test('one advert is online for each side of a pair, and twenty are open', async () => {
  const first = await publish('maria');
  expect(await adverts.publish('maria', usdtForEuros, inEuros, true)).toEqual({ refused: 'advertPairOnline', params: {} });
  await publish('maria', {}, { ...usdtForEuros, side: 'buy' });
  const paused = granted(await adverts.publish('maria', usdtForEuros, inEuros, false));
  expect(paused.resting).toBe('paused');
  expect(await adverts.resume('maria', idOf(paused))).toEqual({ refused: 'advertPairOnline', params: {} });
  granted(await adverts.pause('maria', idOf(first)));
  granted(await adverts.resume('maria', idOf(paused)));
  expect(await refusedBy(takes(idOf(first)))).toBe('advertPaused');
  const more = await Promise.all(Array.from({ length: 20 }, () => adverts.publish('maria', usdtForEuros, inEuros, false)));
  expect(more.filter((answer) => 'refused' in answer)).toEqual(Array(3).fill({ refused: 'advertLimit', params: { limit: 20 } }));
  granted(await adverts.close('maria', idOf(first)));
  granted(await adverts.publish('maria', usdtForEuros, inEuros, false));
  const [newest, next] = await adverts.mine('maria', { before: null, limit: 2, state: null });
  expect((newest?.advert.advertId ?? 0) > (next?.advert.advertId ?? 0)).toBe(true);
  expect(await adverts.mine('maria', { before: idOf(paused), limit: 5, state: 'closed' })).toMatchObject([
    { advert: { advertId: idOf(first) } },
  ]);
});

test('a price that the market has left is measured again before it is online', async () => {
  const { advertId } = (await publish('maria')).advert;
  granted(await adverts.pause('maria', advertId));
  world.rates.set('EUR', '0.7');
  expect(await adverts.resume('maria', advertId)).toEqual({ refused: 'priceHigh', params: { band: '20%' } });
});

test('one does not take one’s own adverts, nor do sub-accounts', async () => {
  world.mains.set('sub of maria', 'maria');
  const { advertId } = (await publish('maria')).advert;
  for (const takerId of ['maria', 'sub of maria']) expect(await refusedBy(takes(advertId, 1, takerId))).toBe('ownAdvert');
});

test('conditions are held against the taker’s days, orders and completion', async () => {
  const conditions = { registeredDays: 30, doneIn30Days: 5, completionPercent: 90 };
  const { advertId } = (await publish('maria', { conditions })).advert;
  const record = { doneIn30Days: 5, completionPercent: 90 };
  const meets = async (days: number, had: typeof record | null): Promise<boolean> => {
    world.registered.set('taker', noonMs - days * dayMs);
    world.records.clear();
    if (had !== null) world.records.set('taker', had);
    return (await refusedBy(takes(advertId))) === 'nothing';
  };
  expect(await meets(30, record)).toBe(true);
  expect(await meets(29.99, record)).toBe(false);
  expect(await meets(30, { ...record, doneIn30Days: 4 })).toBe(false);
  expect(await meets(30, { ...record, completionPercent: 89 })).toBe(false);
  expect(await meets(30, null)).toBe(false);
});

test('an advert is online in its hours, over midnight too', async () => {
  const { advertId } = (await publish('maria', { hours: { fromMinute: 22 * 60, toMinute: 90 } })).advert;
  const atHour = async (hours: number): Promise<string> => {
    world.nowMs = noonMs + (hours - 12) * 3_600_000;
    const isListed = (await found()).length === 1;
    const refused = await refusedBy(takes(advertId));
    expect(isListed).toBe(refused === 'nothing');
    return refused;
  };
  expect(await atHour(21.99)).toBe('advertHours');
  expect(await atHour(22)).toBe('nothing');
  expect(await atHour(25.49)).toBe('nothing');
  expect(await atHour(25.5)).toBe('advertHours');
});

test('what orders take is not there for others, and comes back', async () => {
  const { advertId } = (await publish('maria')).advert;
  await take(advertId, 90_000_000_000n);
  // 100 of 1,000 are left: 93 euros.
  expect(await adverts.find(advertId)).toMatchObject({ available: '100', largest: '93', resting: null });
  expect([await found({ amount: '93' }), await found({ amount: '93.01' })]).toEqual([['maria'], []]);
  await take(advertId, 98_000_000_000n);
  expect(await found()).toEqual([]);
  expect(await refusedBy(takes(advertId))).toBe('advertSoldOut');
  await take(advertId, 0n);
  expect(await found({ amount: '500' })).toEqual(['maria']);
});

test('those who are frozen, or have no payment method left, are not found and not taken', async () => {
  const { advertId } = (await publish('maria', { methodIds: [1, 2] })).advert;
  world.frozen.add('maria');
  expect([await found(), await refusedBy(takes(advertId))]).toEqual([[], 'advertPaused']);
  expect(await adverts.mine('maria', { before: null, limit: 1, state: null })).toMatchObject([{ resting: 'frozen' }]);
  world.frozen.clear();
  world.methods.set('maria', [{ methodId: 2, scheme: 'wise', fiats: ['EUR'] }]);
  // An order is made on what there is, whoever has told of it.
  expect(await takes(advertId)).toMatchObject({ methodIds: [2] });
  await adverts.methodsChanged('maria');
  expect([await found({ schemes: ['sepa'] }), await found({ schemes: ['sepa', 'wise'] })]).toEqual([[], ['maria']]);
  world.methods.set('maria', []);
  expect(await refusedBy(takes(advertId))).toBe('advertPaused');
  await adverts.methodsChanged('maria');
  expect([await found(), (await adverts.find(advertId))?.resting]).toEqual([[], 'noMethods']);
});

test('the best price comes first, then who completes most, and all of it again after a restart', async () => {
  for (const [userId, completionPercent] of [
    ['ann', 80],
    ['bob', 95],
  ] as const) {
    world.records.set(userId, { doneIn30Days: 3, completionPercent });
    await publish(userId);
  }
  await publish('cleo', { price: { kind: 'floating', premium: 50 } });
  await publish('dan', { price: { kind: 'fixed', price: '0.9' } }, { ...usdtForEuros, side: 'buy' });
  await publish('eve', { price: { kind: 'floating', premium: -300 } }, { ...usdtForEuros, side: 'buy' });
  const expected = async (): Promise<void> => {
    // 0.5 % over 0.92 is 0.9246.
    expect(await found()).toEqual(['cleo', 'bob', 'ann']);
    // 3 % under 0.92 is 0.8924: whoever sells takes the 0.9.
    expect(await found({ side: 'sell' })).toEqual(['dan', 'eve']);
  };
  await expected();
  adverts = open();
  await expected();
  world.records.set('ann', { doneIn30Days: 9, completionPercent: 99 });
  await adverts.recordChanged('ann');
  expect(await found()).toEqual(['cleo', 'ann', 'bob']);
  const page = await adverts.list({ ...buying, skip: 1, limit: 1 });
  expect(page).toMatchObject({ hasMore: true, list: [{ advert: { userId: 'ann' } }] });
  expect(await adverts.list({ ...buying, skip: 2, limit: 1 })).toMatchObject({ hasMore: false, list: [{ advert: { userId: 'bob' } }] });
  expect((await adverts.traders(['ann'])).get('ann')).toMatchObject({ nickname: 'nickname of ann', record: { completionPercent: 99 } });
});

test('of each coin the best price that can be taken is told, and how many adverts there are', async () => {
  const at = (price: string): Partial<AdvertTerms> => ({ price: { kind: 'fixed', price } });
  const rests = await publish('ann', at('0.80'));
  granted(await adverts.pause('ann', idOf(rests)));
  await publish('bob', { ...at('0.81'), hours: { fromMinute: 0, toMinute: 60 } });
  await take(idOf(await publish('cleo', at('0.82'))), 98_000_000_000n);
  await publish('dan', at('0.83'));
  await publish('eve', at('0.84'));
  for (const userId of ['dan', 'eve']) world.frozen.add(userId);
  await publish('maria', at('0.95'));
  // One percent over 0.92 is 0.9292.
  await publish('john', { price: { kind: 'floating', premium: 100 } });
  await publish('maria', at('0.9'), { ...usdtForEuros, side: 'buy' });
  await publish('dan', at('80000'), { side: 'sell', coin: 'BTC', quote: 'EUR' });
  await publish('maria', at('90000'), { side: 'buy', coin: 'BTC', quote: 'EUR' });
  await publish('maria', {}, etherForBitcoin);
  expect(await adverts.pairs('EUR')).toEqual([
    { coin: 'USDT', buy: { price: '0.9292', adverts: 2 }, sell: { price: '0.9', adverts: 1 } },
    { coin: 'BTC', buy: { price: null, adverts: 0 }, sell: { price: '90000', adverts: 1 } },
  ]);
  expect(await adverts.pairs('BTC')).toMatchObject([{ coin: 'ETH', buy: { price: '0.033333333', adverts: 1 } }]);
  expect(await adverts.pairs('USD')).toEqual([]);
  expect(await adverts.pairs('XYZ')).toEqual({ refused: 'unknownCoin', params: { coin: 'XYZ' } });
});

test('an order and an edit of the same advert wait for each other', async () => {
  const { advertId } = (await publish('maria')).advert;
  const done: string[] = [];
  const order = adverts.oneAtATime(advertId, async () => {
    const offer = granted(await takes(advertId));
    await new Promise((resolve) => setImmediate(resolve));
    done.push(`order at ${offer.price}`);
  });
  const edit = adverts.edit('maria', advertId, 1, { ...inEuros, price: { kind: 'fixed', price: '1' } }).then(() => done.push('edit'));
  await Promise.all([order, edit]);
  expect(done).toEqual(['order at 0.93', 'edit']);
});
