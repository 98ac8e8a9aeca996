// The content that ships is understood, leads nowhere wrong, and every form that leads to help finds it.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

import { helpLinks } from '#lib/contract/site/help-links.ts';
import { localeTable } from '#lib/i18n/locales.ts';
import { linksOf } from '#server/services/content/markdown.ts';
import { readContentFolder } from '#server/services/content/read-folder.ts';
import { publicPages } from '../../app/sitemaps/public-pages.ts';

const items = readContentFolder('content');
const helpAddresses = new Set(items.flatMap(({ kind, slug, terms }) => (kind === 'help' ? [`/help/${terms.topic}/${slug}`] : [])));
const addresses = new Set([
  ...publicPages,
  ...helpAddresses,
  ...[...helpAddresses].map((address) => address.slice(0, address.lastIndexOf('/'))),
  ...items.flatMap(({ kind, slug }) => (kind === 'announcement' ? [`/announcements/${slug}`] : [])),
]);

test('every source of prices has its own notice', () => {
  const sources = items.flatMap(({ terms }) => (terms.source === undefined ? [] : [terms.source]));
  expect(sources.toSorted()).toEqual(['live', 'replay', 'simulated']);
});

test('texts stand in languages of the site', () => {
  const tags = new Set(items.flatMap(({ texts }) => texts.map(({ tag }) => tag)));
  expect([...tags].filter((tag) => !localeTable.some((locale) => locale.tag === tag))).toEqual([]);
});

test('every form leads to an article that there is', () => {
  const strays = Object.entries(helpLinks).filter(([, address]) => !helpAddresses.has(address.split('#')[0] ?? ''));
  expect(strays).toEqual([]);
});

test('articles lead to pages that there are', () => {
  const strays = items.flatMap(({ slug, texts }) =>
    texts.flatMap(({ tag, body }) =>
      linksOf(body)
        .map((link) => link.split(/[?#]/)[0] ?? '')
        .filter((link) => link.startsWith('/') && !addresses.has(link) && !existsSync(`app/[locale]${link}/page.tsx`))
        // Markets and contracts are named as they are listed.
        .filter(
          (link) =>
            !/^\/((trading-bot\/)?(spot|futures)|futures\/(usdt|usd|usdc|s\w+\/perpetual))\/[A-Z0-9]+(\/(moon|dca|cta|wise))?$/.test(link),
        )
        .map((link) => `${tag}/${slug}: ${link}`),
    ),
  );
  expect(strays).toEqual([]);
});
