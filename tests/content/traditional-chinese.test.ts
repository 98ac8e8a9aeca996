// Texts in Traditional Chinese hold no simplified sign: one that Big5, the code of Taiwan and Hong Kong, does not know.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The signs of the code itself, without later extensions, which took simplified signs in. */
function signsOfBig5(): ReadonlySet<string> {
  const decoder = new TextDecoder('big5');
  const signs = new Set<string>();
  for (let lead = 0xa4; lead <= 0xf9; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1) for (const sign of decoder.decode(new Uint8Array([lead, trail]))) signs.add(sign);
  return signs;
}

const known = signsOfBig5();
const foreign = (text: string): string[] => (text.match(/\p{Script=Han}/gu) ?? []).filter((sign) => !known.has(sign));

test('simplified signs are told from traditional ones', () => {
  expect(foreign('這裡的語言和運作，開啟帳戶')).toEqual([]);
  expect(foreign('这里的语言和运作')).toEqual(['这', '语', '运']);
});

const folders = ['zh-Hant', 'zh-Hant-TW'].flatMap((tag) => [
  join('locales', tag),
  // A kind that is not translated yet reads in English.
  ...readdirSync('content')
    .map((kind) => join('content', kind, tag))
    .filter((folder) => existsSync(folder)),
]);
test.each(folders)('%s', (folder) => {
  for (const name of readdirSync(folder)) {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n');
    const faults = lines.flatMap((line, at) => (foreign(line).length === 0 ? [] : [`${name}:${at + 1} ${foreign(line).join('')}`]));
    expect(faults).toEqual([]);
  }
});
