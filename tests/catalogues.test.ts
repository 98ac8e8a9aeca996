// The texts of every language can be filled in like the English ones; and the check that says so finds what is wrong.
import { describe, expect, test } from 'vitest';

import { errorAnswers } from '#lib/contract/wire/error-answers.ts';
import { defaultTag, localeTable } from '#lib/i18n/locales.ts';
import { writtenFigures } from '../scripts/catalogue/added-numbers.ts';
import { checkCatalogue } from '../scripts/catalogue/check-catalogue.ts';
import { readSources, unusedKeys } from '../scripts/catalogue/unused-keys.ts';
import { englishFaults, styleFaults } from '../scripts/catalogue/english-style.ts';
import { readCatalogue, readNotes, readSameWords, readTerms, type Terms } from '../scripts/catalogue/read-catalogue.ts';
import { conceptNames, conceptsIn, termBaseFaults, termCoverage } from '../scripts/catalogue/terms.ts';

const english = readCatalogue(defaultTag);

const tags = localeTable.map(({ tag }) => tag);

test.each(tags)('%s: every text is there, can be filled in, and is written as the language’s other texts', (tag) => {
  const language = { tag, messages: readCatalogue(tag), terms: readTerms(tag), sameWords: readSameWords(tag) };
  expect(checkCatalogue(english, language).map(({ kind, key, detail }) => `${kind} ${key}: ${detail}`)).toEqual([]);
});

test.each(tags.filter((tag) => !tag.startsWith('en')))('%s: every concept of the field has its word', (tag) =>
  expect(termBaseFaults(readTerms(tag))).toEqual([]),
);

test('English is written in plain words, and what is short has a note for translators', () =>
  expect(englishFaults(english, readNotes())).toEqual([]));

test('the term base holds the words of most sentences that traders read', () => {
  expect(conceptNames.size).toBeGreaterThanOrEqual(120);
  expect(termCoverage(english)).toBeGreaterThan(0.6);
});

test('an English text has placeholders where a figure is a setting', () => {
  expect([...english].flatMap(([key, text]) => writtenFigures(key, text).map((figure) => ({ key, figure })))).toEqual([]);
  expect(
    writtenFigures('a.text', 'From 8 to 1,000 USDT, 25% of it: {max} of {count, plural, =1 {one} other {many}}, whole at 100%'),
  ).toEqual(['1,000', '25%']);
});

/** Programs are told more of these than people are, or other figures. */
const ofPrograms = [
  'invalidField',
  'malformedBody',
  'duplicateClientOid',
  'verificationNeeded',
  'verificationExpired',
  'methodNotAllowed',
  'bodyTooLarge',
  'tooManyRequests',
  'tooManySubscriptions',
  'testCoinsLimit',
  'symbolNotOpen',
  'riskLimit',
  'invalidLeverage',
  'weightsSum',
];

