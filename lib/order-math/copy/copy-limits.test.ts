// The limits of a copy's terms at their edges, and a change that touches nothing but what it names.
import { expect, test } from 'vitest';

import { type CopyTerms, firstCopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { copyRangeProblems, withCopyEdit } from './copy-limits.ts';

const terms: CopyTerms = {
  ...firstCopyTerms,
  investment: '100',
  leverage: 5,
  maxAmount: '50',
  takeProfitRate: '0.2',
  stopLossRate: '0.1',
  totalStopRate: '0.3',
  dailyStopRate: '0.05',
};
const market = { ...terms, symbol: 'BTCUSDT', isLeftOut: false };

test.each([
  ['leverage', null],
  ['maxAmount', null],
  ['takeProfitRate', null],
  ['stopLossRate', null],
  ['totalStopRate', null],
  ['dailyStopRate', null],
  ['leverage', 7],
  ['maxAmount', '60'],
  ['takeProfitRate', '0.4'],
  ['stopLossRate', '0.2'],
  ['totalStopRate', '0.4'],
  ['dailyStopRate', '0.06'],
  ['maxSlippage', '0.01'],
  ['marginMode', 'cross'],
  ['mirrorsMargin', true],
  ['sellsAtEnd', false],
  ['sizing', { by: 'amount', amount: '5' }],
  ['markets', [market]],
] as const)('an edit of %s to %s changes that alone', (field, value) => {
  expect(withCopyEdit(terms, { [field]: value })).toEqual({ ...terms, [field]: value });
});

test('an edit of nothing leaves all as it was', () => expect(withCopyEdit(terms, {})).toEqual(terms));

const codes = (change: Partial<CopyTerms>, line: 'spot' | 'futures' = 'futures'): readonly string[] =>
  copyRangeProblems({ ...terms, ...change }, line).map(({ field, code }) => `${field} ${code}`);

test.each<[string, Partial<CopyTerms>, readonly string[]]>([
  ['the lowest values', { leverage: 1, maxSlippage: '0.0001', takeProfitRate: '0.001', stopLossRate: '0.001', totalStopRate: '0.01' }, []],
  ['the highest values', { leverage: 200, maxSlippage: '0.1', takeProfitRate: '10', stopLossRate: '0.99', dailyStopRate: '0.99' }, []],
  ['no limits at all', { leverage: null, maxAmount: null, takeProfitRate: null, stopLossRate: null, totalStopRate: null }, []],
  ['leverage 0', { leverage: 0 }, ['leverage invalidLeverage']],
  ['leverage 201', { leverage: 201 }, ['leverage invalidLeverage']],
  ['leverage 2.5', { leverage: 2.5 }, ['leverage invalidLeverage']],
  ['nothing put in', { investment: '0' }, ['investment invalidField']],
  ['a largest position of nothing', { maxAmount: '0' }, ['maxAmount invalidField']],
  ['a slippage below its least', { maxSlippage: '0.00009' }, ['maxSlippage termOutOfRange']],
  ['a take profit beyond its most', { takeProfitRate: '10.1' }, ['takeProfitRate termOutOfRange']],
  ['a stop of all', { stopLossRate: '1' }, ['stopLossRate termOutOfRange']],
  ['a total stop below its least', { totalStopRate: '0.009' }, ['totalStopRate termOutOfRange']],
  ['a daily stop below its least', { dailyStopRate: '0.009' }, ['dailyStopRate termOutOfRange']],
  ['a share of the equity', { sizing: { by: 'equity' } }, []],
  ['a multiplier beyond its most', { sizing: { by: 'multiplier', multiplier: '101' } }, ['sizing termOutOfRange']],
  ['an amount of nothing', { sizing: { by: 'amount', amount: '0' } }, ['sizing invalidField']],
  ['a quantity of nothing', { sizing: { by: 'quantity', quantity: '0' } }, ['sizing invalidField']],
  ['a market named twice', { markets: [market, market] }, ['markets invalidField']],
  ['a wrong value of a market', { markets: [{ ...market, stopLossRate: '2' }] }, ['markets termOutOfRange']],
])('%s', (_, change, expected) => expect(codes(change)).toEqual(expected));

test('spot has no leverage', () => {
  expect(codes({ leverage: 1 }, 'spot')).toEqual(['leverage invalidLeverage']);
  expect(codes({ leverage: null }, 'spot')).toEqual([]);
});
