// The content of cards of futures: returns worked out by hand, and amounts apart from the rest, so that they can be left out.
import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';

import type { ClosedPosition } from '#lib/contract/history/contract-history.ts';
import { english } from '#lib/i18n/catalogues.ts';
import { closedPositionCard, periodCard } from './card-content.ts';

const t = createTranslator({ locale: 'en-US', messages: english, namespace: 'positions' });

const closed: ClosedPosition = {
  roundId: '7',
  symbolId: 'BTCUSDT_UMCBL',
  businessLine: 10,
  holdSide: 'short',
  marginMode: 1,
  leverage: 20,
  largestCount: '0.1000',
  closedCount: '0.1000',
  averageOpenPrice: '96000',
  averageClosePrice: '97000',
  achievedProfits: '-100',
  paidFees: '-11.58',
  paidFunding: '0.96',
  insurance: '0',
  netProfit: '-110.62',
  margin: '480',
  coin: 'USDT',
  openTimeMs: 0,
  closeTimeMs: 1,
  closedBy: 'liquidation',
  delegateType: 25,
};

test('a position that is over: its net result on what it took', () => {
  const card = closedPositionCard(t, closed, undefined);
  expect(card).toMatchObject({ type: 2, subject: 'BTCUSDT', about: 'Short · 20× · Isolated · Liquidated', side: 'short' });
  // −110.62 on 480.
  expect(Number(card.rate)).toBeCloseTo(-0.230_458, 6);
  expect(card.facts).toEqual({
    prices: [
      ['Entry price', '96,000.00'],
      ['Exit price', '97,000.00'],
    ],
    gain: [['Net PnL', '-110.6200 USDT']],
  });
});

test('a time: how many, how many of them won, and what they brought on what they took', () => {
  const card = periodCard(t, { coin: 'USDT', positions: 3, won: 2, netProfit: '38.884', margin: '528' }, 'Today · 2026-01-31', 2);
  expect(card).toMatchObject({ type: 3, subject: 'USDT-margined futures', about: 'Today · 2026-01-31', side: null });
  expect(Number(card.rate)).toBeCloseTo(0.073_644, 6);
  expect(card.facts).toEqual({
    counts: [
      ['Positions closed', '3'],
      ['Win rate', '67%'],
    ],
    gain: [['Net PnL', '+38.88 USDT']],
  });
});
