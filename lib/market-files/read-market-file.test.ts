// Files as people have them: each form with what a person reads in it, and each refusal with its line.
import { expect, test } from 'vitest';

import type { FileRefusal, MarketFile } from './market-file.ts';
import { readMarketFile } from './read-market-file.ts';

function read(text: string): MarketFile {
  const outcome = readMarketFile(text);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.file;
}
function refusal(text: string, limit?: number): FileRefusal {
  const outcome = readMarketFile(text, limit === undefined ? {} : { limit });
  if (outcome.ok) throw new Error('was read');
  return outcome.refusal;
}
const lines = (...rows: readonly string[]): string => rows.join('\n');

/** 22:14, 22:15 and 22:16 of 2023-11-14. */
const [first, last] = [Date.UTC(2023, 10, 14, 22, 14), Date.UTC(2023, 10, 14, 22, 16)];
const rising = '2000.00,2004.10,1999.00,2003.10,10.50';
const falling = '2006.20,2010.30,2005.20,2005.30,0.25';

/** Minutes in a form: its heading, and a row of each time with the fields that stand around a candle. */
const minutes = (heading: string, times: readonly string[], row: (time: string, candle: string) => string): string =>
  lines(...(heading === '' ? [] : [heading]), ...times.map((time, place) => row(time, place === 2 ? falling : rising)));
const inSeconds = ['1700000040', '1700000100', '1700000160'];
const inMs = inSeconds.map((time) => `${time}000`);
const inMicroseconds = inSeconds.map((time) => `${time}000000`);
const inNanoseconds = inSeconds.map((time) => `${time}000000000`);
const plain = 'timestamp,open,high,low,close,volume';
const plainRow = (time: string, candle: string): string => `${time},${candle}`;
const klineHeading = 'open_time,open,high,low,close,volume,close_time,quote_volume,count,taker_buy_volume,taker_buy_quote_volume,ignore';
const klineRow = (time: string, candle: string): string => `${time},${candle},${time},1,1,1,1,0`;

