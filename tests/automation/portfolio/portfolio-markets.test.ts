// An edit that brings further coins, on the core itself: their markets are the bot's from then on, whoever reads the journal.
import { expect, test } from 'vitest';

import { firstPortfolioTerms, type PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { ann, BotVenue } from '../bot-venue.ts';
import { expectFolded } from '../expect-folded.ts';

const [bitcoin, bitcoinContract, ether] = [0, 1, 2];
const weights = (all: Readonly<Record<string, string>>): PortfolioTerms['coins'] =>
  Object.entries(all).map(([coin, weight]) => ({ coin, weight }));

const terms: PortfolioTerms = {
  ...firstPortfolioTerms,
  coins: weights({ BTC: '0.5', USDT: '0.5' }),
  investment: '1000',
};
const edit = { kind: 'portfolio', edit: { coins: weights({ BTC: '0.2', ETH: '0.8' }) } } as const;

function started(): { readonly venue: BotVenue; readonly bot: number } {
  const venue = new BotVenue({ kindOf: botKind });
  for (const marketId of [bitcoin, ether]) {
    venue.moveTo(10_000, marketId);
    venue.offer(10_000, marketId);
  }
  return { venue, bot: venue.start(ann, { kind: 'portfolio', terms }, StrategyType.portfolio, bitcoin) };
}

test('a coin that an edit brings is bought, before and after a kill, and sold at the end', () => {
  const { venue, bot } = started();
  expect(venue.balance(bot, ether)).toBe(0n);
  venue.tell(bot, { action: 'edit', edit, marketIds: [bitcoin, ether] });
  expect(venue.record(bot)).toMatchObject({ marketIds: [bitcoin, ether], terms: { terms: edit.edit } });
  // Both coins at 100 USDT: 8 of one, 2 of the other, less fees and what is left for worse prices.
  expect(Number(venue.balance(bot, ether)) / 1e8).toBeGreaterThan(7.8);
  expect(Number(venue.balance(bot, bitcoin)) / 1e8).toBeGreaterThan(1.9);
  venue.checkpoint();
  venue.kill();
  expect(venue.record(bot).marketIds).toEqual([bitcoin, ether]);
  venue.tell(bot, { action: 'add-funds', assetId: 1, units: 10_000_000_000 });
  expect(Number(venue.balance(bot, ether)) / 1e8).toBeGreaterThan(8.5);
  venue.tell(bot, { action: 'stop', sells: true });
  expect(venue.record(bot)).toMatchObject({ state: 'stopped', coins: [] });
  venue.checkpoint();
  expectFolded(venue);
});

test.each([
  ['without its market', undefined],
  ['in a market of another line', [bitcoin, bitcoinContract]],
  ['in the place of the one that it has', [ether, bitcoin]],
  ['in a market that there is not', [bitcoin, 99]],
])('a coin %s is refused, and everything stays as it was', (_, marketIds) => {
  const { venue, bot } = started();
  const before = venue.balance(bot, bitcoin);
  venue.tell(bot, { action: 'edit', edit, ...(marketIds === undefined ? {} : { marketIds }) });
  expect(venue.said(bot)).toContain('bot.edit-refused');
  expect(venue.record(bot)).toMatchObject({ marketIds: [bitcoin], terms: { terms } });
  expect(venue.balance(bot, bitcoin)).toBe(before);
});
