// The calculator against printed examples: each row names where its numbers come from.
import { describe, expect, test } from 'vitest';

import {
  answerEntry,
  answerLiquidation,
  answerMaxOpen,
  answerPnl,
  answerTarget,
  leverageBound,
  type CalculatorTerms,
} from './calculate.ts';
import { editCalculator, newCalculator, type CalculatorDraft } from './calculator-draft.ts';

const terms: CalculatorTerms = {
  contract: { settle: 'quote' },
  tiers: [
    { upTo: '200000', maxLeverage: '150', maintenanceRate: '0.004' },
    { upTo: '1000000', maxLeverage: '100', maintenanceRate: '0.005' },
  ],
  takerFeeRate: '0.0006',
  liquidationFeeRate: '0.0006',
  volumePlace: 3,
};
const inverse: CalculatorTerms = { ...terms, contract: { settle: 'coin', sizeUnit: 'usd' } };
const draft = (more: Partial<CalculatorDraft>): CalculatorDraft => ({
  ...newCalculator({ price: '100', leverage: '10', balance: '' }),
  ...more,
});

describe('profit and return', () => {
  // Golden rows pn-04, pn-05, pn-18, of the venue's help pages; pn-08 of an inverse contract.
  test.each([
    ['long', '0.3', '27000', '27500', '10', 150, 810],
    ['short', '0.4', '27000', '26500', '10', 200, 1080],
    ['long', '0.5', '60000', '61000', '20', 500, 1500],
  ] as const)('%s %s from %s to %s at %s×', (side, size, entryPrice, exitPrice, leverage, pnl, margin) => {
    const answer = answerPnl(terms, draft({ side, size, entryPrice, exitPrice, leverage }));
    expect(Number(answer?.pnl)).toBeCloseTo(pnl, 8);
    expect(Number(answer?.margin)).toBeCloseTo(margin, 8);
    expect(Number(answer?.returnRate)).toBeCloseTo(pnl / margin, 8);
    // Taker both ways.
    const fees = Number(size) * (Number(entryPrice) + Number(exitPrice)) * 0.0006;
    expect(Number(answer?.fees)).toBeCloseTo(fees, 8);
    expect(Number(answer?.net)).toBeCloseTo(pnl - fees, 8);
  });

  test('15,000 dollars of an inverse contract from 750 to 800 bring 1.25 coins', () => {
    expect(Number(answerPnl(inverse, draft({ size: '15000', entryPrice: '750', exitPrice: '800' }))?.pnl)).toBeCloseTo(1.25, 8);
  });

  test.each([{ size: '' }, { size: '0' }, { exitPrice: '' }, { leverage: '' }, { entryPrice: '0' }])('nothing is said of %o', (gap) => {
    expect(answerPnl(terms, draft({ size: '1', exitPrice: '110', ...gap }))).toBeNull();
  });
});

describe('target price', () => {
  test.each([
    ['long', 'return', 'gain', '50', '105'],
    ['short', 'return', 'gain', '50', '95'],
    ['long', 'return', 'loss', '50', '95'],
    ['long', 'change', 'gain', '5', '105'],
    ['long', 'pnl', 'gain', '20', '110'],
    ['short', 'pnl', 'loss', '20', '110'],
  ] as const)('%s, %s, a %s of %s', (side, targetBy, outcome, wanted, price) => {
    expect(answerTarget(terms, draft({ side, targetBy, outcome, wanted, size: '2' }))).toBe(price);
  });

  test('what the target asks for is what its price brings', () => {
    const asked = draft({ side: 'short', wanted: '37.5', size: '3', entryPrice: '88505.2', leverage: '25' });
    const exitPrice = answerTarget(terms, asked) ?? '';
    expect(Number(answerPnl(terms, { ...asked, exitPrice })?.returnRate)).toBeCloseTo(0.375, 12);
  });
});