test.each([
  ['TradingView in seconds', 'TradingView', 's', minutes('time,open,high,low,close,Volume', inSeconds, plainRow)],
  [
    'TradingView in dates of another zone, and an indicator of its own',
    'TradingView',
    'iso',
    minutes(
      'time,open,high,low,close,Volume,Volume MA',
      ['2023-11-14T23:14:00+01:00', '2023-11-14T23:15:00+01:00', '2023-11-14T23:16:00+01:00'],
      (time, candle) => `${time},${candle},9.5`,
    ),
  ],
  ['Binance in milliseconds', 'Binance', 'ms', minutes(klineHeading, inMs, klineRow)],
  ['Binance in microseconds, without a heading', 'Binance', 'us', minutes('', inMicroseconds, klineRow)],
  [
    'freqtrade',
    'freqtrade',
    'iso',
    minutes(
      'date,open,high,low,close,volume',
      ['2023-11-14 22:14:00+00:00', '2023-11-14 22:15:00+00:00', '2023-11-14 22:16:00+00:00'],
      plainRow,
    ),
  ],
  ['Kraken', 'Kraken', 's', minutes('', inSeconds, (time, candle) => `${time},${candle},7`)],
  [
    'CryptoDataDownload, the newest first, behind an address',
    'CryptoDataDownload',
    'ms',
    minutes(
      'https://www.example.org/data\nunix,date,symbol,open,high,low,close,Volume ETH,Volume USD',
      inMs,
      (time, candle) => `${time},d,ETH/USDT,${candle},1`,
    )
      .split('\n')
      .toSorted((a, b) => (/^\d/.test(a) && /^\d/.test(b) ? b.localeCompare(a) : 0))
      .join('\n'),
  ],
  ['the own form', null, 'ms', minutes(plain, inMs, plainRow)],
  ['nanoseconds', null, 'ns', minutes(plain, inNanoseconds, plainRow)],
  [
    'dates without an offset',
    null,
    'iso-utc',
    minutes(plain, ['2023-11-14 22:14', '2023/11/14 22:15:00', '2023-11-14T22:16:00.000'], plainRow),
  ],
  ['no heading', null, 's', minutes('', inSeconds, plainRow)],
  ['a mark of UTF-8, and line ends of Windows', null, 'ms', `\uFEFF${minutes(plain, inMs, plainRow).replaceAll('\n', '\r\n')}\r\n`],
  ['semicolons', null, 'ms', minutes(plain, inMs, plainRow).replaceAll(',', ';')],
  ['tabs', null, 'ms', minutes(plain, inMs, plainRow).replaceAll(',', '\t')],
  [
    'quotes, and a space behind each comma',
    null,
    'ms',
    minutes(plain, inMs, plainRow)
      .replaceAll(/[^,\n]+/g, '"$&"')
      .replaceAll('",', '", ')
      .replaceAll(', "', ',"'),
  ],
  ['a heading in capitals with spaces', null, 'ms', minutes('Timestamp, Open, High, Low, Close, Volume', inMs, plainRow)],
  ['a separator behind each row', null, 'ms', minutes(plain, inMs, (time, candle) => `${time},${candle},`)],
] as const)('candles: %s', (_what, form, unit, text) => {
  const file = read(text);
  expect(file.report).toMatchObject({ form, units: [unit], rows: 3, fromMs: first, toMs: last + 60_000, passedOver: [] });
  if (file.of !== 'candles') throw new Error('these are trades');
  expect({ intervalMs: file.intervalMs, gaps: file.gaps, hasVolume: file.hasVolume }).toEqual({
    intervalMs: 60_000,
    gaps: 0,
    hasVolume: true,
  });
  const prices = ({ openMs, open, high, low, close, volume }: (typeof file.candles)[number]): unknown[] => [
    openMs,
    open,
    high,
    low,
    close,
    volume,
  ];
  expect(file.candles.map(prices)).toEqual([
    [first, '2000.00', '2004.10', '1999.00', '2003.10', '10.50'],
    [first + 60_000, '2000.00', '2004.10', '1999.00', '2003.10', '10.50'],
    [last, '2006.20', '2010.30', '2005.20', '2005.30', '0.25'],
  ]);
});

test('candles without volume have none, and say so', () => {
  const file = read(lines('time,open,high,low,close', '2023-11-14T22:14:00+00:00,1,2,1,2', '2023-11-14T22:15:00+00:00,2,3,2,3'));
  expect(file).toMatchObject({ hasVolume: false, candles: [{ volume: '0' }, { volume: '0' }] });
});

