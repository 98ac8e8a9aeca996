// Exits given as a price, a return or an amount; what none can be, and what would come too late.
import { describe, expect, test } from 'vitest';

import { sampleRow, samplePlan } from '../positions/sample-row.ts';
import { nearestExits } from './exits.ts';
import {
  draftOf,
  draftProblem,
  emptyDraft,
  exitFieldsOf,
  isBeyondLiquidation,
  legPrice,
  legProblem,
  legResult,
  type LegDraft,
  type TpslDraft,
} from './tpsl-draft.ts';

const long = sampleRow();
const short = sampleRow({ position: { holdSide: 'short' } });
const draft = (leg: 'takeProfit' | 'stopLoss', part: Partial<LegDraft>, quantity: string | null = null): TpslDraft => {
  const empty = emptyDraft('fair');
  return { ...empty, quantity, [leg]: { ...empty[leg], ...part } };
};

describe('the price that is meant', () => {
  test('a return of 50 % at ten times leverage is 5 % of the price', () => {
    expect(legPrice(draft('takeProfit', { by: 'return', text: '50' }), 'takeProfit', long)).toBe('52500');
    expect(legPrice(draft('stopLoss', { by: 'return', text: '50' }), 'stopLoss', long)).toBe('47500');
    expect(legPrice(draft('takeProfit', { by: 'return', text: '50' }), 'takeProfit', short)).toBe('47500');
  });

  test('a profit of 200 on 0.1 is 2,000 of the price; on a part of 0.05 it is 4,000', () => {
    expect(legPrice(draft('takeProfit', { by: 'gain', text: '200' }), 'takeProfit', long)).toBe('52000');
    expect(legPrice(draft('takeProfit', { by: 'gain', text: '200' }, '0.05'), 'takeProfit', long)).toBe('54000');
  });

  test('snapped down to the step', () => {
    // 50,000 × (1 + 0.000123 ÷ 10) = 50,000.615.
    expect(legPrice(draft('takeProfit', { by: 'return', text: '0.0123' }), 'takeProfit', long)).toBe('50000.6');
  });

  test('a long that loses 100 % or more has no price, and neither has a loss beyond all there is', () => {
    expect(legPrice(draft('stopLoss', { by: 'return', text: '100' }), 'stopLoss', long)).toBeNull();
    expect(legProblem(draft('stopLoss', { by: 'return', text: '100' }), 'stopLoss', long)).toBe('impossible');
    expect(legPrice(draft('stopLoss', { by: 'gain', text: '5000' }), 'stopLoss', long)).toBeNull();
    expect(legPrice(draft('takeProfit', { by: 'return', text: '1000' }), 'takeProfit', short)).toBeNull();
  });

  test('what it would bring', () => {
    expect(legResult(draft('stopLoss', { text: '48000' }), 'stopLoss', long)).toEqual({ price: '48000', gain: '-200', rate: '-0.4' });
  });
});

describe('what is wrong with it', () => {
  test('a price that is there already, by the price that is watched', () => {
    const takeProfit = (text: string, watch: 'market' | 'fair') => legProblem(draft('takeProfit', { text, watch }), 'takeProfit', long);
    // The mark is 51,000, the last price 51,100.
    expect(takeProfit('51050', 'fair')).toBeNull();
    expect(takeProfit('51050', 'market')).toBe('reached');
    expect(legProblem(draft('stopLoss', { text: '51000' }), 'stopLoss', long)).toBe('reached');
    expect(legProblem(draft('stopLoss', { text: '52000' }), 'stopLoss', short)).toBeNull();
    expect(legProblem(draft('takeProfit', { text: '51050.05' }), 'takeProfit', long)).toBe('step');
    expect(legProblem(draft('takeProfit', { text: '52000', limit: '51999.99' }), 'takeProfit', long)).toBe('limit');
  });

  test('a stop-loss behind the liquidation', () => {
    // 1,000 + 0.1 × (p − 50,000) = 0.1 × p × 0.0046: near 40,185.
    expect(isBeyondLiquidation(draft('stopLoss', { text: '40000' }), long)).toBe(true);
    expect(isBeyondLiquidation(draft('stopLoss', { text: '41000' }), long)).toBe(false);
  });

  test('nothing at all, and parts that are none', () => {
    expect(draftProblem(emptyDraft('fair'), long)).toBe('empty');
    const given = (quantity: string | null) => draftProblem(draft('takeProfit', { text: '52000' }, quantity), long);
    expect([given(null), given('0.05'), given('0'), given('0.2'), given('0.0005')]).toEqual([
      null,
      null,
      'quantity',
      'tooMuch',
      'quantityStep',
    ]);
  });
});

test('a plan that waits comes back as it was sent', () => {
  const waiting = { ...samplePlan, exeStopLossPrice: '47900', delegateCount: '0.05' };
  const back = draftOf(waiting);
  expect(back.quantity).toBe('0.05');
  expect(draftOf(samplePlan).quantity).toBeNull();
  expect(exitFieldsOf(back, long)).toEqual({
    presetTakeProfitPrice: '55000',
    presetTppTriType: 1,
    presetStopLossPrice: '48000',
    presetSlpTriType: 0,
    exeStopLossPrice: '47900',
  });
});

test('the seconds after which a stop-loss at a limit trades at market come back, and are judged', () => {
  const waiting = { ...samplePlan, exeStopLossPrice: '47900', stopLossMarketAfter: 60 };
  const back = draftOf(waiting);
  expect(exitFieldsOf(back, long)).toMatchObject({ exeStopLossPrice: '47900', stopLossMarketAfter: 60 });
  const said = (wait: string): TpslDraft => ({ ...back, stopLoss: { ...back.stopLoss, wait } });
  expect(exitFieldsOf(said(''), long)).not.toHaveProperty('stopLossMarketAfter');
  expect(['1', '3600', '', '0', '3601'].map((wait) => legProblem(said(wait), 'stopLoss', long))).toEqual([
    null,
    null,
    null,
    'wait',
    'wait',
  ]);
});

test('of several exits the market meets the nearest first', () => {
  const other = { ...samplePlan, planId: '78', presetTakeProfitPrice: '53000', presetStopLossPrice: '' };
  expect(nearestExits([samplePlan, other], 'long')).toEqual({ takeProfit: '53000', stopLoss: '48000' });
  expect(nearestExits([samplePlan, other], 'short')).toEqual({ takeProfit: '55000', stopLoss: '48000' });
  expect(nearestExits([], 'long')).toEqual({ takeProfit: null, stopLoss: null });
});
