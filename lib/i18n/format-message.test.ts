// Numbers inside sentences: written alike in every language, while the words bend by the rules of their own.
import { expect, test } from 'vitest';
import { _createCache, _createIntlFormatters } from 'use-intl/core';

import formatMessage from './format-message.ts';
import { localeTable } from './locales.ts';

const cache = _createCache();
const formatters = _createIntlFormatters(cache);
// As the build takes texts apart: 2 bends by a count, 0 is the count itself, 4 is a number.
const orders: Parameters<typeof formatMessage>[1] = [
  ['count', 2, { one: [0, ' ордер'], few: [0, ' ордера'], many: [0, ' ордеров'], other: [0, ' ордера'] }],
  ' / ',
  ['sum', 4],
];

test.each(localeTable.map(({ tag }) => tag))('%s: groups of three behind commas, decimals behind a dot', (locale) => {
  const bare: typeof orders = [['count', 2, { other: [0] }], ' / ', ['sum', 4]];
  const options = { cache, formatters, locale };
  expect(formatMessage('bare', bare, { count: 1_234_567, sum: 2500.25 }, options)).toBe('1,234,567 / 2,500.25');
});

test('the case is still the language’s', () => {
  const said = (count: number) => formatMessage('orders', orders, { count, sum: 0 }, { cache, formatters, locale: 'ru-RU' });
  expect([said(1), said(1002), said(1005)]).toEqual(['1 ордер / 0', '1,002 ордера / 0', '1,005 ордеров / 0']);
});