test.each([
  ['the own form', null, 'ms', lines('ts_ms,price,qty,taker_side', '1700000000000,2000.10,0.5,buy', '1700000001000,2000.20,0.4,sell')],
  ['the own form in seconds', null, 's', lines('ts_ms,price,qty,taker_side', '1700000000,2000.10,0.5,buy', '1700000001,2000.20,0.4,sell')],
  ['the own form without its heading', null, 'ms', lines('1700000000000,2000.10,0.5,buy', '1700000001000,2000.20,0.4,sell')],
  [
    'Binance',
    'Binance',
    'ms',
    lines(
      'id,price,qty,quote_qty,time,is_buyer_maker',
      '5001,2000.10,0.5,1000.05,1700000000000,false',
      '5002,2000.20,0.4,800.08,1700000001000,true',
    ),
  ],
  [
    'Binance in microseconds, without a heading',
    'Binance',
    'us',
    lines('5001,2000.10,0.5,1000.05,1700000000000456,False,True', '5002,2000.20,0.4,800.08,1700000001000999,True,True'),
  ],
  [
    'aggregates of Binance, without a heading',
    'Binance',
    'ms',
    lines('9,2000.10,0.5,5001,5001,1700000000000,False,True', '10,2000.20,0.4,5002,5003,1700000001000,True,True'),
  ],
  [
    'Bitget',
    'Bitget',
    'ms',
    lines(
      'trade_id,timestamp,price,side,volume(quote),size(base)',
      '1,1700000000000,2000.10,buy,1000.05,0.5',
      '2,1700000001000,2000.20,sell,800.08,0.4',
    ),
  ],
  [
    'Tardis',
    'Tardis',
    'us',
    lines(
      'exchange,symbol,timestamp,local_timestamp,id,side,price,amount',
      'somex,ETHUSDT,1700000000000000,1700000000100000,a,buy,2000.10,0.5',
      'somex,ETHUSDT,1700000001000000,1700000001100000,b,sell,2000.20,0.4',
    ),
  ],
  [
    'Bybit, seconds with a fraction, in capitals',
    'Bybit',
    's',
    lines(
      'timestamp,symbol,side,size,price,tickDirection,trdMatchID',
      '1700000000.0009,ETHUSDT,Buy,0.5,2000.10,PlusTick,a',
      '1700000001.0,ETHUSDT,Sell,0.4,2000.20,PlusTick,b',
    ),
  ],
] as const)('trades: %s', (_what, form, unit, text) => {
  const file = read(text);
  expect(file).toEqual({
    of: 'trades',
    trades: [
      { timeMs: 1_700_000_000_000, price: '2000.10', amount: '0.5', side: 'buy' },
      { timeMs: 1_700_000_001_000, price: '2000.20', amount: '0.4', side: 'sell' },
    ],
    sides: { buy: 1, sell: 1, unsaid: 0 },
    report: { form, units: [unit], fromMs: 1_700_000_000_000, toMs: 1_700_000_001_000, rows: 2, reordered: 0, passedOver: [] },
  });
});

test('trades of Kraken have no sides, and the sides that a recorder did not know are none', () => {
  expect(read(lines('1700000000,2000.1,0.5', '1700000001,2000.2,0.4'))).toMatchObject({
    report: { form: 'Kraken', units: ['s'] },
    sides: { buy: 0, sell: 0, unsaid: 2 },
  });
  const told = lines('timestamp,local_timestamp,side,price,amount', '1700000000000000,1700000000000000,unknown,1,1');
  expect(read(told)).toMatchObject({ trades: [{ side: null }] });
});

test('a gap is counted, a file in two units is one, and the order of lines does not matter', () => {
  const file = read(lines(plain, '1700000280000000,1,2,1,2,1', '1700000040000,1,2,1,2,1', '1700000100000,1,2,1,2,1'));
  expect(file).toMatchObject({ gaps: 2, intervalMs: 60_000, report: { rows: 3, units: ['us', 'ms'], reordered: 2 } });
});

test('what is no candle and no trade is passed over, with the first line of each reason', () => {
  const gaps = lines(
    plain,
    '1700000040000,1,2,1,2,1',
    '1700000100000,NaN,NaN,NaN,NaN,0',
    '',
    '1700000160000,1,2,1,2,1',
    'the end',
    '1700000220000,1,2,1,2,1',
    '1700000280000,,,,,',
    '1700000040000,1.0,2,1,2,1',
  );
  expect(read(gaps)).toMatchObject({
    gaps: 1,
    report: {
      rows: 3,
      passedOver: [
        { reason: 'number', count: 2, line: 3 },
        { reason: 'fields', count: 1, line: 6 },
        { reason: 'repeated', count: 1, line: 9 },
      ],
    },
  });
  const trades = lines('ts_ms,price,qty,taker_side', '1700000000000,0,1,buy', 'noon,1,1,buy', '1700000000000,1e3,5E-3,buy');
  expect(read(trades)).toMatchObject({
    trades: [{ price: '1000', amount: '0.005' }],
    report: {
      passedOver: [
        { reason: 'notPositive', count: 1, line: 2 },
        { reason: 'time', count: 1, line: 3 },
      ],
    },
  });
});