describe('liquidation price', () => {
  test('isolated: margin and entry alone', () => {
    const answer = answerLiquidation(terms, draft({ size: '1', entryPrice: '28000', leverage: '100', side: 'short' }));
    // (280 + 28,000) ÷ (1 × (1 + 0.0046))
    expect(Number(answer?.liquidationPrice)).toBeCloseTo(28_280 / 1.0046, 8);
    expect(answer?.tier).toBe(1);
    expect(Number(answer?.initialMargin)).toBeCloseTo(280, 8);
  });

  test('added margin moves it away', () => {
    const at = draft({ size: '1', entryPrice: '28000', leverage: '100' });
    expect(Number(answerLiquidation(terms, at)?.liquidationPrice)).toBeCloseTo((28_000 - 280) / 0.9954, 8);
    expect(Number(answerLiquidation(terms, { ...at, addedMargin: '720' })?.liquidationPrice)).toBeCloseTo((28_000 - 1000) / 0.9954, 8);
  });

  test('cross: the whole balance stands behind it', () => {
    const at = draft({ marginMode: 'cross', size: '1', entryPrice: '28000', leverage: '100', balance: '1000' });
    expect(Number(answerLiquidation(terms, at)?.liquidationPrice)).toBeCloseTo((28_000 - 1000) / 0.9954, 8);
    expect(answerLiquidation(terms, { ...at, balance: '' })).toBeNull();
    expect(answerLiquidation(terms, { ...at, balance: '50000' })?.liquidationPrice).toBeNull();
  });

  test('a value beyond the first tier is judged by the second', () => {
    const at = draft({ marginMode: 'cross', size: '10', entryPrice: '30000', leverage: '50', balance: '6000' });
    // 300,000: rate 0.005 + 0.0006, deduction 200 × 1; (6,000 + 200 − 300,000) ÷ (10 × (0.0056 − 1))
    expect(Number(answerLiquidation(terms, at)?.liquidationPrice)).toBeCloseTo(293_800 / 9.944, 8);
  });
});

test('the most that opens: within the balance, and within the tier of the leverage', () => {
  expect(answerMaxOpen(terms, draft({ balance: '1000', leverage: '10', entryPrice: '30000' }))).toEqual({ size: '0.333', value: '9990' });
  // 120× is for 200,000 at most.
  expect(answerMaxOpen(terms, draft({ balance: '100000', leverage: '120', entryPrice: '50000' }))).toEqual({ size: '4', value: '200000' });
  expect(answerMaxOpen(terms, draft({ balance: '' }))).toBeNull();
});

describe('average entry', () => {
  const fills = (...rows: readonly (readonly [string, string])[]) => ({ fills: rows.map(([size, price], id) => ({ id, size, price })) });

  // Golden rows pn-02 and, of an inverse contract, pn-14.
  test('of printed fills', () => {
    expect(Number(answerEntry(terms, draft(fills(['0.1', '30000'], ['0.2', '31000'])))?.price)).toBeCloseTo(30_666.666_666_67, 8);
    expect(answerEntry(inverse, draft(fills(['1000', '5000'], ['2000', '6000'])))).toEqual({ price: '5625', size: '3000' });
  });

  test('empty lines are passed over; none at all is no answer', () => {
    expect(answerEntry(terms, draft(fills(['1', '100'], ['', ''], ['2', ''])))).toEqual({ price: '100', size: '1' });
    expect(answerEntry(terms, draft(fills(['', ''])))).toBeNull();
  });
});

test('leverage is bounded by the tier of the size', () => {
  expect(leverageBound(terms, draft({ size: '' }))).toBe('150');
  expect(leverageBound(terms, draft({ size: '2000', entryPrice: '100' }))).toBe('150');
  expect(leverageBound(terms, draft({ size: '2000.1', entryPrice: '100' }))).toBe('100');
  expect(leverageBound(terms, draft({ size: '10001', entryPrice: '100' }))).toBeNull();
  expect(leverageBound(inverse, draft({ size: '200001', entryPrice: '100' }))).toBe('100');
});

test('fills are added and removed, but one stays; other fields are kept from question to question', () => {
  const start = newCalculator({ price: '100', leverage: '10', balance: '5' });
  const three = editCalculator(start, { addFill: true });
  expect(three.fills.map(({ id }) => id)).toEqual([1, 2, 3]);
  const one = editCalculator(editCalculator(three, { removeFill: 1 }), { removeFill: 2 });
  expect(editCalculator(one, { removeFill: 3 }).fills.map(({ id }) => id)).toEqual([3]);
  expect(editCalculator(one, { fill: 3, part: { price: '7' } }).fills[0]).toEqual({ id: 3, price: '7', size: '' });
  const other = editCalculator(editCalculator(start, { field: 'size', value: '2' }), { field: 'question', value: 'target' });
  expect(other).toMatchObject({ size: '2', question: 'target' });
});
