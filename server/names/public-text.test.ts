// What names and profiles may say to others, and what they may not.
import { describe, expect, test } from 'vitest';

import { isPublicText } from './public-text.ts';

describe('refused', () => {
  test.each([
    // Links and contacts.
    'Find me on https://example.com',
    'example.io has it all',
    'evil.example',
    'Buy at evil.example t.me/evil',
    'evil [dot] example',
    'evil dot com',
    'evil .example',
    'evil․example',
    'EVIL。com',
    'пример.рф',
    'x.com',
    '192.0.2.44',
    'Write to me: maria@example.com',
    'maria ＠ example',
    '@evil',
    'On Telegram as well',
    'te1egram',
    'Т ｅ l e g r a m',
    'whats app only',
    't.me/maria',
    '＋49 170 123 45 67',
    '0170 123 45 67',
    // The exchange and its house.
    'Meridian Support',
    'MERlDlAN',
    'M e r i d i a n',
    'Мeridian',
    'ϺΕRΙDΙΑΝ',
    'rneridian',
    'Меридиан',
    '🅼🅴🆁🅸🅳🅸🅰🅽',
    'TeamMeridian',
    'The official account',
    '0ffıcial',
    'Admin',
    'аdmin',
    '𝐀𝐝𝐦𝐢𝐧',
    'customer  service',
    ' House trend',
    'Ηouse',
    'Ноuѕе',
    'ʜᴏᴜsᴇ reversal',
    'H0use trend',
    'Høuse',
    'H-o-u-s-e',
    'My house trend',
    '“House” breakout',
    // Promises.
    'Profit guaranteed',
    'risk-free since 2020',
    // Letters that pass for others.
    'Βitcoin',
    'Grіd',
    'Ꭰaily',
    'трейdер',
    'παraδeigma',
  ])('%s', (text) => {
    expect(isPublicText(text)).toBe(false);
  });

  test.each([
    ['a zero-width space', 'Slow\u200bgrid'],
    ['a zero-width joiner', 'Slow\u200dgrid'],
    ['a right-to-left override', '\u202edirG wolS'],
    ['an isolate', '\u2067grid\u2069'],
    ['a soft hyphen', 'Slow\u00adgrid'],
    ['a Hangul filler', 'Slow\u3164grid'],
    ['an empty braille cell', 'Slow\u2800grid'],
    ['a line of its own', 'Slow\u2028grid'],
    ['U+0000', 'Slow\u0000grid'],
    ['half a character', 'Slow\ud800grid'],
    ['tag characters', 'Slow\u{e0067}grid'],
    ['marks on marks', 'g\u0300\u0301\u0302\u0303\u0304rid'],
    ['a variation selector on a letter', 'g\ufe0frid'],
  ])('%s', (_what, text) => {
    expect(isPublicText(text)).toBe(false);
  });
});

describe('allowed', () => {
  /** In each language of the product. */
  test.each([
    ['en-US', 'Maria O’Neill'],
    ['en-US', 'J. R. Smith-Jones'],
    ['en-US', 'J.R.Smith'],
    ['ko-KR', '김민준'],
    ['ko-KR', '비트코인 느린 추세'],
    ['ko-KR', 'BTC그리드'],
    ['ja-JP', '田中さくら'],
    ['ja-JP', '田中　太郎'],
    ['ja-JP', 'ビットコイン・グリッド'],
    ['ja-JP', 'BTCグリッド戦略'],
    ['vi-VN', 'Nguyễn Thị Hồng'],
    ['vi-VN', 'Lưới chậm BTC'],
    ['ru-RU', 'Александр Иванов'],
    ['ru-RU', 'Сетка на BTC'],
    ['ru-RU', 'Ёлка'],
    ['ru-RU', 'BTC-сетка 3х'],
    ['es-419', 'José Ñúñez'],
    ['it-IT', 'Niccolò D’Angelo'],
    ['fr-FR', 'Zoë Lefèvre'],
    ['de-DE', 'Jürgen Groß'],
    ['de-DE', 'Ich handle seit 2019 und mit höchstens 3-fachem Hebel.'],
    ['zh-Hans', '王小明'],
    ['zh-Hans', '只做趋势。'],
    ['zh-Hans', '比特币BTC网格'],
    ['zh-Hant', '陳大文'],
    ['zh-Hant-TW', '穩健ㄅㄆㄇ網格'],
    ['pt-BR', 'João Conceição'],
    ['id-ID', 'Budi Santoso'],
    ['th-TH', 'กิตติศักดิ์ น้ำใส'],
    ['th-TH', 'เทรดBTCช้าๆ'],
    ['pl-PL', 'Łukasz Żółć'],
    ['uk-UA', 'Олексій Ґалаґан'],
    ['uk-UA', 'Мар’яна Їжакевич'],
    ['pt-PT', 'Inês Magalhães'],
    ['es-ES', 'Íñigo Muñoz'],
    ['uz-UZ', 'Oʻktam Gʻaniyev'],
    ['uz-UZ', 'Ўктам Ғаниев'],
    ['ar', 'مضارب على المدى الطويل'],
    ['ar', 'مُحَمَّد العَلِيّ'],
    ['ar', 'شبكة BTC'],
    ['fil-PH', 'Mga Dela Cruz'],
    ['en-GB', 'Siân Price'],
    // Those who are no language of the product have names too.
    ['el', 'Νίκος Παπαδόπουλος'],
    ['he', 'דוד לוי'],
    ['hi', 'राजेश्वरी'],
    ['tr', 'İğdır Şahin'],
  ])('%s: %s', (_tag, text) => {
    expect(isPublicText(text)).toBe(true);
    expect(isPublicText(text.normalize('NFD'))).toBe(true);
  });

  test.each([
    'Slow trends in BTC and ETH, two or three trades a week.',
    '2 % of the account in each trade, stop at 1.5 %.',
    'The white house',
    'Warehouse 5',
    'Support and resistance',
    'Supporter of slow trends',
    'α-hunter',
    'BTC grid 90000–110000',
    'ETHUSDT.P 1.5x',
    'Grid 2025-01-15 (v2) + 5 %',
    'DCA @ 95000',
    'Slow grid 🐢',
    'Love ❤️ grid',
    'Crab-market 4h, max 12.5 %',
    'Grid $1000',
    '1000000 USDT',
  ])('%s', (text) => {
    expect(isPublicText(text)).toBe(true);
  });
});