test('decimals are kept to their last digit', () => {
  const price = '0.123456789012345678901234567890';
  expect(read(lines('ts_ms,price,qty', `1700000000000,${price},123456789012345678901234.5`))).toMatchObject({
    trades: [{ price, amount: '123456789012345678901234.5' }],
  });
});

const trade = 'ts_ms,price,qty,taker_side';
const good = '1700000040000,1,2,1,2,1';
test.each([
  ['notText', 1, '', 'PK\u0003\u0004data.csv'],
  ['notText', 1, '', 't\0i\0m\0e\0'],
  ['empty', 1, '', ''],
  ['empty', 1, '', '\n\n'],
  ['unknownForm', 1, 'name, mail', lines('name,mail', 'a,b')],
  ['unknownForm', 1, '1, 2', lines('1,2', '3,4')],
  ['missingColumn', 1, 'ts_ms', lines('open,high,low,close', '1,2,1,2')],
  ['missingColumn', 2, 'close', lines('# of a tool', 'time,open,high,low', '1700000040,1,2,1')],
  ['missingColumn', 1, 'qty', lines('time,price', '1700000000,1')],
  ['twoColumns', 1, 'timestamp, time', lines('timestamp,time,open,high,low,close', '1700000040,1,1,2,1,2')],
  ['openQuote', 3, '', lines(plain, good, '"1700000100000,1,2,1,2,1', good)],
  ['oldTime', 3, '5000', lines(trade, '1700000000000,1,1,buy', '5000,1,1,buy')],
  ['oldTime', 2, '20231114', lines(plain, '20231114,1,2,1,2,1')],
  ['oldTime', 2, '1230767999999', lines(trade, '1230767999999,1,1,buy')],
  ['oldTime', 2, '2008-12-31', lines(plain, '2008-12-31,1,2,1,2,1')],
  ['oldTime', 2, '0', lines(trade, '0,1,1,buy')],
  ['dayFirst', 2, '02/03/2024', lines('date,open,high,low,close', '02/03/2024,1,2,1,2')],
  ['unknownSide', 2, 'hold', lines(trade, '1700000000000,1,1,hold')],
  ['unknownSide', 2, 'perhaps', lines('time,price,qty,is_buyer_maker', '1700000000000,1,1,perhaps')],
  ['noCandle', 3, '1, 2, 3, 2', lines(plain, good, '1700000100000,1,2,3,2,1')],
  ['noCandle', 2, '3, 2, 1, 2', lines(plain, '1700000100000,3,2,1,2,1')],
  ['twoCandles', 3, '2023-11-14T22:14:00.000Z', lines(plain, good, '1700000040000,1,2,1,1,1')],
  ['oneCandle', 2, '', lines(plain, good)],
  ['uneven', 4, '2023-11-14T22:16:30.000Z', lines(plain, good, '1700000100000,1,2,1,2,1', '1700000190000,1,2,1,2,1')],
  ['noRows', 2, '', lines(plain, '1700000040000,"2,5","2,5","2,5","2,5",1')],
  ['noRows', 2, '', lines(plain)],
] as const)('refused: %s in line %i', (fault, line, text, file) => {
  expect(refusal(file)).toMatchObject({ fault, line, text });
});

test('a refusal of a file without a row says why its first line is none', () => {
  expect(refusal(lines(plain, '1700000040000,NaN,NaN,NaN,NaN,1'))).toMatchObject({ fault: 'noRows', line: 2, reason: 'number' });
});

test('more candles than are taken are refused, those of gaps counted', () => {
  expect(readMarketFile(lines(plain, good, '1700000100000,1,2,1,2,1'), { limit: 2 }).ok).toBe(true);
  expect(refusal(lines(plain, good, '1700000100000,1,2,1,2,1', '1700000220000,1,2,1,2,1'), 3)).toMatchObject({
    fault: 'tooMany',
    line: 4,
    limit: 3,
  });
  expect(refusal(lines(plain, good, '1700000100000,1,2,1,2,1'), 1)).toMatchObject({ fault: 'tooMany', line: 3, limit: 1 });
});
