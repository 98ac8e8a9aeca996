// The table of the merchants of the house: every currency has two of them, and their made-up details pass the checks of people's.
import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';

import { advertLimit } from '#lib/contract/c2c/advert-terms.ts';
import { fiats } from '#lib/contract/c2c/fiats.ts';
import { paymentMethodLimit } from '#lib/contract/c2c/payment/payment-method.ts';
import { readDetails } from '#server/services/c2c/payment-methods/details/detail-rules.ts';
import { isPublicText } from '#server/names/public-text.ts';
import { houseMerchants, merchantHolder, merchantUserId } from './house-merchants.ts';
import { merchantAmount, merchantAdverts, merchantTerms } from './merchant-terms.ts';
import { detailsOf, schemesOf } from './sample-details.ts';

test.each(fiats)('%s has two merchants, with both sides of four coins each', (fiat) => {
  const found = houseMerchants.filter((merchant) => merchant.fiats.includes(fiat));
  expect(found).toHaveLength(2);
  for (const merchant of found) {
    const own = merchantAdverts(merchant).filter(({ quote }) => quote === fiat);
    expect(own.map(({ coin, side }) => `${side} ${coin}`).toSorted()).toEqual(
      ['buy BTC', 'buy ETH', 'buy USDC', 'buy USDT', 'sell BTC', 'sell ETH', 'sell USDC', 'sell USDT'], // prettier-ignore
    );
  }
  expect(new Set(found.map(({ spread }) => spread)).size + new Set(found.map(({ most }) => most)).size).toBe(4);
});

describe.each(houseMerchants)('$name', (merchant) => {
  test('has no more adverts and methods than a user may have, and a name that nobody else may take', () => {
    expect(merchantAdverts(merchant).length).toBeLessThanOrEqual(advertLimit);
    expect(schemesOf(merchant.fiats).length).toBeLessThanOrEqual(paymentMethodLimit);
    expect(isPublicText(merchant.name)).toBe(false);
  });

  test('has a user of its own', () => {
    expect(houseMerchants.filter((one) => merchantUserId(one) === merchantUserId(merchant) || one.name === merchant.name)).toEqual([
      merchant,
    ]);
  });

  test('has details that are kept as they are written, and say that they are a sample', () => {
    for (const scheme of schemesOf(merchant.fiats)) {
      const details = detailsOf(scheme, merchantHolder(merchant));
      expect(readDetails(scheme, details)).toEqual({ details });
      expect([details.name, details.note]).toEqual([`${merchant.name} (sample)`, 'SAMPLE DATA: send no money']);
    }
  });
});

test('the terms follow from the price: a spread on either side, round bounds, ten of the largest orders', () => {
  const [merchant] = houseMerchants;
  const prices = { index: '90000', usdt: '96000' };
  const methods = [
    { methodId: 4, scheme: 'sepa' as const },
    { methodId: 5, scheme: 'zelle' as const },
  ];
  expect(merchant && merchantTerms(merchant, { side: 'sell', coin: 'BTC', quote: 'EUR' }, methods, prices)).toMatchObject({
    price: { kind: 'floating', premium: 15 },
    minimum: '9',
    maximum: '900',
    methodIds: [4],
    paymentMinutes: 15,
  });
  const inCoins = merchant && merchantTerms(merchant, { side: 'buy', coin: 'BTC', quote: 'USDT' }, methods, { ...prices, index: '96000' });
  expect(inCoins).toMatchObject({ price: { premium: -15 }, minimum: '10', maximum: '1000', methodIds: [], paymentMinutes: null });
  // 10,000 / 96,000 = 0.104166…, up at four digits.
  expect(merchant && merchantAmount(merchant, prices)).toEqual(new Decimal('0.1042'));
});
