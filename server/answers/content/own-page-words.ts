// The words that pages have of their own for search engines, out of the catalogue of a language.
import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';

type Place = readonly [namespace: string, title: string, description: string];

/** By path, as the page itself names its title and description. Those whose words are filled with figures tell them alone. */
const places: Readonly<Record<string, Place>> = {
  '/': ['pages', 'title', 'description'],
  '/markets': ['markets', 'metaTitle', 'metaDescription'],
  '/futures': ['explorer', 'overview.metaTitle', 'overview.metaDescription'],
  '/futures/hot': ['explorer', 'hot.metaTitle', 'hot.metaDescription'],
  '/spot/convert': ['convert', 'metaTitle', 'metaDescription'],
  '/trading-bot': ['pages', 'botsTitle', 'botsDescription'],
  '/spot-strategy': ['plaza', 'meta.spot.title', 'meta.spot.description'],
  '/future-strategy': ['plaza', 'meta.futures.title', 'meta.futures.description'],
  '/copy-trading/lead': ['leading', 'title', 'description'],
  '/copy-trading/spot': ['leaderRecords', 'meta.spot.title', 'meta.spot.description'],
  '/copy-trading/futures': ['leaderRecords', 'meta.futures.title', 'meta.futures.description'],
  '/copy-trading/strategy': ['leaderRecords', 'meta.strategy.title', 'meta.strategy.description'],
  '/help': ['help', 'metaTitle', 'metaDescription'],
  '/announcements': ['help', 'announcements.metaTitle', 'announcements.metaDescription'],
  '/about': ['guides', 'about.metaTitle', 'about.metaDescription'],
  '/fees': ['figures', 'charges.title', 'charges.lead'],
  '/vip': ['figures', 'vip.title', 'vip.lead'],
  '/legal/licences': ['pages', 'licences', 'licencesAbout'],
};

type OwnWords = { readonly path: string; readonly title: string; readonly description: string };

const english = 'en-US';

/** The text at a place of a catalogue; null: the language lacks it. */
function textAt(catalogue: unknown, key: string): string | null {
  const found = key
    .split('.')
    .reduce<unknown>((part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined), catalogue);
  return typeof found === 'string' ? found : null;
}

const readCatalogue = (tag: string, namespace: string): unknown =>
  z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(readFileSync(new URL(`../../../locales/${tag}/${namespace}.json`, import.meta.url), 'utf8')));

function readWords(tag: string): readonly OwnWords[] {
  return Object.entries(places).map(([path, [namespace, ...keys]]) => {
    const [own, first] = [readCatalogue(tag, namespace), readCatalogue(english, namespace)];
    const [title = '', description = ''] = keys.map((key) => textAt(own, key) ?? textAt(first, key) ?? '');
    return { path, title, description };
  });
}

const known = new Map<string, readonly OwnWords[]>();

/** Catalogues are read once: they do not change while the exchange runs. */
export function ownPageWords(tag: string): readonly OwnWords[] {
  const words = known.get(tag) ?? readWords(tag);
  known.set(tag, words);
  return words;
}
