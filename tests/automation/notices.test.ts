// Owners of bots are told the usual things unless they say otherwise, each trade if they wish, and nothing twice after a kill.
import { expect, test } from 'vitest';

import { firstGridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { MarketState } from '#lib/contract/enums.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { restoreInstance } from '#server/automation/instances/stored-instance.ts';
import { ann, bob, BotVenue, openedMs } from './bot-venue.ts';
import { botMarket } from './venue/venue-markets.ts';
import { twoPriceBot } from './two-price-bot.ts';

const kindOf = (strategyType: number) => (strategyType === StrategyType.spotGrid ? twoPriceBot : null);
const terms = {
  kind: 'grid' as const,
  terms: {
    ...firstGridTerms,
    direction: 'long' as const,
    spacing: 'arithmetic' as const,
    lowerPrice: '90',
    upperPrice: '110',
    grids: 2,
    quoteInvestment: '1000',
    marginMode: 'isolated' as const,
    sellsAtEnd: false,
  },
};
const usual = ['started', 'out-of-range', 'near-liquidation', 'refused', 'stopped'];

/** The notices of a bot since the last look, in order. */
function told(venue: BotVenue, bot: number): readonly string[] {
  return venue.host.bots.views().notices.flatMap(({ strategyId, what }) => (strategyId === bot ? [what] : []));
}

test('all but its trades is told unless somebody says otherwise, and each thing that is off is not told', () => {
  const venue = new BotVenue({ kindOf });
  venue.moveTo(10_000);
  const [bot, quiet] = [venue.start(ann, terms), venue.start(bob, terms)];
  expect(venue.record(bot)).toMatchObject({ notices: usual, origin: { strategyAttribute: 2, aiId: null } });
  expect(told(venue, bot)).toEqual(['started']);
  venue.tell(quiet, { action: 'set-notices', notices: ['stopped'] });
  venue.moveTo(8_900);
  venue.moveTo(10_000);
  const { notices } = venue.host.bots.views();
  expect(notices.filter(({ strategyId }) => strategyId === bot).map(({ what }) => what)).toEqual(['out-of-range', 'back-in-range']);
  expect(notices.filter(({ strategyId }) => strategyId === quiet)).toEqual([]);
  venue.tell(bot, { action: 'stop', sells: false });
  expect(told(venue, bot)).toEqual(['stopped']);
  venue.tell(quiet, { action: 'stop', sells: false });
  expect(told(venue, quiet)).toEqual(['stopped']);
  // Nothing of it is a step of the bot.
  expect(venue.said(quiet)).toEqual(venue.said(bot));
});

test('each order that is complete is told with its side and price where that is wished', () => {
  const venue = new BotVenue({ kindOf });
  venue.moveTo(10_000);
  const bot = venue.start(ann, terms);
  venue.tell(bot, { action: 'set-notices', notices: ['filled'] });
  venue.host.bots.views();
  venue.moveTo(8_900);
  venue.moveTo(11_100);
  const fills = venue.host.bots.views().notices.filter(({ strategyId }) => strategyId === bot);
  expect(fills).toMatchObject([
    { what: 'filled', side: 'buy', priceTicks: 9_000, timeMs: openedMs, ownerId: ann },
    { what: 'filled', side: 'sell', priceTicks: 11_000 },
  ]);
});

test('the choice survives a kill, with and without a checkpoint, and one stored before there was a choice has the usual one', () => {
  const venue = new BotVenue({ kindOf });
  venue.moveTo(10_000);
  const bot = venue.start(ann, terms);
  venue.tell(bot, { action: 'set-notices', notices: ['refused'] });
  venue.kill();
  expect(venue.record(bot).notices).toEqual(['refused']);
  venue.checkpoint();
  venue.kill();
  expect(venue.record(bot).notices).toEqual(['refused']);
  expect(venue.folded().bots.records()).toEqual(venue.host.bots.records());
  const { notices: _notices, origin: _origin, ...earlier } = JSON.parse(venue.stored()[0] ?? '{}');
  const leg = { market: botMarket, prices: { lastTicks: 10_000, markTicks: 10_000 }, state: MarketState.online };
  const restored = restoreInstance(JSON.stringify(earlier), { kindOf, legOf: () => leg });
  expect(restored).toMatchObject({ notices: usual, origin: { strategyAttribute: 2, aiId: null } });
});
