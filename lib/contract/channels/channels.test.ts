// The parts of the channels' contract that both sides compute for themselves.
import { describe, expect, test } from 'vitest';

import { bucketStart } from '../kline-bucket.ts';
import { readCandleKey } from './candle.ts';
import { crc32 } from './crc32.ts';
import { depthChecksum } from './depth.ts';

test('CRC-32 gives the check values of the standard', () => {
  expect(crc32('123456789')).toBe(0xcbf43926);
  expect(crc32('The quick brown fox jumps over the lazy dog')).toBe(0x414fa339);
  expect(crc32('')).toBe(0);
});

describe('the checksum of a book', () => {
  test('takes bids and asks in turn; the longer side goes on alone', () => {
    const book = {
      bids: [
        ['99', '1'],
        ['98', '2'],
      ],
      asks: [['100', '3']],
    } satisfies { bids: [string, string][]; asks: [string, string][] };
    expect(depthChecksum(book)).toBe(crc32('99:1:100:3:98:2'));
    expect(depthChecksum({ bids: [], asks: book.asks })).toBe(crc32('100:3'));
    expect(depthChecksum({ bids: [], asks: [] })).toBe(0);
  });

  test('ends with the 25th level', () => {
    const side = (from: number): [string, string][] => Array.from({ length: 30 }, (_, rank) => [String(from + rank), '1']);
    const short = { bids: side(1).slice(0, 25), asks: side(100).slice(0, 25) };
    expect(depthChecksum({ bids: side(1), asks: side(100) })).toBe(depthChecksum(short));
  });

  test('sees 1.0 and 1.00 as different', () => {
    expect(depthChecksum({ bids: [['1', '1.0']], asks: [] })).not.toBe(depthChecksum({ bids: [['1', '1.00']], asks: [] }));
  });
});

test('candle keys', () => {
  expect(readCandleKey('BTCUSDT:1m')).toEqual({ symbol: 'BTCUSDT', interval: '1m' });
  expect(readCandleKey('BTCUSDT:realtime')).toEqual({ symbol: 'BTCUSDT', interval: 'realtime' });
  expect(['BTCUSDT', 'BTCUSDT:', 'BTCUSDT:7m', ':1m', 'btc:1m', 'BTCUSDT:1m:2', 'BTCUSDT:toString'].map(readCandleKey)).toEqual(
    Array(7).fill(null),
  );
});

test.each([
  // 2026-11-20 is a Friday; 20,777 days after 1970-01-01, which is 6,925 times three days and two
  ['1s', '2026-11-20T13:47:31.234Z', '2026-11-20T13:47:31Z'],
  ['5m', '2026-11-20T13:47:31.234Z', '2026-11-20T13:45:00Z'],
  ['8H', '2026-11-20T13:47:31.234Z', '2026-11-20T08:00:00Z'],
  ['1D', '2026-11-20T13:47:31.234Z', '2026-11-20T00:00:00Z'],
  ['3D', '2026-11-20T13:47:31.234Z', '2026-11-18T00:00:00Z'],
  ['1W', '2026-11-20T13:47:31.234Z', '2026-11-16T00:00:00Z'],
  ['1W', '2026-11-16T00:00:00.000Z', '2026-11-16T00:00:00Z'],
  ['1M', '2026-11-20T13:47:31.234Z', '2026-11-01T00:00:00Z'],
  ['3M', '2026-11-20T13:47:31.234Z', '2026-10-01T00:00:00Z'],
] as const)('the %s candle of %s begins at %s', (interval, moment, start) => {
  expect(bucketStart(interval, Date.parse(moment))).toBe(Date.parse(start));
});
