// Every version of a page names all versions, itself included, and the same ones.
import { expect, test } from 'vitest';

import { localeTable } from '#lib/i18n/locales.ts';
import { pageAddresses } from './page-addresses.ts';

const origin = 'https://exchange.example';

test('twenty-three languages and a default, each at its own address', () => {
  const { canonical, languages } = pageAddresses(origin, 'ar', '/spot/BTCUSDT');
  expect(canonical).toBe(`${origin}/ar/spot/BTCUSDT`);
  expect(Object.keys(languages)).toHaveLength(24);
  expect(new Set(Object.values(languages)).size).toBe(23);
  expect(languages).toMatchObject({
    'x-default': `${origin}/spot/BTCUSDT`,
    en: `${origin}/spot/BTCUSDT`,
    'en-GB': `${origin}/en-GB/spot/BTCUSDT`,
    ko: `${origin}/asia/spot/BTCUSDT`,
    'zh-Hant': `${origin}/zh-TC/spot/BTCUSDT`,
    'zh-TW': `${origin}/zh-TW/spot/BTCUSDT`,
    es: `${origin}/es/spot/BTCUSDT`,
    'es-ES': `${origin}/es-ES/spot/BTCUSDT`,
    tl: `${origin}/ph/spot/BTCUSDT`,
  });
});

test('reciprocal: every language names the same versions, and its own is one of them', () => {
  const [first, ...others] = localeTable.map(({ tag }) => pageAddresses(origin, tag, '/markets'));
  for (const other of others) expect(other.languages).toEqual(first?.languages);
  for (const { canonical, languages } of others) expect(Object.values(languages)).toContain(canonical);
});

test('the front page has no path in English', () => {
  expect(pageAddresses(origin, 'en-US', '/').canonical).toBe(origin);
  expect(pageAddresses(origin, 'de-DE', '/').canonical).toBe(`${origin}/de`);
});
