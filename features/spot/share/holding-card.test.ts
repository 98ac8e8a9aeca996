// The content of the card of a spot holding, worked out by hand.
import { expect, test } from 'vitest';

import { holdingCard } from './holding-card.ts';

const t = (key: string): string => key;

test('a gain on the cost, and its amount apart', () => {
  // 144 of 120 is a fifth above; 24 on each of 2.5.
  const card = holdingCard(t, { coin: 'SOL', total: '2.5', price: '144', cost: '120' }, 'Average cost');
  expect(card).toMatchObject({ type: 4, subject: 'SOL', about: 'Average cost', side: null, fileName: 'SOL-spot' });
  expect(Number(card.rate)).toBe(0.2);
  expect(card.facts).toEqual({
    prices: [
      ['Average cost', '120'],
      ['share.last', '144'],
    ],
    gain: [['share.gain', '+60.00 USDT']],
  });
});

test('a loss is rounded away from zero', () => {
  // −0.001 on each of 3 is −0.003.
  const card = holdingCard(t, { coin: 'DOGE', total: '3', price: '0.199', cost: '0.2' }, 'Breakeven price');
  expect(card.rate).toBe('-0.005');
  expect(card.facts.gain).toEqual([['share.gain', '-0.01 USDT']]);
});
