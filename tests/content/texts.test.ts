// The help centre and the announcements as they ship: complete in English, led by links that lead somewhere, and the same in every language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { defaultTag, localeTable } from '#lib/i18n/locales.ts';
import { isKnownPath } from './known-paths.ts';
import { readText, takeApart, type Text } from '../../scripts/content/read-text.ts';
import { foreignPercents } from '../../scripts/catalogue/added-numbers.ts';
import { localNumbers } from '../../scripts/catalogue/local-numbers.ts';
import { screenWords, type ScreenWords } from '../../scripts/content/screen-words.ts';

const day = z.string().check(z.regex(/^20\d\d-[01]\d-[0-3]\d$/));
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const readList = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const topics = z
  .array(
    z.strictObject({
      topic: z.enum(['start', 'security', 'funds', 'spot', 'c2c', 'margin', 'futures', 'unified', 'accounts', 'bots', 'copy']),
      articles: z.array(z.strictObject({ slug, updated: day })),
    }),
  )
  .parse(readList('content/help/topics.json'));
const announcements = z
  .array(z.strictObject({ slug, category: z.enum(['news', 'listing', 'product']), published: day }))
  .parse(readList('content/announcements/list.json'));

const rooms = [
  { folder: 'content/help', slugs: topics.flatMap(({ articles }) => articles.map((one) => one.slug)) },
  { folder: 'content/announcements', slugs: announcements.map((one) => one.slug) },
];
const addresses = new Set([
  ...topics.flatMap(({ topic, articles }) => articles.map((one) => `/help/${topic}/${one.slug}`)),
  ...topics.map(({ topic }) => `/help/${topic}`),
  ...announcements.map((one) => `/announcements/${one.slug}`),
]);

const filesOf = (folder: string, tag: string): readonly string[] =>
  existsSync(`${folder}/${tag}`) ? readdirSync(`${folder}/${tag}`).map((file) => file.replace(/\.md$/, '')) : [];
const languages = localeTable.map(({ tag }) => tag);

/** All texts of a language, by their place under `content`. */
const textsOf = (tag: string): readonly (readonly [place: string, text: Text, english: string])[] =>
  rooms.flatMap(({ folder }) =>
    filesOf(folder, tag).map((name) => {
      const place = `${folder}/${tag}/${name}.md`;
      return [place, readText(place), `${folder}/${defaultTag}/${name}.md`] as const;
    }),
  );

const jumps = (headings: readonly number[]): boolean =>
  headings.some((level, place) => level < 2 || level > (headings[place - 1] ?? 1) + 1);

