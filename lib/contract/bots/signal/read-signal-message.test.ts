// Alerts in the published forms, and what each is read as.
import { describe, expect, test } from 'vitest';

import { namedMarket } from './named-market.ts';
import { readSignalMessage } from './read-signal-message.ts';

const plain = { action: 'ENTER_LONG', instrument: 'BTC-USDT-SWAP', signalToken: 'abc', timestamp: '2026-01-05T12:00:00Z' };
const read = (fields: object) => {
  const reading = readSignalMessage(JSON.stringify(fields));
  return 'read' in reading ? reading.read : reading.problem;
};

test('the plain form with nothing but what it must have: at the market, without a size, a minute old at most', () => {
  expect(readSignalMessage(JSON.stringify(plain))).toEqual({
    token: 'abc',
    read: {
      action: 'ENTER_LONG',
      instrument: 'BTC-USDT-SWAP',
      timestampMs: Date.UTC(2026, 0, 5, 12),
      maxLagMs: 60_000,
      orderType: 'market',
      offset: '0',
      size: null,
      includesClose: false,
    },
    identity: { by: 'fields', text: expect.any(String) },
  });
});

test.each([
  ['2026-01-05T12:00:00Z', Date.UTC(2026, 0, 5, 12)],
  ['2026-01-05T12:00:00.250Z', Date.UTC(2026, 0, 5, 12, 0, 0, 250)],
  ['2026-01-05T13:00:00+01:00', Date.UTC(2026, 0, 5, 12)],
  ['2026-01-05 12:00:00', Date.UTC(2026, 0, 5, 12)],
  [1_767_614_400, Date.UTC(2026, 0, 5, 12)],
  ['1767614400123', Date.UTC(2026, 0, 5, 12, 0, 0, 123)],
])('the time %s', (timestamp, ms) => {
  expect(read({ ...plain, timestamp })).toMatchObject({ timestampMs: ms });
});

test.each([
  [
    { investmentType: 'margin', amount: 100 },
    { investmentType: 'margin', amount: '100' },
  ],
  [
    { investmentType: 'contract', amount: '0.5' },
    { investmentType: 'contract', amount: '0.5' },
  ],
  [
    { investmentType: 'base', amount: 1.5e-7 },
    { investmentType: 'contract', amount: '0.00000015' },
  ],
  [
    { investmentType: 'percentage_balance', amount: '50%' },
    { investmentType: 'percentage_balance', amount: '50' },
  ],
  [
    { investmentType: 'percentage_investment', amount: '10' },
    { investmentType: 'percentage_investment', amount: '10' },
  ],
  [
    { action: 'EXIT_SHORT', investmentType: 'percentage_position', amount: '25' },
    { investmentType: 'percentage_position', amount: '25' },
  ],
])('the size %o', (more, size) => {
  expect(read({ ...plain, ...more })).toMatchObject({ size });
});

test.each([
  [
    { orderType: 'limit', orderPriceOffset: '0.1' },
    { orderType: 'limit', offset: '0.1' },
  ],
  [{ orderType: 'limit' }, { orderType: 'limit', offset: '0' }],
  [
    { orderType: 'MARKET', orderPriceOffset: '5' },
    { orderType: 'market', offset: '0' },
  ],
  [{ maxLag: 5 }, { maxLagMs: 5000 }],
  [{ action: 'exit_long' }, { action: 'EXIT_LONG' }],
])('%o', (more, expected) => {
  expect(read({ ...plain, ...more })).toMatchObject(expected);
});

describe('the form that strategies of TradingView fill in', () => {
  const sized = { investmentType: 'base', amount: '2' };
  test.each([
    ['buy', 'flat', 'long', { action: 'ENTER_LONG', includesClose: false, size: { investmentType: 'contract', amount: '2' } }],
    ['sell', 'flat', 'short', { action: 'ENTER_SHORT', includesClose: false }],
    ['buy', 'long', 'long', { action: 'ENTER_LONG', includesClose: false }],
    ['sell', 'short', 'short', { action: 'ENTER_SHORT', includesClose: false }],
    // A part is closed by its size, all without one.
    ['sell', 'long', 'long', { action: 'EXIT_LONG', size: { investmentType: 'contract', amount: '2' } }],
    ['buy', 'short', 'short', { action: 'EXIT_SHORT', size: { investmentType: 'contract', amount: '2' } }],
    ['sell', 'long', 'flat', { action: 'EXIT_LONG', size: null }],
    ['buy', 'short', 'flat', { action: 'EXIT_SHORT', size: null }],
    // The order of a turn holds what it closes.
    ['sell', 'long', 'short', { action: 'ENTER_SHORT', includesClose: true }],
    ['buy', 'short', 'long', { action: 'ENTER_LONG', includesClose: true }],
    ['buy', 'flat', 'flat', { field: 'action' }],
    ['sell', 'flat', 'long', { field: 'action' }],
  ])('%s from %s to %s', (action, prevMarketPosition, marketPosition, expected) => {
    expect(read({ ...plain, ...sized, id: 'Long', action, prevMarketPosition, marketPosition })).toMatchObject(expected);
  });
});

