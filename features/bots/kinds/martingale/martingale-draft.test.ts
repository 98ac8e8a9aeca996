// A filled-in martingale becomes terms, terms become a draft again, and an address carries both ways.
import { expect, test } from 'vitest';

import { sampleMarket } from '#components/trading/sample-market.ts';
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { botKinds } from '../bot-kinds.ts';
import { martingaleDraft } from './martingale-draft.ts';

const { spotDca } = botKinds;
const terms: MartingaleTerms = {
  direction: 'long',
  stepType: 'percent',
  firstStep: '0.02',
  stepMultiplier: '1.1',
  firstAmount: '100',
  amountMultiplier: '2',
  maxOrders: 4,
  investment: '3100',
  takeProfitType: 'ratio',
  takeProfit: '0.015',
  stopLossRate: '0.3',
  rounds: 'one',
  start: { by: 'rsi', interval: '1H', period: 14, threshold: 30, side: 'below' },
  leverage: 1,
  marginMode: 'isolated',
  sellsAtEnd: false,
};

test('it comes back as it was, through its draft and through an address', () => {
  const first = martingaleDraft.first(spotDca, '50000', sampleMarket);
  const drafted = martingaleDraft.ofTerms(terms, first, false);
  expect(martingaleDraft.read(drafted, spotDca)).toEqual(terms);
  const carried = martingaleDraft.fromAddress(martingaleDraft.toAddress(drafted), first);
  expect(martingaleDraft.read(carried, spotDca)).toEqual(terms);
});
