// Asks of the calls about bots. What bots do from start to end is judged where it is lived through.
import { expect } from 'vitest';

import { getStrategyConfig } from '#lib/contract/calls/v1/trigger/strategy/config.ts';
import { getSuggestions } from '#lib/contract/calls/v1/trigger/strategyPlatform/ai/selectAiRecommendList.ts';
import type { AnsweringPathOf } from '#lib/contract/spec-calls.ts';
import { type Judgements, judgedIn, onEveryLine, onSite } from './judgement.ts';

const spot = 'bots/spot-grid.test.ts';
const others = 'bots/other-bots.test.ts';
const plaza = 'bots/plaza.test.ts';
const lived = 'a martingale buys, places what its preview has said, is changed, expanded and ended';

export const dcaAsks: Judgements<AnsweringPathOf<'strategy-dca'>> = {
  'v1/trigger/strategy/dca/confirmParam': [judgedIn(others, lived)],
  'v1/trigger/strategy/dca/placeStrategyDca': [judgedIn(others, lived)],
  'v1/trigger/strategy/dca/updateStrategy': [judgedIn(others, lived)],
  'v1/trigger/strategy/dca/stop-condition': [judgedIn(others, lived)],
  'v1/trigger/strategy/dca/expand': [judgedIn(others, lived)],
};

const regular = 'bots/regular.test.ts';
const rounds = 'a round is bought as its preview has said, one more at once, and everything comes back when it is stopped';

export const regularAsks: Judgements<AnsweringPathOf<'strategy-regular'>> = {
  'v1/trigger/strategy/regular/placeStrategyRegular': [judgedIn(regular, rounds)],
  'v1/trigger/strategy/regular/cancel': [judgedIn(regular, rounds)],
  'v1/trigger/strategy/regular/update': [judgedIn(regular, 'it is changed while it runs; a change that does not do is refused')],
  'v1/trigger/strategy/regular/orderPage': [judgedIn(regular, rounds)],
};

const portfolios = 'bots/portfolio.test.ts';
const portfolioLived = 'a portfolio buys by its weights, takes more, changes its coins, rests, pays profit out and sells everything';

export const portfolioAsks: Judgements<AnsweringPathOf<'strategy-portfolio'>> = {
  'v1/trigger/strategy/portfolio/placeStrategyPortfolio': [judgedIn(portfolios, portfolioLived)],
  'v1/trigger/strategy/portfolio/cancel': [judgedIn(portfolios, portfolioLived)],
  'v1/trigger/strategy/portfolio/invest': [judgedIn(portfolios, portfolioLived)],
  'v1/trigger/strategy/portfolio/pause': [judgedIn(portfolios, portfolioLived)],
  'v1/trigger/strategy/portfolio/edit': [judgedIn(portfolios, portfolioLived)],
};

const ended = 'stopped, every unit is back with its owner, and it is found among those that have ended';

export const gridAsks: Judgements<AnsweringPathOf<'strategy-grid'>> = {
  'v1/trigger/strategy/grid/placeStrategyGrid': [
    judgedIn(spot, 'it does at the start what its preview has said'),
    judgedIn(others, 'a grid of contracts holds a position, tells where it would be taken over, and gives everything back'),
  ],
  'v1/trigger/strategy/grid/updateStrategyGrid': [
    judgedIn(spot, 'its range and exits change while it runs; a change that does not do is refused'),
  ],
};

const keepsAnEye = 'what a user keeps an eye on is a list of that user alone';