test.each([
  ['no JSON', 'buy now', 'message'],
  ['a list', '[1]', 'message'],
  ['no action', JSON.stringify({ ...plain, action: undefined }), 'action'],
  ['another action', JSON.stringify({ ...plain, action: 'buy' }), 'action'],
  ['a time that is none', JSON.stringify({ ...plain, timestamp: '{{timenow}}' }), 'timestamp'],
  ['no market', JSON.stringify({ ...plain, instrument: ' ' }), 'instrument'],
  ['a lag of none', JSON.stringify({ ...plain, maxLag: 0 }), 'maxLag'],
  ['a lag of more than an hour', JSON.stringify({ ...plain, maxLag: 3601 }), 'maxLag'],
  ['another order', JSON.stringify({ ...plain, orderType: 'stop' }), 'orderType'],
  ['an offset beyond the price', JSON.stringify({ ...plain, orderType: 'limit', orderPriceOffset: 100 }), 'orderPriceOffset'],
  ['a size without a kind', JSON.stringify({ ...plain, amount: '1' }), 'investmentType'],
  ['a kind without a size', JSON.stringify({ ...plain, investmentType: 'margin' }), 'amount'],
  ['a size below zero', JSON.stringify({ ...plain, investmentType: 'margin', amount: '-1' }), 'amount'],
  ['more than all', JSON.stringify({ ...plain, investmentType: 'percentage_balance', amount: '101' }), 'amount'],
  ['an entry by the position', JSON.stringify({ ...plain, investmentType: 'percentage_position', amount: '50' }), 'investmentType'],
])('%s is refused by name', (_, text, field) => {
  expect(readSignalMessage(text)).toMatchObject({ problem: { field } });
});

// Forms that people have, each read or refused by the field that is doubtful.
describe('the forms of common bridges', () => {
  const entry = { action: 'ENTER_LONG', timestampMs: Date.UTC(2026, 0, 5, 12), orderType: 'market' };
  const { timestamp } = plain;
  test.each([
    [
      'optional fields that a template fills with nothing',
      { ...plain, investmentType: '', amount: '', maxLag: '', orderType: '' },
      { ...entry, instrument: 'BTC-USDT-SWAP', size: null, maxLagMs: 60_000 },
    ],
    [
      'symbol and qty',
      {
        action: 'buy',
        symbol: 'BTCUSDT.P',
        qty: '0.01',
        marketPosition: 'long',
        prevMarketPosition: 'flat',
        signalToken: 'abc',
        timestamp,
      },
      { ...entry, instrument: 'BTCUSDT.P', size: { investmentType: 'contract', amount: '0.01' }, stated: 'long' },
    ],
    [
      'snake case with a ticker and a secret',
      {
        secret: 'abc',
        ticker: 'BTCUSDT.P',
        action: 'buy',
        contracts: '0.01',
        market_position: 'long',
        prev_market_position: 'flat',
        timestamp,
      },
      { ...entry, instrument: 'BTCUSDT.P', size: { investmentType: 'contract', amount: '0.01' } },
    ],
    ['a name of ccxt', { ...plain, instrument: 'BTC/USDT:USDT' }, { ...entry, instrument: 'BTC/USDT:USDT' }],
    ['the published name before others', { ...plain, symbol: 'ETHUSDT', side: 'sell' }, { ...entry, instrument: 'BTC-USDT-SWAP' }],
    [
      'flat without where it came from',
      { ...plain, action: 'sell', marketPosition: 'flat' },
      { action: 'EXIT_LONG', size: null, stated: 'flat' },
    ],
    ['a signed size of the position', { ...plain, action: 'EXIT_SHORT', position_size: '-0.5' }, { action: 'EXIT_SHORT', stated: 'short' }],
  ])('%s', (_, form, expected) => {
    for (const mark of ['', '\uFEFF'])
      expect(readSignalMessage(mark + JSON.stringify(form))).toMatchObject({ token: 'abc', read: expected });
  });

  test.each([
    ['two names that differ', { ...plain, instrument: undefined, symbol: 'BTCUSDT', ticker: 'ETHUSDT' }, 'ticker'],
    ['a size of an unknown measure', { ...plain, size: '5' }, 'size'],
    ['a plain buy for both sides', { ...plain, action: 'buy' }, 'action'],
    ['a position that is none', { ...plain, action: 'buy', marketPosition: '{{strategy.market_position}}' }, 'marketPosition'],
    ['an entry that does not lead to its position', { ...plain, market_position: 'flat' }, 'action'],
    ['a size against its position', { ...plain, marketPosition: 'long', position_size: '-1' }, 'position_size'],
    ['a list in place of a text', { ...plain, amount: ['1'] }, 'amount'],
  ])('%s is refused by name', (_, form, field) => {
    expect(readSignalMessage(JSON.stringify(form))).toMatchObject({ token: 'abc', problem: { field } });
  });

  test.each([
    ['long', 'buy', 'ENTER_LONG'],
    ['long', 'sell', 'EXIT_LONG'],
    ['short', 'sell', 'ENTER_SHORT'],
    ['short', 'BUY', 'EXIT_SHORT'],
  ] as const)('of a bot that takes %s alone a plain %s is %s', (direction, action, expected) => {
    expect(readSignalMessage(JSON.stringify({ ...plain, action }), { direction, mapping: null })).toMatchObject({
      read: { action: expected },
    });
  });
});

