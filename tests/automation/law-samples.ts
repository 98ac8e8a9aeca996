// Terms of every kind of bot for a market at 100, whose price is then moved about between 60 and 150.
import type { BotEdit, BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { GridTerms } from '#lib/contract/bots/grid-terms.ts';
import type { MartingaleTerms } from '#lib/contract/bots/martingale-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { sampleGrid, sampleMartingale } from './sample-terms.ts';

const grid = sampleGrid({ sellsAtEnd: false });
const martingale = sampleMartingale({ stepMultiplier: '1.2' });

export type LawSample = { readonly name: string; readonly terms: BotTerms; readonly marketId: 0 | 1; readonly edit: BotEdit };

const ofGrid = (name: string, marketId: 0 | 1, more: Partial<GridTerms>, upperPrice = '120'): LawSample => ({
  name,
  marketId,
  terms: { kind: 'grid', terms: { ...grid, ...more } },
  edit: { kind: 'grid', edit: { upperPrice } },
});

const ofMartingale = (name: string, marketId: 0 | 1, more: Partial<MartingaleTerms>): LawSample => ({
  name,
  marketId,
  terms: { kind: 'martingale', terms: { ...martingale, ...more } },
  edit: { kind: 'martingale', edit: { takeProfit: '0.01' } },
});

/** A type without a sample does not compile. */
export const lawSamples: Readonly<Record<StrategyType, readonly LawSample[]>> = {
  [StrategyType.spotGrid]: [
    ofGrid('long', 0, {}),
    ofGrid('that sells at its end', 0, { sellsAtEnd: true }),
    ofGrid('of both coins that waits for its price', 0, { baseInvestment: '5', triggerPrice: '95' }),
    ofGrid('that moves', 0, { moves: true, stopPrice: '140' }),
    ofGrid('with exits', 0, { takeProfitPrice: '130', stopLossPrice: '75' }),
  ],
  [StrategyType.futuresGrid]: [
    ofGrid('neutral', 1, { direction: 'neutral', leverage: 3 }),
    ofGrid('long', 1, { leverage: 5 }),
    ofGrid('short', 1, { direction: 'short', leverage: 5, marginMode: 'cross' }),
  ],
  [StrategyType.spotMoon]: [ofGrid('wide', 0, { spacing: 'geometric', lowerPrice: '50', upperPrice: '200', grids: 30 }, '250')],
  [StrategyType.futuresMoon]: [
    ofGrid('wide', 1, { spacing: 'geometric', lowerPrice: '50', upperPrice: '200', grids: 30, leverage: 2 }, '250'),
  ],
  [StrategyType.spotDca]: [
    ofMartingale('long', 0, {}),
    ofMartingale('with a stop, in one round', 0, { rounds: 'one', stopLossRate: '0.2' }),
    ofMartingale('that waits for an index', 0, {
      start: { by: 'rsi', interval: '1m', period: 5, threshold: 60, side: 'below' },
    }),
  ],
  [StrategyType.futuresDca]: [ofMartingale('long', 1, { leverage: 3 }), ofMartingale('short', 1, { direction: 'short', leverage: 3 })],
};
