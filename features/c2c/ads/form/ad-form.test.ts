// The rules of the form for an ad: what a request has of what is typed, and what is told beside which field.
import { describe, expect, test } from 'vitest';

import type { OwnAdvert } from '#lib/contract/c2c/advert-answer.ts';
import { type AdForm, type Around, formOf, newAd, premiumOf, priceNow, readAd } from './ad-form.ts';

const typed: AdForm = {
  ...newAd({ side: 'sell', coin: 'USDT', quote: 'EUR' }),
  premium: '1.5',
  amount: '500.',
  minimum: '20',
  maximum: '300',
  methodIds: ['7'],
};
const around: Around = { index: '0.92', quoteDecimals: 2, taken: '0', usable: ['7', '8'] };

const terms = {
  price: { kind: 'floating', premium: 150 },
  amount: '500',
  minimum: '20',
  maximum: '300',
  methodIds: ['7'],
  paymentMinutes: 30,
  conditions: { registeredDays: 0, doneIn30Days: 0, completionPercent: 0 },
  remark: '',
  autoReply: '',
  hours: null,
};

describe('a request', () => {
  test('has a premium in hundredths of a percent', () => expect(readAd(typed, around)).toEqual({ terms }));

  test('has a fixed price as it is typed', () =>
    expect(readAd({ ...typed, priceKind: 'fixed', price: '0.9300' }, around)).toEqual({
      terms: { ...terms, price: { kind: 'fixed', price: '0.9300' } },
    }));

  test('of coins against coins has neither methods nor a time to pay', () => {
    const { paymentMinutes: _, ...rest } = terms;
    expect(readAd({ ...typed, quote: 'ETH' }, { ...around, usable: [] })).toEqual({ terms: { ...rest, methodIds: [] } });
  });

  test('leaves out methods that have been deleted', () =>
    expect(readAd({ ...typed, methodIds: ['3', '8'] }, around)).toMatchObject({ terms: { methodIds: ['8'] } }));

  test('has conditions, texts and hours', () =>
    expect(
      readAd(
        {
          ...typed,
          registeredDays: '30',
          doneIn30Days: '5',
          completionPercent: '90',
          remark: ' Fast ',
          hours: { fromMinute: 480, toMinute: 60 },
        },
        around,
      ),
    ).toMatchObject({
      terms: {
        conditions: { registeredDays: 30, doneIn30Days: 5, completionPercent: 90 },
        remark: 'Fast',
        hours: { fromMinute: 480, toMinute: 60 },
      },
    }));
});

test.each<[string, Partial<AdForm>, Partial<Around>, object]>([
  ['the same coin twice', { quote: 'USDT' }, {}, { pair: 'pair' }],
  ['no fixed price', { priceKind: 'fixed' }, {}, { price: 'price' }],
  ['a price of nine digits', { priceKind: 'fixed', price: '0.923456789' }, {}, { price: 'price' }],
  ['no premium', { premium: '' }, {}, { premium: 'premium' }],
  ['a premium beyond the bound', { premium: '20.01' }, {}, { premium: 'premium' }],
  ['a marked number', { premium: '!1,5' }, {}, { premium: 'premium' }],
  ['no amount', { amount: '0' }, {}, { amount: 'amount' }],
  ['less than orders have taken', {}, { taken: '500.01' }, { amount: 'amountTaken' }],
  ['no bounds', { minimum: '', maximum: '' }, {}, { minimum: 'minimum', maximum: 'maximum' }],
  ['bounds the wrong way round', { minimum: '301' }, {}, { maximum: 'maximumBelow' }],
  ['a minimum above the value', { amount: '21' }, {}, { minimum: 'minimumAbove' }],
  ['no method', { methodIds: ['3'] }, {}, { methodIds: 'methods' }],
  ['a marked condition', { doneIn30Days: '!x' }, {}, { conditions: 'typed' }],
  ['a time that is missing', { hours: { fromMinute: 480, toMinute: null } }, {}, { hours: 'hours' }],
  ['the same time twice', { hours: { fromMinute: 480, toMinute: 480 } }, {}, { hours: 'hours' }],
])('%s is told', (_, change, place, faults) => expect(readAd({ ...typed, ...change }, { ...around, ...place })).toEqual({ faults }));

test('the price now is the fixed one, or follows the index', () => {
  expect(priceNow({ priceKind: 'fixed', price: '0.95', premium: '' }, null)).toBe('0.95');
  expect(priceNow({ priceKind: 'floating', price: '', premium: '-2' }, '0.9')).toBe('0.882');
  expect(priceNow({ priceKind: 'floating', price: '', premium: '1' }, null)).toBeNull();
  expect(['-20', '20', '0.05', '-'].map(premiumOf)).toEqual([-2_000, 2_000, 5, null]);
});

test('an ad that is edited without a change is sent as it is', () => {
  const own: OwnAdvert = {
    advertId: '1',
    side: 'sell',
    coin: 'USDT',
    quote: 'EUR',
    priceKind: 'floating',
    premium: -125,
    price: '0.91',
    available: '400',
    minimum: '20',
    maximum: '300',
    largest: '300',
    schemes: ['sepa'],
    paymentMinutes: 45,
    conditions: { registeredDays: 10, doneIn30Days: 0, completionPercent: 95 },
    remark: 'Fast',
    hours: { fromMinute: 480, toMinute: 1_080 },
    version: 3,
    state: 'online',
    resting: null,
    amount: '500',
    taken: '100',
    methodIds: ['7'],
    autoReply: 'Hello',
    createTimeMs: 0,
  };
  expect(readAd(formOf(own), { ...around, taken: own.taken })).toEqual({
    terms: {
      price: { kind: 'floating', premium: -125 },
      amount: '500',
      minimum: '20',
      maximum: '300',
      methodIds: ['7'],
      paymentMinutes: 45,
      conditions: own.conditions,
      remark: 'Fast',
      autoReply: 'Hello',
      hours: own.hours,
    },
  });
});
