// Typing and pasting into a number field: the number that a person reads there, or a mark.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { searchSize } from '#tests/thorough.ts';
import { finishDecimal, isMarked, isPositiveDecimal, lengthCaps, readTyped, withoutMark, type DecimalRules } from './decimal-input.ts';
import { stepDecimal } from './step-decimal.ts';

const price = { decimals: 2, maxLength: lengthCaps.price };
const fine = { decimals: 8, maxLength: lengthCaps.size };
const leverage = { decimals: 0, maxLength: lengthCaps.count, min: '1', max: '125' };

const valueOf = (typed: string, rules: DecimalRules = price): string => {
  const { value, fault } = readTyped(typed, rules);
  return fault ?? value;
};

describe('what a field reads', () => {
  test.each([
    ['', ''],
    ['1', '1'],
    ['1.', '1.'],
    ['1。', '1.'],
    ['1．', '1.'],
    ['1٫', '1.'],
    ['１２３．５', '123.5'],
    ['１，２３４．５', '1234.5'],
    ['١٢٣٫٥', '123.5'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['۱۲۳', '123'],
    ['.5', '0.5'],
    ['05', '5'],
    ['00', '0'],
    ['0.0', '0.0'],
    ['1,000', '1000'],
    ['95,000.50', '95000.50'],
    ['1,234,567', '1234567'],
    ['01,000', '1000'],
    ['1 234 567.8', '1234567.8'],
    ['1’234’567.8', '1234567.8'],
    [' 12.5 ', '12.5'],
    ['\u2066 12.5\u2069', '12.5'],
    ['$1,234.50', '1234.50'],
    ['1,234.50 €', '1234.50'],
    ['≈ 97,543.10 usdt', '97543.10'],
    ['12.5USDT', '12.5'],
  ])('%j is %s', (typed, value) => expect(valueOf(typed, { ...fine, unit: 'USDT' })).toBe(value));

  test.each([
    ['2,5', 'comma'],
    ['1,', 'comma'],
    ['1,00', 'comma'],
    ['0,123', 'comma'],
    ['1000,000', 'comma'],
    ['12,34,567', 'comma'],
    ['1.234,50', 'comma'],
    ['1 234,5', 'notNumber'],
    ['1,234 567', 'notNumber'],
    ['1.234.567', 'notNumber'],
    ['1.2.', 'notNumber'],
    ['1 23', 'notNumber'],
    ['1e9', 'notNumber'],
    ['12a', 'notNumber'],
    ['12k', 'notNumber'],
    ['1.5 mio', 'notNumber'],
    ['10-5', 'notNumber'],
    ['+5', 'notNumber'],
    ['$', 'notNumber'],
    ['1,234.50 BTC', 'notNumber'],
    ['Infinity', 'notNumber'],
    ['-', 'negative'],
    ['-1', 'negative'],
    ['−5', 'negative'],
    ['123456789012345678901', 'tooLong'],
    ['9'.repeat(1000), 'tooLong'],
    [`1${' '.repeat(500)}5`, 'tooLong'],
  ])('%j is marked: %s', (typed, fault) => expect(valueOf(typed, { ...fine, unit: 'USDT' })).toBe(fault));

  test.each([
    ['12.5', 'whole'],
    ['12.', 'whole'],
    ['999', 'tooMuch'],
    ['1e9', 'notNumber'],
    ['-1', 'negative'],
    ['0', 'tooLittle'],
    ['125', '125'],
    ['10x', '10'],
  ])('leverage %j: %s', (typed, result) => expect(valueOf(typed, { ...leverage, unit: 'x' })).toBe(result));

  test('decimals beyond the market’s fall away at the end, and nothing else does', () => {
    expect([valueOf('1.239'), valueOf('1,234.567'), valueOf('0.009')]).toEqual(['1.23', '1234.56', '0.00']);
    expect(readTyped('1,234.567', price).text).toBe('1234.56');
  });

  test('a signed field takes a minus', () => {
    const signed = { ...price, signed: true };
    expect([valueOf('-', signed), valueOf('-1.5', signed), valueOf('−1,500', signed)]).toEqual(['-', '-1.5', '-1500']);
  });

  test('groups and a unit stand as they are typed, the rest as it is read', () => {
    expect(['1,000', '12 USDT', '007', '.5', '１２'].map((typed) => readTyped(typed, { ...fine, unit: 'USDT' }).text)).toEqual([
      '1,000',
      '12 USDT',
      '7',
      '0.5',
      '12',
    ]);
  });

  test('what is marked stays as it is, and is a number to nobody', () => {
    for (const typed of ['2,5', '12.5', '-1', '1e9', '999']) {
      const { text, value } = readTyped(typed, leverage);
      expect([text, withoutMark(value), isMarked(value), isPositiveDecimal(finishDecimal(value)), Number(value)]).toEqual([
        typed,
        typed,
        true,
        false,
        Number.NaN,
      ]);
    }
  });
});

/**
 * The number that somebody reads who knows one convention: groups of three behind commas, spaces or apostrophes, decimals behind a dot. In
 * units of the last decimal.
 */
function personReads(typed: string): { readonly units: bigint; readonly decimals: number } | null {
  const scripts = ['0123456789', '０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'];
  const digitOf = (sign: string): number => Math.max(...scripts.map((script) => script.indexOf(sign)));
  const groups: string[] = [''];
  const separators = new Set<string>();
  let decimals: string | null = null;
  for (const sign of typed.trim()) {
    const digit = digitOf(sign);
    if (digit >= 0) {
      if (decimals === null) groups.push(`${groups.pop() ?? ''}${digit}`);
      else decimals += String(digit);
    } else if ('.．'.includes(sign) || sign === '٫') {
      if (decimals !== null) return null;
      decimals = '';
    } else if (decimals === null && ",，٬ \u00a0\u202f’'".includes(sign)) {
      separators.add('，٬'.includes(sign) ? ',' : sign);
      groups.push('');
    } else return null;
  }
  const [first = '', ...rest] = groups;
  const wellGrouped = separators.size === 1 && rest.every((group) => group.length === 3) && /^0*[1-9]\d{0,2}$/.test(first);
  if (rest.length > 0 && !wellGrouped) return null;
  const whole = groups.join('');
  if (whole === '' && (decimals ?? '') === '') return null;
  return { units: BigInt(`${whole}${decimals ?? ''}`), decimals: (decimals ?? '').length };
}

const kinds: readonly DecimalRules[] = [
  price,
  fine,
  leverage,
  { decimals: 12, maxLength: lengthCaps.price },
  { decimals: 2, maxLength: lengthCaps.rate, max: '100' },
  { decimals: 0, maxLength: lengthCaps.count },
  { decimals: 4, maxLength: lengthCaps.size, unit: 'USDT' },
];

/** A typed text: mostly numbers of some habit, with something wrong here and there. */
const digits = fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength: 1, maxLength: 4 });
const habit = fc
  .tuple(
    fc.array(digits, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('', ',', '.', ' ', '\u202f', '’', '，', '٬'),
    fc.constantFrom('', '.', ',', '．', '٫'),
    fc.option(digits),
  )
  .map(([groups, group, point, fraction]) => `${groups.join(group)}${fraction === null ? '' : `${point}${fraction}`}`);
const noise = fc.string({ unit: fc.constantFrom(...'0123456789.,-eE +١٫٬．５， ’\u00a0'.split('')), maxLength: 24 });
const typedTexts = fc.oneof(habit, noise);

test('what the form is told is what a person reads in the field, or the field is marked', () => {
  fc.assert(
    fc.property(typedTexts, fc.constantFrom(...kinds), (typed, rules) => {
      const { text, value, fault } = readTyped(typed, rules);
      expect(isMarked(value)).toBe(fault !== null);
      fc.pre(fault === null && value !== '');
      const seen = personReads(text);
      const told = personReads(value);
      expect(seen).not.toBeNull();
      expect(told).toEqual(seen);
      // Nothing is left out of what was typed but decimals that the market has not.
      const meant = personReads(typed);
      const lost = (meant?.decimals ?? 0) - (told?.decimals ?? 0);
      expect((meant?.units ?? 0n) / 10n ** BigInt(lost)).toBe(told?.units);
      expect(lost === 0 || told?.decimals === rules.decimals).toBe(true);
    }),
    { numRuns: searchSize({ quick: 6_000, thorough: 20_000 }) },
  );
});

test('a number that a person reads is never marked for how it is written', () => {
  const plainRules = { decimals: 20, maxLength: 64 };
  fc.assert(
    fc.property(habit, (typed) => {
      const { fault } = readTyped(typed, plainRules);
      expect(fault === null).toBe(personReads(typed) !== null);
    }),
    { numRuns: searchSize({ quick: 2_000, thorough: 5_000 }) },
  );
});

test('typed sign by sign or pasted at once: the same number, or marked both times', () => {
  fc.assert(
    fc.property(typedTexts, fc.constantFrom(...kinds), (typed, rules) => {
      const keyed = typed.split('').reduce((shown, sign) => readTyped(shown + sign, rules).text, '');
      const [byKeys, atOnce] = [readTyped(keyed, rules), readTyped(typed, rules)];
      expect(byKeys.fault === null).toBe(atOnce.fault === null);
      expect(byKeys.fault === null ? byKeys.value : '').toBe(atOnce.fault === null ? atOnce.value : '');
      // The text that stands there is read as it was.
      expect(readTyped(atOnce.text, rules)).toEqual(atOnce);
    }),
    { numRuns: searchSize({ quick: 2_000, thorough: 4_000 }) },
  );
});

test('leaving the field trims a point and nothing else', () => {
  expect(['1.', '-', '1.50', '', '-0.'].map(finishDecimal)).toEqual(['1', '', '1.50', '', '-0']);
});

test('arrow keys move by ticks', () => {
  expect(stepDecimal('97543.10', '0.01', 1)).toBe('97543.11');
  expect(stepDecimal('97543.1', '0.01', -10)).toBe('97543.00');
  expect(stepDecimal('', '0.05', 1)).toBe('0.05');
  expect(stepDecimal('1.02', '0.05', 1)).toBe('1.05');
  expect(stepDecimal('1.02', '0.05', -1)).toBe('1.00');
  expect(stepDecimal('1.02', '0.05', 10)).toBe('1.50');
  expect(stepDecimal('0.01', '0.05', -1)).toBe('0.00');
  expect(stepDecimal('3.', '1', 1)).toBe('4');
  expect(stepDecimal('3', '0', 1)).toBe('3');
});

test('a positive number', () => {
  expect(['0', '0.00', '', '-1', '.', '0.01', '1'].map(isPositiveDecimal)).toEqual([false, false, false, false, false, true, true]);
});
