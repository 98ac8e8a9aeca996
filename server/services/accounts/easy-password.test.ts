// Passwords that are guessed first are refused; long plain words of one's own are welcome.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { isEasyPassword } from './easy-password.ts';

const email = 'satoshi.trader@example.com';

describe('too easy', () => {
  test.each([
    'password123',
    'PassWord123',
    'ｐａｓｓｗｏｒｄ１２３',
    'qwertyuiop',
    '1234567890',
    '0987654321',
    'aaaaaaaaaaaa',
    'abababababab',
    'abcdefghijkl',
    'abcabcabcabc',
    'passwordpassword',
    'satoshi.trader',
    'satoshi.trader99',
    'satoshi.trader@example.com',
    'password12345678',
    'Password!2024!!!',
    'qwertyuiop123456',
    'meridian-exchange-2026',
    'satoshitrader1234',
    'monkeydragon11111',
    'bitcoin bitcoin 99',
    '777777777777777',
    'PolniyPizdec0211',
  ])('%s', (password) => expect(isEasyPassword(password, email)).toBe(true));
});

test('each of the 3,000 most common ones that are long enough', () => {
  const common = readFileSync(new URL('./common-long-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  expect([new Set(common).size, common.every((password) => password.length >= 15)]).toEqual([3000, true]);
  expect(common.filter((password) => !isEasyPassword(password.toUpperCase(), email))).toEqual([]);
});

describe('welcome', () => {
  test.each([
    'correct horse battery staple',
    'vier mal sieben',
    'пароль мой долгий',
    '比特幣很好玩的密碼啊喂',
    'tr0ub4dor&3x',
    'blue window seat',
    'all of one kind here',
    '830275194460318',
    'bitcoin for my grandmother',
    'the monkey and the dragon',
    'zqxjkvbwypmghfl',
  ])('%s', (password) => expect(isEasyPassword(password, email)).toBe(false));
});
