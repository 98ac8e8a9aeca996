// Lines end where their language lets them, and no sign stands where it must not.
import { expect, test } from 'vitest';

import { breakText } from './break-text.ts';

const tags = ['en-US', 'de-DE', 'ar', 'th-TH', 'ja-JP', 'ko-KR', 'zh-Hans', 'zh-Hant'];

test('words with spaces stay whole, whatever signs are in them', () => {
  expect(breakText('Fees of BTC/USDT (2.5%), today', 'en-US')).toEqual(['Fees ', 'of ', 'BTC/USDT ', '(2.5%), ', 'today']);
  expect(breakText('펀딩비: 계산 방법', 'ko-KR')).toEqual(['펀딩비: ', '계산 ', '방법']);
  expect(breakText('رسوم «الصانع»، اليوم', 'ar')).toEqual(['رسوم ', '«الصانع»، ', 'اليوم']);
});

test.each([
  ['zh-Hans', '了解“溢价指数”（每日），如何计算。', '“（', '”）），。'],
  ['ja-JP', '「資金調達率」、ユーザーの設定（初期）。', '「（', '」、）。ー'],
  ['th-TH', 'ซื้อขายฟิวเจอร์ส (ทุกวัน) ที่นี่', '(', ')'],
] as const)('%s: no opening sign ends a line, no closing one begins it', (tag, text, opening, closing) => {
  const pieces = breakText(text, tag);
  expect(pieces.length).toBeGreaterThan(4);
  for (const piece of pieces) {
    expect(opening).not.toContain(piece.trim().at(-1));
    expect(closing).not.toContain(piece.at(0));
  }
  expect(pieces.some((piece) => piece.startsWith('อร์'))).toBe(false);
});

test.each(tags)('%s: nothing is lost', (tag) => {
  for (const text of ['', 'a', '资金 费率 BTC', 'ค่าธรรมเนียม 2', 'رسوم 5%']) expect(breakText(text, tag).join('')).toBe(text);
});
