import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { localeTable } from '#lib/i18n/locales.ts';
import { createSiteData, type SiteData } from './site-data.ts';
import { topics, type Topic } from './topics.ts';
import { wordsIn } from './words.ts';

let folder = '';
let nowMs = 0;
let warnings: string[] = [];
let site: SiteData;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-site-'));
  [nowMs, warnings] = [1_000_000, []];
  site = createSiteData({ folder: join(folder, 'site'), log: { warn: (_, text) => void warnings.push(text) }, now: () => nowMs });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The operator saves a file; two saves never look like one. */
function save(name: string, text: string): void {
  mkdirSync(join(folder, 'site'), { recursive: true });
  const file = join(folder, 'site', `${name}.json`);
  writeFileSync(file, text);
  nowMs += 2000;
  utimesSync(file, nowMs / 1000, nowMs / 1000);
}

const isTopic = (name: string): name is Topic => Object.hasOwn(topics, name);

test.each(Object.keys(topics).filter(isTopic))('%s ships, and is understood', (topic) => {
  expect(() => site.read(topic)).not.toThrow();
  expect(warnings).toEqual([]);
});

/** All words of a topic, wherever they stand in it. */
function wordsOf(data: unknown): Readonly<Record<string, unknown>>[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('en-US' in data) return [{ ...data }];
  return Object.values(data).flatMap(wordsOf);
}

test.each(Object.keys(topics).filter(isTopic))('%s speaks every language, and is English in none by oversight', (topic) => {
  const tags = localeTable.map(({ tag }) => tag).toSorted();
  for (const words of wordsOf(site.read(topic))) {
    expect(Object.keys(words).toSorted()).toEqual(tags);
    // A sentence is English alone; a name such as “DeFi” may be everybody’s.
    const english = String(words['en-US']);
    const alike = tags.filter((tag) => words[tag] === english && !tag.startsWith('en-'));
    expect(english.length > 12 ? alike : []).toEqual([]);
  }
});

test('a file of the operator’s takes the place of what ships, changes while the exchange runs, and goes again', () => {
  const [shipped] = site.read('footer');
  expect(shipped?.links.length).toBeGreaterThan(0);
  save('footer', JSON.stringify([{ title: 'Help', links: [] }]));
  expect(site.read('footer')).toEqual([{ title: 'Help', links: [] }]);
  save('footer', JSON.stringify([]));
  expect(site.read('footer')).toEqual([]);
  rmSync(join(folder, 'site', 'footer.json'));
  nowMs += 2000;
  expect(site.read('footer')[0]).toEqual(shipped);
});

test.each([
  ['is no JSON', '{ "title"'],
  ['has a field that nobody knows', '[{ "title": "A", "links": [], "colour": "red" }]'],
  ['would run a script', '[{ "title": "A", "links": [{ "label": "B", "href": "javascript:alert(1)" }] }]'],
  ['leads to another site by two slashes', '[{ "title": "A", "links": [{ "label": "B", "href": "//evil.example" }] }]'],
  ['has words without English', '[{ "title": { "ar": "أ" }, "links": [] }]'],
])('a file that %s is told of once, and what was said before stays', (_, text) => {
  save('footer', JSON.stringify([{ title: 'Good', links: [] }]));
  site.read('footer');
  save('footer', text);
  expect(site.read('footer')).toEqual([{ title: 'Good', links: [] }]);
  nowMs += 2000;
  site.read('footer');
  expect(warnings).toHaveLength(1);
});

test('words in the language, or in English', () => {
  const both = { 'en-US': 'Markets', ar: 'الأسواق' };
  expect([wordsIn('ar', both), wordsIn('de-DE', both), wordsIn('ar', 'BTC')]).toEqual(['الأسواق', 'Markets', 'BTC']);
});
