// The numbers and dates that people read: every row was worked out by hand from the product's rules.
import { describe, expect, test } from 'vitest';

import { abbreviate } from './numbers/abbreviate.ts';
import { isolate } from './bidi.ts';
import { dimZeros } from './numbers/dim-zeros.ts';
import { displayPrice } from './numbers/display-price.ts';
import { formatCoinAmount } from './numbers/format-coin-amount.ts';
import { formatMoney } from './numbers/format-money.ts';
import { formatNumber } from './numbers/format-number.ts';
import { formatPercent } from './numbers/format-percent.ts';
import { formatPrice } from './numbers/format-price.ts';
import { formatQuantity } from './numbers/format-quantity.ts';
import { shortPrice } from './numbers/short-price.ts';
import { formatDateTime, formatTime, formatZone, zoneOffsetMinutes } from './format-time.ts';

const nb = '\u00a0';

describe('displayPrice', () => {
  test.each([
    ['97543.126', '97,543.13'],
    ['1', '1.00'],
    ['1.005', '1.01'],
    ['0.5', '0.5000'],
    ['0.123456', '0.1235'],
    ['0.99994', '0.9999'],
    ['0.99995', '1.00'],
    ['0.000012344', '0.00001234'],
    ['0.0000012345', '0.000001235'],
    ['0.00000012345', '0.0₆1235'],
    ['0.00000000000012345', '0.0₁₂1235'],
    ['0.00000099999', '0.000001000'],
    ['0.000000099999', '0.0₆1000'],
    ['0', '0.00'],
    ['1e-7', '--'],
    ['', '--'],
    ['-0.25', '-0.2500'],
  ])('%s is shown as %s', (price, shown) => expect(displayPrice(price)).toBe(shown));
});

describe('prices and quantities of a market', () => {
  test.each([
    ['97543.1', 2, '97,543.10'],
    ['0.004', 2, '0.004000'],
    ['0.005', 2, '0.01'],
    ['0', 2, '0.00'],
    ['123456789012345678.5', 1, '123,456,789,012,345,678.5'],
    ['1234', 0, '1,234'],
    ['NaN', 2, '--'],
  ])('price %s at %i decimals is %s', (price, decimals, shown) => expect(formatPrice(price, decimals)).toBe(shown));

  test.each([
    ['0.0000001713', 10, '0.0₆1713'],
    ['0.000000171', 10, '0.0₆1710'],
    ['0.00000002', 8, '0.0₇2'],
    ['0.000001713', 10, '0.0000017130'],
    ['0.00001713', 8, '0.00001713'],
    ['97543.1', 2, '97,543.10'],
    ['0', 10, '0.0000000000'],
    ['NaN', 2, '--'],
  ])('where there is little room price %s at %i decimals is %s', (price, decimals, shown) =>
    expect(shortPrice(price, decimals)).toBe(shown),
  );

  test('a quantity is cut, never rounded up', () => {
    expect(formatQuantity('0.99999', 4)).toBe('0.9999');
    expect(formatQuantity('1234.5', 2)).toBe('1,234.50');
    expect(formatQuantity('1234.5', 2, { grouping: false })).toBe('1234.50');
  });
});

describe('abbreviate', () => {
  test.each([
    ['999', 'en-US', '999.00'],
    ['999.995', 'en-US', '1.00K'],
    ['12345', 'en-US', '12.35K'],
    ['999994', 'en-US', '999.99K'],
    ['999995', 'en-US', '1.00M'],
    ['2300000000', 'es-ES', '2.30B'],
    ['2300000000000', 'de-DE', '2.30T'],
    ['1234567000000000', 'en-US', '1,234.57T'],
    ['12345', 'ja-JP', '12.35K'],
    ['9999', 'zh-Hans', '9,999.00'],
    ['12345', 'zh-Hans', '1.23万'],
    ['99999999', 'zh-Hans', '1.00亿'],
    ['123456789', 'zh-Hant-TW', '1.23億'],
    ['12345', 'zh-Hant', '1.23萬'],
    ['-1500', 'en-US', '-1.50K'],
    ['0', 'en-US', '0.00'],
    ['x', 'en-US', '--'],
  ])('%s in %s is %s', (value, locale, shown) => expect(abbreviate(value, locale)).toBe(shown));
});