test('the API answers an error in the words of the page, without the last full stop', () => {
  const differing = Object.entries(errorAnswers).filter(
    ([key, { message }]) => message !== english.get(`errors.${key}`)?.replace(/\.$/, ''),
  );
  expect(differing.map(([key]) => key).toSorted()).toEqual(ofPrograms.toSorted());
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

const terms: Terms = { words: { leverage: 'плеч' }, refused: {}, leftOut: '', otherwise: {}, twins: {} };

describe('what the check finds', () => {
  const faultsOf = (own: string, inEnglish: string, tag = 'ru-RU') =>
    checkCatalogue(new Map([['a', inEnglish]]), {
      tag,
      messages: new Map([['a', own]]),
      terms: { ...terms, refused: { leverage: 'рычаг' } },
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
    ['another word than the term’s', 'Кредит', 'Leverage', ['term']],
    ['another word for a term in the plural', 'Кредиты', 'Leverages', ['term']],
    ['a refused word where English has no such term', 'Рычаги рынка', 'Moves of the market', ['term']],
    ['the other address', 'Введи цену', 'Enter a price', ['address']],
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
    ['a term in any case', 'С плечом', 'With leverage'],
    ['the usual address', 'Введите цену', 'Enter a price'],
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
        terms,
        sameWords: new Set<string>(),
      }).filter(({ kind }) => kind === 'long').length;
    expect(['ホームページ', 'ホームページへ', 'หน้าแรกนี้', 'Bosh sahifa ga'].map(longIn)).toEqual([0, 1, 0, 1]);
  });

  test('what is not there, and what nobody asks for', () => {
    const own = { tag: 'de-DE', messages: new Map([['b', 'Kurs']]), terms, sameWords: new Set<string>() };
    expect(checkCatalogue(new Map([['a', 'Price']]), own).map(({ kind, key }) => [kind, key])).toEqual([
      ['missing', 'a'],
      ['unknown', 'b'],
    ]);
  });

  test('a short name that one text translates and another leaves as it is', () => {
    const ownOf = (second: string) =>
      checkCatalogue(
        new Map([
          ['a', 'PnL'],
          ['b', 'Closed PnL'],
        ]),
        {
          tag: 'de-DE',
          messages: new Map([
            ['a', 'PnL'],
            ['b', second],
          ]),
          terms,
          sameWords: new Set(['pnl']),
        },
      ).map(({ kind, key }) => [kind, key]);
    expect(ownOf('Gewinn')).toEqual([['name', 'b']]);
    expect(ownOf('Realisierter PnL')).toEqual([]);
  });

  test('two translations of one English text, unless the terms say why', () => {
    const twins = new Map([
      ['a', 'Close'],
      ['b', 'Close'],
    ]);
    const twinsOf = (first: string, second: string, reasons: Terms['twins']) =>
      checkCatalogue(twins, {
        tag: 'de-DE',
        messages: new Map([
          ['a', first],
          ['b', second],
        ]),
        terms: { ...terms, twins: reasons },
        sameWords: new Set<string>(),
      }).map(({ kind, key }) => [kind, key]);
    expect(twinsOf('Schließen', 'Beenden', {})).toEqual([['twin', 'a, b']]);
    expect(twinsOf('Schließen', 'schließen', {})).toEqual([]);
    expect(twinsOf('Schließen', 'Beenden', { Close: 'a window; a position' })).toEqual([]);
  });
});

describe('what the check of English finds', () => {
  test.each([
    ['a clause with what', 'Shows what you have', 'sentence', 1],
    ['a word for a product that names a row', 'Every position of this line is closed.', 'sentence', 1],
    ['a word of British spelling', 'The favourite coin', 'label', 1],
    ['an adjective alone in a label', 'Unrealized', 'column, amount', 1],
    ['an adjective alone as an option', 'Isolated', 'option of the margin mode', 0],
    ['a noun in a label', 'Unrealized PnL', 'column, amount', 0],
    ['a sentence of 21 words', `${'word '.repeat(20)}word.`, undefined, 1],
    ['two sentences of 20 words', `${'word '.repeat(19)}word. ${'word '.repeat(19)}word.`, undefined, 0],
    ['cases of which people read one', `{n, plural, one {${'word '.repeat(15)}} other {${'word '.repeat(15)}}}`, undefined, 0],
    ['a placeholder of a refused name', 'Available: {free}', undefined, 0],
  ])('%s', (_, text, note, faults) => expect(styleFaults(text, note)).toHaveLength(faults));

  test('a short text without a note, and a note without a text', () => {
    const texts = new Map([
      ['a', 'Step multiplier'],
      ['b', 'A sentence that says enough by itself.'],
      ['c', 'USDT'],
    ]);
    expect(englishFaults(texts, new Map([['d', 'column']])).map(({ key }) => key)).toEqual(['a', 'd']);
    expect(englishFaults(texts, new Map([['a', 'field, number with ×']]))).toEqual([]);
  });
});

test('a term is seen in the plural and with or without a hyphen, and the longest one alone', () => {
  const seen = (text: string) => [...conceptsIn(text)];
  expect(seen('Stop-loss and take profits of all sub accounts')).toEqual(['stopLoss', 'takeProfit', 'subAccount']);
  expect(seen('The margin ratio of {margin}')).toEqual(['marginRatio']);
  expect(seen('Sorted alphabetically')).toEqual([]);
});
