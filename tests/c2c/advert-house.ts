// The adverts of a venue in a real database, before people, prices and payment methods that the test makes up.
import { createAdverts } from '#server/services/c2c/adverts/create-adverts.ts';
import type { OwnMethod } from '#server/services/c2c/adverts/advert-ports.ts';
import type { AdvertNow, AdvertRefusal, AdvertTerms, Adverts } from '#server/services/c2c/adverts/adverts.ts';
import { noRecord, type TradingRecord } from '#server/services/c2c/records/trading-record.ts';
import type { Store } from '#server/store/open-store.ts';

export const dayMs = 86_400_000;

/** Noon of a Monday in UTC. */
export const noonMs = Date.UTC(2026, 10, 30, 12);

/** Work of one key waits for the work before. */
function inTurn<Key>(): <Result>(key: Key, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<Key, Promise<unknown>>();
  return (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(
      key,
      mine.catch(() => undefined),
    );
    return mine;
  };
}

const assets = ['BTC', 'ETH', 'USDT', 'EUR'].map((code, assetId) => ({ assetId, code, name: code, decimals: 8 }));

/** Everybody has one method for each currency, by number: 1 SEPA in euros, 2 Wise in euros and dollars, 3 BLIK in zlotys. */
const methods: readonly OwnMethod[] = [
  { methodId: 1, scheme: 'sepa', fiats: ['EUR'] },
  { methodId: 2, scheme: 'wise', fiats: ['EUR', 'USD'] },
  { methodId: 3, scheme: 'blik', fiats: ['PLN'] },
];

export function openAdvertHouse(store: Store) {
  const world = {
    nowMs: noonMs,
    /** In USDT. */
    prices: new Map([
      ['BTC', '96000'],
      ['ETH', '3200'],
      ['USDT', '1'],
    ]),
    /** For one USDT. */
    rates: new Map([
      ['EUR', '0.92'],
      ['USD', '1'],
    ]),
    methods: new Map<string, readonly OwnMethod[]>(),
    records: new Map<string, Partial<TradingRecord>>(),
    registered: new Map<string, number>(),
    mains: new Map<string, string>(),
    frozen: new Set<string>(),
  };
  const known = <Value>(from: ReadonlyMap<string, Value>, ids: readonly string[]): ReadonlyMap<string, Value> =>
    new Map(
      ids.flatMap((id) => {
        const value = from.get(id);
        return value === undefined ? [] : [[id, value] as const];
      }),
    );
  const open = (): Adverts =>
    createAdverts({
      db: store.db,
      listings: { assets },
      usdtPrice: (coin) => world.prices.get(coin) ?? null,
      rateOf: (currency) => world.rates.get(currency) ?? null,
      methodsOf: (userId) => Promise.resolve(world.methods.get(userId) ?? methods),
      recordsOf: (userIds) => {
        const told = [...known(world.records, userIds)].map(([userId, record]) => [userId, { ...noRecord, ...record }] as const);
        return Promise.resolve(new Map(told));
      },
      mainOf: (userId) => Promise.resolve(world.mains.get(userId) ?? userId),
      registeredOf: (userIds) => Promise.resolve(known(world.registered, userIds)),
      frozenAmong: (userIds) => Promise.resolve(new Set(userIds.filter((userId) => world.frozen.has(userId)))),
      nicknameOf: (userId) => `nickname of ${userId}`,
      isHouse: (userId) => userId === 'house',
      oneAdvertAtATime: inTurn<number>(),
      oneUserAtATime: inTurn<string>(),
      now: () => world.nowMs,
    });
  return { world, open };
}

/** 1,000 USDT for euros, 20 to 500 euros each, by SEPA within a quarter of an hour. */
export const inEuros: AdvertTerms = {
  price: { kind: 'fixed', price: '0.93' },
  amount: '1000',
  minimum: '20',
  maximum: '500',
  methodIds: [1],
  paymentMinutes: 15,
  conditions: { registeredDays: 0, doneIn30Days: 0, completionPercent: 0 },
  remark: '',
  autoReply: '',
  hours: null,
};
export const usdtForEuros = { side: 'sell', coin: 'USDT', quote: 'EUR' } as const;

/** 2 ETH for BTC, settled at once. 3,200 / 96,000 is a thirtieth. */
export const inBitcoin: AdvertTerms = {
  ...inEuros,
  price: { kind: 'floating', premium: 0 },
  amount: '2',
  minimum: '0.001',
  maximum: '0.05',
  methodIds: [],
  paymentMinutes: null,
};
export const etherForBitcoin = { side: 'sell', coin: 'ETH', quote: 'BTC' } as const;

/** Throws (Error naming the refusal) where there is one. */
export function granted<Answer extends object>(answer: Answer | AdvertRefusal): Answer {
  if ('refused' in answer) throw new Error(`refused: ${answer.refused} ${JSON.stringify(answer.params)}`);
  return answer;
}

export const idOf = ({ advert }: AdvertNow): number => advert.advertId;
