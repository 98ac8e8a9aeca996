import { expect, test } from 'vitest';

import { csvOf } from './csv.ts';

test.each([
  ['plain', [['BTC/USDT', '1.50']], 'BTC/USDT,1.50\r\n'],
  ['a comma, a quote and a line break', [['a,b', 'say "hi"', 'two\nlines']], '"a,b","say ""hi""","two\nlines"\r\n'],
  ['what a spreadsheet would run', [['=1+1', '+A1', '@sum', '-A1', '\tx']], "'=1+1,'+A1,'@sum,'-A1,'\tx\r\n"],
  ['negative numbers', [['-1.5', '-0']], '-1.5,-0\r\n'],
  ['digits beyond a float', [['123456789012345678.123456789012345678']], '123456789012345678.123456789012345678\r\n'],
  ['nothing', [], ''],
])('%s', (_, rows, lines) => {
  expect(csvOf(['h'], rows)).toBe(`\uFEFFh\r\n${lines}`);
});
