// The kind of the card that a bot is shared on.
import { expect, test } from 'vitest';

import { firstCopyTerms, type CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { sampleBot } from '../../sample-bot.ts';
import { botCard } from './bot-card.ts';

const market = { displayName: 'BTC/USDT', pricePlace: 2, symbol: 'BTCUSDT' };
const words = { kind: 'Type', direction: null, lower: 'Lower price', upper: 'Upper price', pairs: 'Pairs', profit: 'Profit' };
const terms: CopyTerms = {
  ...firstCopyTerms,
  investment: '1000',
  sizing: { by: 'multiplier', multiplier: '0.5' },
};

test('a bot that runs is one card, one that has ended another', () => {
  expect(botCard(sampleBot(), null, market, words)).toMatchObject({ type: 5, facts: { counts: [['Pairs', '3']] } });
  expect(botCard(sampleBot({ state: 'stopped' }), null, market, words).type).toBe(6);
});

test('a copy is the card of what following made, while it runs and afterwards, and counts no pairs', () => {
  const copy = sampleBot({ strategyType: 32, bot: { kind: 'copy', terms }, lowerPrice: null, upperPrice: null });
  for (const state of ['running', 'stopped'] as const) {
    const card = botCard({ ...copy, state }, null, market, words);
    expect([card.type, card.rate, Object.keys(card.facts)]).toEqual([9, '0.0205', ['gain']]);
  }
});
