// Sitemaps as the protocol asks for them, escaped, and without a date that nobody knows.
import { expect, test } from 'vitest';

import { writeSitemap, writeSitemapIndex } from './sitemap-text.ts';

test('a page, its versions and the day of its last change', () => {
  const text = writeSitemap([
    { address: 'https://a.example/help?a=1&b=2', versions: { 'x-default': 'https://a.example/help' }, changed: '2026-11-22' },
    { address: 'https://a.example/markets' },
  ]);
  expect(text).toContain('<loc>https://a.example/help?a=1&amp;b=2</loc>');
  expect(text).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/help"/><lastmod>2026-11-22</lastmod>');
  expect(text).toContain('<url><loc>https://a.example/markets</loc></url>');
});

test('an index names sitemaps', () => {
  expect(writeSitemapIndex([{ address: 'https://a.example/sitemaps/ar-spot.xml' }])).toContain(
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<sitemap><loc>https://a.example/sitemaps/ar-spot.xml</loc></sitemap>\n</sitemapindex>',
  );
});