describe('numbers', () => {
  test.each([
    ['1234567.89', '1,234,567.89'],
    ['1234.5', '1,234.5'],
    ['999', '999'],
    ['2500', '2,500'],
    ['0.0001', '0.0001'],
  ])('%s is written %s', (text, written) => expect(formatNumber(text)).toBe(written));

  test('sign and rounding', () => {
    expect(formatNumber('-0.004', { decimals: 2 })).toBe('0.00');
    expect(formatNumber('2.5', { decimals: 0, sign: 'always' })).toBe('+3');
    expect(formatNumber('2.5', { decimals: 0, rounding: 'down' })).toBe('2');
    expect(formatNumber('-2.01', { decimals: 0, rounding: 'up' })).toBe('-3');
  });
});

test('percent', () => {
  expect(formatPercent('0.0123', { sign: 'always' })).toBe('+1.23%');
  expect(formatPercent('-0.012345')).toBe('-1.23%');
  expect(formatPercent('0', { sign: 'always' })).toBe('0.00%');
  expect(formatPercent('0.00004', { sign: 'always' })).toBe('0.00%');
  expect(formatPercent('12.5', { decimals: 0 })).toBe('1,250%');
});

describe('money', () => {
  test.each([
    ['1234.5', 'USD', 'en-US', '$1,234.50'],
    ['-1234.5', 'USD', 'en-US', '-$1,234.50'],
    ['1234.5', 'EUR', 'de-DE', '€1,234.50'],
    ['1234.5', 'USD', 'pt-BR', '$1,234.50'],
    ['1234.5', 'USD', 'ar', `\u20661,234.50${nb}$\u2069`],
    ['-1234.5', 'USD', 'ar', `\u2066-1,234.50${nb}$\u2069`],
  ] as const)('%s %s in %s', (value, currency, locale, shown) => expect(formatMoney(value, currency, locale)).toBe(shown));

  test('forms', () => {
    expect(formatMoney('1500000', 'USD', 'en-US', 'abbreviated')).toBe('$1.50M');
    expect(formatMoney('0.00000012345', 'USD', 'en-US', 'price')).toBe('$0.0₆1235');
  });

  test('a coin stands behind its value, in Arabic too, isolated from the text around', () => {
    expect(formatCoinAmount('1.5', 'BTC', 'en-US')).toBe(`1.5${nb}BTC`);
    expect(formatCoinAmount('1.5', 'BTC', 'ar')).toBe(`\u20661.5${nb}BTC\u2069`);
    expect(formatCoinAmount('1500000', 'BTC', 'ar', { abbreviated: true })).toBe(`\u20661.50M${nb}BTC\u2069`);
    expect(formatCoinAmount('123456789', 'USDT', 'zh-Hans', { abbreviated: true })).toBe(`1.23亿${nb}USDT`);
    expect(isolate('x')).toBe('\u2068x\u2069');
  });
});

test('zeros that the eye may skip', () => {
  expect(dimZeros('97,543.10')).toEqual({ whole: '97,543', significant: '.1', trailing: '0' });
  expect(dimZeros('12.00')).toEqual({ whole: '12', significant: '', trailing: '.00' });
  expect(dimZeros('0.0204')).toEqual({ whole: '0', significant: '.0204', trailing: '' });
  expect(dimZeros('1200')).toEqual({ whole: '1200', significant: '', trailing: '' });
});

test('times at a zone offset', () => {
  // 2026-02-28T23:30:05.007Z
  const time = Date.UTC(2026, 1, 28, 23, 30, 5, 7);
  expect(formatDateTime(time, 0)).toBe('2026-02-28 23:30:05');
  expect(formatDateTime(time, 480)).toBe('2026-03-01 07:30:05');
  expect(formatTime(time, -720, { milliseconds: true })).toBe('11:30:05.007');
  expect(formatDateTime(Number.NaN, 0)).toBe('--');
  expect([formatZone(0), formatZone(480), formatZone(-210)]).toEqual(['UTC', 'UTC+8', 'UTC-3:30']);
});

test('the zone setting', () => {
  expect(zoneOffsetMinutes('-480', 0)).toBe(480);
  expect(zoneOffsetMinutes('720', 0)).toBe(-720);
  expect(zoneOffsetMinutes('0', 480)).toBe(0);
  expect([undefined, '-1', '', 'abc', '900'].map((setting) => zoneOffsetMinutes(setting, 480))).toEqual([480, 480, 480, 480, 480]);
});
