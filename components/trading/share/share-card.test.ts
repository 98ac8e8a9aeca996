// The picture of a shared card: it says what it was given, and nothing that was not.
import { expect, test } from 'vitest';

import { cardPicture, pictureAddress, type ShareCard } from './share-card.ts';

const card: ShareCard = {
  subject: 'BTCUSDT',
  about: 'Long · 20× · Cross',
  side: 'long',
  rate: '+12.34%',
  isGain: true,
  facts: [['Entry price', '50,000.0']],
  userName: null,
  title: 'Trade & share',
  text: 'Join <us>',
  address: 'https://example.com/?card=1',
  isRtl: false,
};

test('a well-formed picture with its words, written harmlessly', () => {
  const picture = cardPicture(card, '');
  for (const words of ['BTCUSDT', 'Long · 20× · Cross', '+12.34%', 'Entry price', '50,000.0', 'Trade &amp; share', 'Join &lt;us&gt;'])
    expect(picture).toContain(words);
  expect(picture.match(/<text /g)).toHaveLength(8);
  // The squares of the code: three corners alone have more than a hundred.
  expect((picture.match(/h[\d.]+v/g) ?? []).length).toBeGreaterThan(100);
  expect(pictureAddress(picture)).toMatch(/^data:image\/svg\+xml;charset=utf-8,%3Csvg/);
});

test('who shares is said only when it is wanted; right to left it begins at the other side', () => {
  expect(cardPicture({ ...card, userName: 'ada' }, '')).toContain('>ada<');
  const mirrored = cardPicture({ ...card, isRtl: true }, '');
  expect(mirrored).toContain('direction="rtl"');
  expect(mirrored).toContain('<text x="604" y="108"');
});

test('it is written in the font of the site, which it brings along', () => {
  const rule = "@font-face{font-family:'Inter Variable';src:url(data:font/woff2;base64,AA==)}";
  const picture = cardPicture(card, rule);
  expect(picture).toContain(`<style>${rule}</style>`);
  expect(picture).toMatch(/<svg [^>]*font-family="'Inter Variable',/);
});