export const commonAsks: Judgements<AnsweringPathOf<'strategy-common'>> = {
  'v1/trigger/strategy/config': [
    onSite(async ({ visitor }) => {
      const { kinds, markets } = await visitor.call(getStrategyConfig, { symbolId: 'BTCUSDT_SPBL' });
      expect(kinds.map(({ strategyType, kind, most }) => [strategyType, kind, most])).toEqual([
        [1, 'grid', 200],
        [2, 'grid', 200],
        [3, 'martingale', 50],
        [4, 'martingale', 50],
        [5, 'regular', 10],
        [7, 'regular', 10],
        [15, 'cta', 200],
        [16, 'cta', 200],
        [17, 'wise', 200],
        [19, 'portfolio', 20],
        [20, 'signal', 20],
        [21, 'grid', 200],
        [22, 'grid', 200],
        [25, 'arbitrage', 2],
      ]);
      expect(markets).toEqual([
        {
          symbolId: 'BTCUSDT_SPBL',
          businessLine: 1,
          strategyTypes: [1, 3, 5, 7, 15, 19, 20, 22, 25],
          coin: 'USDT',
          minOrderAmount: '1',
          maxLeverage: 1,
        },
      ]);
    }),
    onEveryLine(async ({ visitor, symbolId, businessLine, coin, isCoinMargined }) => {
      const { markets } = await visitor.call(getStrategyConfig, { symbolId });
      // Contracts that are margined in another coin than that of their price have none.
      expect(markets).toMatchObject(isCoinMargined ? [] : [{ symbolId, businessLine, strategyTypes: [2, 4, 16, 17, 20, 21, 25], coin }]);
    }),
  ],
  'v1/trigger/strategy/cancelStrategy': [judgedIn(spot, ended)],
  'v1/trigger/strategy/strategyCurrentList': [judgedIn(spot, 'started again under its name there is one; another under it is refused')],
  'v1/trigger/strategy/strategyHistoryList': [judgedIn(spot, ended)],
  'v1/trigger/strategy/public/conf/recommendList': [judgedIn(plaza, 'a ranking follows its kind, line, state, order and page')],
  'v1/trigger/strategy/collect/add': [judgedIn(plaza, keepsAnEye)],
  'v1/trigger/strategy/collect/cancel': [judgedIn(plaza, keepsAnEye)],
};

export const subAccountAsks: Judgements<AnsweringPathOf<'strategy-subaccount'>> = {
  'v1/trigger/strategy/subAccount/transfer': [judgedIn(spot, 'more is put in while it runs')],
  'v1/trigger/strategy/subAccount/balance': [judgedIn(spot, 'what it holds counts among the accounts of its owner')],
  'v1/trigger/strategy/subAccount/assets': [judgedIn(spot, 'what it holds counts among the accounts of its owner')],
};

export const platformAsks: Judgements<AnsweringPathOf<'strategy-platform'>> = {
  'v1/trigger/strategyPlatform/strategyRank/recommendList': [
    judgedIn(plaza, 'whoever ran a day with fifty dollars counts, ended ones too, and nobody younger'),
  ],
  'v1/trigger/strategyPlatform/strategyRank/selectHotStrategyParams': [
    judgedIn(plaza, 'a strategy shows its curve to anybody, and its parameters to nobody until its owner says so'),
  ],
  'v1/trigger/strategyPlatform/strategyTracking/bestStrategyOfTheWeekList': [
    judgedIn(plaza, 'a ranking follows its kind, line, state, order and page'),
  ],
  'v1/trigger/strategyPlatform/ai/selectAiRecommendList': [
    judgedIn(
      'bots/backtests.test.ts',
      'terms are suggested from backtests of the market’s own past, and the same backtest brings the same',
    ),
    onSite(async ({ visitor }) => {
      // A market without a past has nothing to be suggested from.
      expect(await visitor.call(getSuggestions, { symbolId: 'EURUSDT_SPBL' })).toEqual({ list: [], dropped: [], pending: false });
    }),
  ],
};

const arbitrage = 'bots/arbitrage.test.ts';
const legs = 'both legs are held, funding comes in, and everything comes back';

export const arbitrageAsks: Judgements<AnsweringPathOf<'strategy-arbitrage'>> = {
  'v1/trigger/strategy/arbitrage/config': [judgedIn(arbitrage, 'the pairs, their limits and their rates')],
  'v1/trigger/strategy/arbitrage/minInvest': [judgedIn(arbitrage, 'the pairs, their limits and their rates')],
  'v1/trigger/strategy/arbitrage/fundRatePrice': [judgedIn(arbitrage, 'the pairs, their limits and their rates')],
  'v1/trigger/strategy/arbitrage/placeConfirm': [judgedIn(arbitrage, 'the preview tells sizes, fees and margin')],
  'v1/trigger/strategy/arbitrage/placeStrategy': [judgedIn(arbitrage, legs)],
  'v1/trigger/strategy/arbitrage/detail': [judgedIn(arbitrage, legs)],
};