test('a mapping says which field is which, what words mean, and what says nothing', () => {
  const sent = { auth: 'abc', order: { what: 'Open Long', coins: 0.5 }, size: '9', when: 1_767_614_400 };
  const mapping = {
    fields: {
      signalToken: { from: 'auth' },
      action: { from: 'order.what' },
      amount: { from: 'order.coins' },
      investmentType: { value: 'base' },
      instrument: { value: 'BTCUSDT' },
      timestamp: { from: 'when' },
    },
    words: { 'open long': 'ENTER_LONG' },
    ignores: ['size'],
  } as const;
  expect(readSignalMessage(JSON.stringify(sent), { direction: 'both', mapping })).toMatchObject({
    token: 'abc',
    read: {
      action: 'ENTER_LONG',
      instrument: 'BTCUSDT',
      size: { investmentType: 'contract', amount: '0.5' },
      timestampMs: Date.UTC(2026, 0, 5, 12),
    },
  });
  // A mapped name means nothing else: `token` is no secret any more, and a missing field is missing.
  expect(readSignalMessage(JSON.stringify({ ...sent, auth: undefined, token: 'abc' }), { direction: 'both', mapping }).token).toBe(null);
  expect(readSignalMessage('{"auth":"abc","action":"ENTER_LONG"}', { direction: 'both', mapping })).toMatchObject({
    problem: { field: 'action' },
  });
});

test('what names a message: its id, otherwise all its fields but the token in whichever order, and without a time its text', () => {
  const identity = (form: object) => {
    const reading = readSignalMessage(JSON.stringify(form));
    return 'identity' in reading ? reading.identity : reading.problem;
  };
  expect(identity({ ...plain, id: 'TP1' })).toEqual({ by: 'id', text: 'TP1' });
  const { action, ...others } = plain;
  expect(identity({ ...others, signalToken: '', action })).toEqual(identity(plain));
  expect(identity({ ...plain, amount: '1', investmentType: 'base' })).not.toEqual(identity(plain));
  expect(identity({ ...plain, timestamp: '' })).toMatchObject({ by: 'bytes' });
});

const markets = ['BTCUSDT_UMCBL', 'ETHUSDT_UMCBL', 'BTCPERP_CMCBL', 'BTCUSDT'].map((symbol) => ({ symbol }));
test.each([
  ['BTCUSDT', 'BTCUSDT'],
  ['BTCUSDT_UMCBL', 'BTCUSDT_UMCBL'],
  ['BITGET:BTCUSDT.P', 'BTCUSDT_UMCBL'],
  ['BTC-USDT-SWAP', 'BTCUSDT_UMCBL'],
  ['eth/usdt', 'ETHUSDT_UMCBL'],
  ['ETHUSDTPERP', 'ETHUSDT_UMCBL'],
  ['BTC-PERP', 'BTCPERP_CMCBL'],
  ['SOLUSDT', null],
  ['BTC/USDT:USDT', 'BTCUSDT_UMCBL'],
  ['eth/usdt:usdt', 'ETHUSDT_UMCBL'],
  ['BTC/USDT:USDT-261225', null],
  ['BTC/USDT:ETH', null],
])('%s means %s', (instrument, symbol) => {
  expect(namedMarket(markets, instrument)?.symbol ?? null).toBe(symbol);
});