/** The faults of a text whatever it says. */
function faultsOf({ front, body, headings, links }: Text): readonly string[] {
  const fields = front?.map(([name]) => name).join(', ') ?? 'none';
  return [
    ...(fields === 'title, summary' ? [] : [`the front matter is title, summary; here: ${fields}`]),
    ...(front?.filter(([, value]) => value === '').map(([name]) => `${name} is empty`) ?? []),
    ...(jumps(headings) ? ['headings begin with ## and go down step by step'] : []),
    ...(/<\/?[a-z!]/i.test(body) ? ['HTML'] : []),
    ...(/!\[/.test(body) ? ['a picture'] : []),
    ...((body.match(/\*\*/g) ?? []).length % 2 === 1 ? ['bold that is never closed'] : []),
    ...links.filter((link) => !isKnownPath(link, addresses)).map((link) => `no page: ${link}`),
  ];
}

/** The features that a translation must share with the English text; links may stand in another order. */
const shapeOf = ({ headings, links, bullets, steps, rows }: Text) => ({ headings, links: links.toSorted(), bullets, steps, rows });

/** Words in bold are those of the screen in the text's own language. */
function wordFaults(text: Text, english: Text, { wordsFor }: ScreenWords): readonly string[] {
  const allowed = english.bold.map((word) => ({ word, words: wordsFor(word) }));
  return [
    ...allowed
      .filter(({ words }) => !text.bold.some((own) => words.has(own)))
      .map(({ word, words }) => `**${word}** reads on this screen: ${[...words].join(' | ') || 'nothing of the kind'}`),
    ...text.bold.filter((own) => !allowed.some(({ words }) => words.has(own))).map((own) => `**${own}** is no word of the screen here`),
  ];
}

test.each(rooms)('$folder: each of the list is written in English, once, and nothing else is there', ({ folder, slugs }) => {
  expect([...slugs].sort()).toEqual([...filesOf(folder, defaultTag)].sort());
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('no language is there that the product has not, and no topic twice', () => {
  const folders = rooms.flatMap(({ folder }) => readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory()));
  expect(folders.map(({ name }) => name).filter((name) => !languages.includes(name))).toEqual([]);
  expect(new Set(topics.map(({ topic }) => topic)).size).toBe(topics.length);
});

test('announcements stand newest first', () => {
  const days = announcements.map(({ published }) => published);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('an English article takes a minute to read', () => {
  const lengths = textsOf(defaultTag).map(([place, { body }]) => {
    const words = body.replace(/\]\([^)]*\)/g, '').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
    return { place, words: words.length };
  });
  expect(lengths.filter(({ words }) => words < 120 || words > 310)).toEqual([]);
});

test.each(languages)('%s: texts are whole, lead somewhere, and name what is on the screen', (tag) => {
  const words = screenWords(tag);
  const faults = textsOf(tag).flatMap(([place, text, englishPlace]) => {
    if (!existsSync(englishPlace)) return [{ place, fault: 'there is no such text in English' }];
    const english = readText(englishPlace);
    const numbers = localNumbers(english.body, text.body).map((one) => `${one} is written 1,234.56`);
    const percents = foreignPercents(text.body).map((one) => `${one} is written 100%`);
    return [...faultsOf(text), ...wordFaults(text, english, words), ...numbers, ...percents].map((fault) => ({ place, fault }));
  });
  expect(faults).toEqual([]);
});

test.each(languages.filter((tag) => tag !== defaultTag))('%s: texts have the shape of the English ones', (tag) => {
  const texts = textsOf(tag).filter(([, , english]) => existsSync(english));
  expect(Object.fromEntries(texts.map(([place, text]) => [place, shapeOf(text)]))).toEqual(
    Object.fromEntries(texts.map(([place, , english]) => [place, shapeOf(readText(english))])),
  );
});

test('the announcement of the contracts names those that are listed', () => {
  const { perpetuals, dated } = z
    .object({
      perpetuals: z.array(z.object({ line: z.string(), base: z.string() })),
      dated: z.array(z.object({ line: z.string(), base: z.string() })),
    })
    .parse(readList('server/market/data/contracts.json'));
  const { body } = readText(`content/announcements/${defaultTag}/futures-contracts.md`);
  const said = [...body.matchAll(/^- \*\*[^*]+\*\*: (.*)$/gm)].map(([, coins = '']) => coins.split(', ').toSorted());
  const listed = (of: typeof perpetuals, line: string) =>
    of
      .filter((one) => one.line === line)
      .map(({ base }) => base)
      .toSorted();
  expect(said).toEqual([listed(perpetuals, 'usdt'), listed(perpetuals, 'usdc'), listed(perpetuals, 'usd'), listed(dated, 'usd')]);
});

test.each([
  ['a front matter that lacks the summary', '---\ntitle: A\n---\n\nText.\n', 'the front matter is title, summary; here: title'],
  ['no front matter', 'Text.\n', 'the front matter is title, summary; here: none'],
  ['a title in the text', '---\ntitle: A\nsummary: B\n---\n\n# A\n', 'headings begin with ## and go down step by step'],
  ['a heading that skips a level', '---\ntitle: A\nsummary: B\n---\n\n## A\n\n#### B\n', 'headings begin with ## and go down step by step'],
  ['HTML', '---\ntitle: A\nsummary: B\n---\n\nText<br>.\n', 'HTML'],
  ['a link to nowhere', '---\ntitle: A\nsummary: B\n---\n\n[A](/asset/nowhere)\n', 'no page: /asset/nowhere'],
  ['a link with a language', '---\ntitle: A\nsummary: B\n---\n\n[A](/ar/asset)\n', 'no page: /ar/asset'],
  ['a link to an article that is not there', '---\ntitle: A\nsummary: B\n---\n\n[A](/help/start/none)\n', 'no page: /help/start/none'],
])('the check finds %s', (_, text, fault) => expect(faultsOf(takeApart(text))).toEqual([fault]));

test('the check finds a button that is called otherwise on the screen', () => {
  const [english, words] = [takeApart('Select **Deposit**.'), screenWords('de-DE')];
  expect(wordFaults(takeApart('**Einzahlen** wählen.'), english, words)).toEqual([]);
  expect(wordFaults(takeApart('**Deponieren** wählen.'), english, words)).toHaveLength(2);
});
