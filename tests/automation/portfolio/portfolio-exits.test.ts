// The exits of a whole portfolio act at the first price that brings them, of whichever coin, and without waiting for a minute.
import { expect, test } from 'vitest';

import type { PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { BotState, StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { ann, BotVenue } from '../bot-venue.ts';
import { expectFolded } from '../expect-folded.ts';

const terms: PortfolioTerms = {
  coins: [
    { coin: 'BTC', weight: '0.5' },
    { coin: 'ETH', weight: '0.5' },
  ],
  mode: { by: 'unbalanced' },
  investment: '1000',
  takeProfitRate: '0.2',
  stopLossRate: '0.1',
  sellsAtEnd: true,
};

function begin(more: Partial<PortfolioTerms> = {}, ...marketIds: readonly number[]) {
  const venue = new BotVenue({ kindOf: botKind });
  for (const marketId of [0, 2]) {
    venue.moveTo(10_000, marketId);
    venue.offer(10_000, marketId);
  }
  const bot = venue.start(
    ann,
    { kind: 'portfolio', terms: { ...terms, ...more } },
    StrategyType.portfolio,
    ...(marketIds.length === 0 ? [0, 2] : marketIds),
  );
  /** The exits that it has said by then. */
  const go = (price: number, marketId: number): readonly string[] => {
    venue.moveTo(price, marketId);
    venue.offer(price, marketId);
    return venue.said(bot).filter((code) => code === 'portfolio.stop-loss' || code === 'portfolio.take-profit');
  };
  return { venue, bot, go };
}

test('a stop of a tenth: both coins lose, and the second one brings it', () => {
  const { venue, bot, go } = begin();
  // About 4.97 coins of each were bought; a tenth of 1,000 is 100, and 1 went into fees.
  expect(go(9_200, 0)).toEqual([]);
  expect(go(9_200, 2)).toEqual([]);
  expect(go(8_960, 0)).toEqual([]);
  expect(go(8_850, 2)).toEqual(['portfolio.stop-loss']);
  // Nobody bought while the price was on its way: what was left is sold with the next look.
  venue.pass(60_000);
  expect(venue.record(bot)).toMatchObject({ state: BotState.stopped, stopReason: 'stop-loss' });
  expectFolded(venue);
});

test('a target of a fifth: one coin alone can bring it', () => {
  const { venue, go } = begin();
  expect(go(13_900, 2)).toEqual([]);
  expect(go(14_100, 2)).toEqual(['portfolio.take-profit']);
  expectFolded(venue);
});

test('a coin that its owner puts in counts at the price of the moment', () => {
  const { venue, bot, go } = begin();
  const holdings = () => venue.record(bot).figures.holdings?.map(({ units, paidUnits }) => [units, paidUnits]) ?? [];
  const [[first = 0, paid = 0] = []] = holdings();
  go(10_500, 0);
  expect([first > 0, paid > 0]).toEqual([true, true]);
  // Half a coin, and the last trade was at 105.01.
  venue.tell(bot, { action: 'add-funds', assetId: 0, units: 50_000_000 });
  expect(venue.record(bot).addedUnits).toBe(5_250_500_000);
  const [, [other = 0, spent = 0] = []] = holdings();
  expect(holdings()).toEqual([
    [first + 50_000_000, paid + 5_250_500_000],
    [other, spent],
  ]);
  // A quarter of the other one, at 100.01.
  venue.tell(bot, { action: 'add-funds', assetId: 2, units: 25_000_000 });
  expect(holdings()).toEqual([
    [first + 50_000_000, paid + 5_250_500_000],
    [other + 25_000_000, spent + 2_500_250_000],
  ]);
});

test('a coin of none of its markets is nothing to it', () => {
  const coins = [
    { coin: 'BTC', weight: '0.5' },
    { coin: 'USDT', weight: '0.5' },
  ];
  const { venue, bot } = begin({ coins }, 0);
  const before = venue.record(bot).figures.holdings;
  expect(before).toHaveLength(1);
  venue.tell(bot, { action: 'add-funds', assetId: 2, units: 25_000_000 });
  expect(venue.record(bot).figures.holdings).toEqual(before);
  expect(venue.said(bot)).not.toContain('bot.failed');
});
