// The words of the specification for a CTA bot lead to the terms and back, and lose nothing.
import * as z from 'zod/mini';
import { expect, test } from 'vitest';

import { ctaTerms } from '../../bots/cta/cta-terms.ts';
import { ctaEditing, ctaPlacing, fromCtaTerms, toCtaEdit, toCtaTerms } from './cta-fields.ts';

const cta = z.object(ctaPlacing);
const least = { strategyType: 15, symbolId: 'BTCUSDT_SPBL', indicatorInterval: '1H', investAmount: '1000' };

test('one that names only its indicator has the lengths that charts have, is long and waits after an exit', () => {
  expect(toCtaTerms(cta.parse({ ...least, ctaType: 'MACD' }))).toEqual({
    indicator: { type: 'macd', fast: 12, slow: 26, signal: 9 },
    interval: '1H',
    direction: 'long',
    investment: '1000',
    leverage: 1,
    marginMode: 'cross',
    takeProfitRate: null,
    stopLossRate: null,
    reenters: true,
    sellsAtEnd: true,
  });
});

test.each([
  [
    { ctaType: 'MACD', macdEma: 5, macdEmv: 35, macdDif: 4 },
    { type: 'macd', fast: 5, slow: 35, signal: 4 },
  ],
  [
    { ctaType: 'MA', macFast: 3, macSlow: 9 },
    { type: 'ma', fast: 3, slow: 9 },
  ],
  [
    { ctaType: 'BOLL', bollK: 10, bollN: '1.5' },
    { type: 'boll', period: 10, deviations: '1.5' },
  ],
  [
    { ctaType: 'RSI', rsiBarCount: 7, rsiBuyThreshold: 20, rsiSellThreshold: 80 },
    { type: 'rsi', period: 7, buyBelow: 20, sellAbove: 80 },
  ],
  [
    { ctaType: 'VOI', voiBarCount: 12, voiThreshold: '0.4' },
    { type: 'voi', bars: 12, threshold: '0.4' },
  ],
])('%j there and back', (fields, indicator) => {
  const more = { direction: 'both', leverage: 3, marginMode: 1, targetProfit: '0.1', targetLoss: '0.05', reenters: false, endOperate: 2 };
  const terms = toCtaTerms(cta.parse({ ...least, strategyType: 16, ...fields, ...more }));
  expect(terms).toMatchObject({ indicator, direction: 'both', marginMode: 'isolated', takeProfitRate: '0.1', sellsAtEnd: false });
  expect(ctaTerms.parse(terms)).toEqual(terms);
  expect(toCtaTerms(cta.parse({ ...least, strategyType: 16, ...fromCtaTerms(terms) }))).toEqual(terms);
});

test('a change says what it names, and null takes an exit away', () => {
  const editing = z.object(ctaEditing);
  expect(toCtaEdit(editing.parse({ targetLoss: null, reenters: false, endOperate: 2 }))).toEqual({
    stopLossRate: null,
    reenters: false,
    sellsAtEnd: false,
  });
  expect(toCtaEdit(editing.parse({}))).toEqual({});
});
