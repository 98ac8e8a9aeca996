// The texts of every language can be filled in like the English ones; and the check that says so finds what is wrong.
import { describe, expect, test } from 'vitest';

import { defaultTag, localeTable } from '#lib/i18n/locales.ts';
import { writtenFigures } from '../scripts/catalogue/added-numbers.ts';
import { checkCatalogue } from '../scripts/catalogue/check-catalogue.ts';
import { readSources, unusedKeys } from '../scripts/catalogue/unused-keys.ts';
import { readCatalogue, readGlossary, readSameWords } from '../scripts/catalogue/read-catalogue.ts';

const english = readCatalogue(defaultTag);

test.each(localeTable.map(({ tag }) => tag))('%s: every text can be filled in, and belongs to one in English', (tag) => {
  const faults = checkCatalogue(english, { tag, messages: readCatalogue(tag), glossary: readGlossary(tag), sameWords: readSameWords(tag) });
  // A text that a language lacks reads in English: no fault for those who trade, and counted by the command.
  expect(faults.filter(({ kind }) => ['broken', 'unknown', 'long', 'number', 'digits'].includes(kind))).toEqual([]);
});

/** Short names of the trade. A language writes each as it is, or in its own words: not now so, now otherwise. */
const shortNames = ['TP/SL', 'GTC', 'IOC', 'FOK', 'BBO', 'OCO', 'TWAP', 'ADL', 'PnL', 'ROE', 'ROI'];

test.each(localeTable.map(({ tag }) => tag))('%s: a short name is written alike everywhere', (tag) => {
  const own = readCatalogue(tag);
  const mixed = shortNames.flatMap((name) => {
    const keys = [...english].flatMap(([key, text]) => (new RegExp(`\\b${name}\\b`).test(text) && own.has(key) ? [key] : []));
    const translated = keys.filter((key) => own.get(key)?.includes(name) !== true);
    return translated.length === 0 || translated.length === keys.length ? [] : [{ name, translated }];
  });
  expect(mixed).toEqual([]);
});

test('an English text has placeholders where a figure is a setting', () => {
  expect([...english].flatMap(([key, text]) => writtenFigures(key, text).map((figure) => ({ key, figure })))).toEqual([]);
  expect(
    writtenFigures('a.text', 'From 8 to 1,000 USDT, 25% of it: {max} of {count, plural, =1 {one} other {many}}, whole at 100%'),
  ).toEqual(['1,000', '25%']);
});

test('every text is asked for somewhere', () => expect(unusedKeys(english, readSources())).toEqual([]));

test('a text that is asked for by name, by a family of names or through another file of its room is not unused', () => {
  const keys = ['a.title', 'a.kind.buy', 'a.kind.buy.about', 'a.late', 'a.lost', 'b.title', 'c.why.late'];
  const sources = [
    { path: 'features/x/one.tsx', text: "const t = useTranslations('a'); t('title'); t(`kind.${kind}`);" },
    { path: 'features/x/two.ts', text: "export const key = 'late';" },
    { path: 'features/y/three.ts', text: "const away = 'lost';" },
    { path: 'features/z/four.ts', text: "(t: ReturnType<typeof useTranslations<'c'>>) => `${a}: ${b ? t(`why.${b}`) : ''}`" },
  ];
  expect(unusedKeys(new Map(keys.map((key) => [key, key])), sources)).toEqual(['a.lost', 'b.title']);
});

describe('what the check finds', () => {
  const faultsOf = (own: string, inEnglish: string, tag = 'ru-RU') =>
    checkCatalogue(new Map([['a', inEnglish]]), {
      tag,
      messages: new Map([['a', own]]),
      glossary: { leverage: ['плеч'] },
      sameWords: new Set(['telegram']),
    }).map(({ kind }) => kind);

  test.each([
    ['another value', 'Цена {prise}', 'Price {price}', ['broken']],
    ['a brace that is never closed', 'Цена {price', 'Price {price}', ['broken']],
    ['a mark that is gone', 'Цена', 'Price <b>now</b>', ['broken']],
    [
      'a case that the language needs',
      '{n, plural, one {# ордер} other {# ордера}}',
      '{n, plural, one {# order} other {# orders}}',
      ['broken'],
    ],
    ['English words', 'Fast market', 'Fast market', ['english']],
    ['another word than the glossary’s', 'Рычаг', 'Leverage', ['term']],
    ['a decimal comma', 'От 0,1 до 5', 'From 0.1 to 5', ['number']],
    ['groups behind dots', 'До 1.440', 'Up to 1,440', ['number']],
    ['an amount that is no placeholder', 'От 0.1% до 5%', 'From {min} to {max}', ['broken', 'digits']],
    ['an amount of a coin beside the text', 'Средства: 10 ETH', 'Funds', ['digits']],
    ['a space before a percent sign', 'До 50 %', 'Up to 50%', ['number']],
    ['groups behind spaces', 'До 1\u00a0440', 'Up to 1,440', ['number']],
  ])('%s', (_, own, inEnglish, kinds) => expect(faultsOf(own, inEnglish)).toEqual(kinds));

  test.each([
    ['a name', 'Telegram', 'Telegram'],
    ['a code', '{price} BTC/USDT', '{price} BTC/USDT'],
    ['an address', 'Адрес 203.0.113.7', 'Address 203.0.113.7'],
    ['a small count', 'Код из 6 цифр', 'Code of six digits'],
    ['an amount that English has', 'До 50%', 'Up to 50%'],
    ['numbers as everywhere', 'До 1,440.5', 'Up to 1,440.5'],
    ['a word of the glossary in any case', 'С плечом', 'With leverage'],
    [
      'all cases',
      '{n, plural, one {# ордер} few {# ордера} many {# ордеров} other {# ордера}}',
      '{n, plural, one {# order} other {# orders}}',
    ],
  ])('nothing in %s', (_, own, inEnglish) => expect(faultsOf(own, inEnglish)).toEqual([]));

  test('a language without plurals fills the number in', () =>
    expect(faultsOf('注文{n}件', '{n, plural, one {# order} other {# orders}}', 'ja-JP')).toEqual([]));

  test('a text that its place cannot hold, counted as wide as it is drawn', () => {
    const longIn = (own: string) =>
      checkCatalogue(new Map([['menus.tab.home', 'Home']]), {
        tag: 'ja-JP',
        messages: new Map([['menus.tab.home', own]]),
        glossary: {},
        sameWords: new Set<string>(),
      }).filter(({ kind }) => kind === 'long').length;
    expect(['ホームページ', 'ホームページへ', 'หน้าแรกนี้', 'Bosh sahifa ga'].map(longIn)).toEqual([0, 1, 0, 1]);
  });

  test('what is not there, and what nobody asks for', () => {
    const own = { tag: 'de-DE', messages: new Map([['b', 'Kurs']]), glossary: {}, sameWords: new Set<string>() };
    expect(checkCatalogue(new Map([['a', 'Price']]), own).map(({ kind, key }) => [kind, key])).toEqual([
      ['missing', 'a'],
      ['unknown', 'b'],
    ]);
  });
});
