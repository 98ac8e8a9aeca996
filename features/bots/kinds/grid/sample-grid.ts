// For tests: a grid as the law of the pages takes it.
import { firstGridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { sampleKind } from '../sample-kind.ts';
import { CreateGrid } from './create-grid.tsx';
import { gridDraft } from './grid-draft.ts';

/** @internal */
export const sampleGrid = sampleKind(gridDraft, {
  Create: CreateGrid,
  call: 'placeStrategyGrid',
  starts: [
    {
      kind: 'spotGrid',
      query: 'lowerPrice=40000&upperPrice=60000&grids=4&quoteInvestment=1000',
      title: 'Spot grid on',
      says: '1,000 USDT moves from your spot wallet to the bot’s own account.',
      sends: {
        strategyType: 1,
        symbolId: 'BTCUSDT_SPBL',
        strategyMinPrice: '40000',
        strategyMaxPrice: '60000',
        strategyNum: 4,
        tokenQuoteInvestAmount: '1000',
        gridType: 'positive',
      },
    },
    {
      kind: 'futuresGrid',
      query: 'direction=short&spacing=geometric&lowerPrice=45000&upperPrice=55000&grids=10&quoteInvestment=1000&leverage=5',
      title: 'Futures grid on',
      says: 'When it stops, it closes its position and returns all funds to your wallet.',
      sends: {
        strategyType: 2,
        symbolId: 'BTCUSDT_UMCBL',
        gridType: 'negative',
        strategyModel: 2,
        strategyNum: 10,
        tokenQuoteInvestAmount: '1000',
        leverage: 5,
        marginMode: 1,
      },
    },
  ],
  wrong: {
    kind: 'futuresGrid',
    query: 'lowerPrice=45000&upperPrice=55000&grids=10&quoteInvestment=100000&leverage=150',
    says: 'The position would be larger than its leverage allows. Lower the leverage or the size.',
  },
  page: '/trading-bot/spot/BTCUSDT',
  terms: [
    [
      'spotGrid',
      {
        ...firstGridTerms,
        lowerPrice: '40000',
        upperPrice: '60000',
        grids: 4,
        baseInvestment: '0.01',
        quoteInvestment: '1000',
        marginMode: 'isolated',
        triggerPrice: '48000',
        takeProfitPrice: '65000',
        stopLossPrice: '35000',
        priceLimitRate: '0.02',
        sellsAtEnd: false,
        reinvests: true,
      },
    ],
    [
      'futuresGrid',
      {
        ...firstGridTerms,
        direction: 'short',
        lowerPrice: '45000',
        upperPrice: '55000',
        grids: 50,
        quoteInvestment: '1200.5',
        leverage: 5,
        opensPosition: false,
        stopLossPrice: '56000',
        moves: true,
        stopPrice: '40000',
        trailingStopRate: '0.075',
      },
    ],
    [
      'spotMoon',
      {
        ...firstGridTerms,
        spacing: 'geometric',
        lowerPrice: '25000',
        upperPrice: null,
        grids: 0,
        intervalRate: '0.015',
        quoteInvestment: '500',
        marginMode: 'isolated',
      },
    ],
  ],
  edit: {
    call: 'updateStrategyGrid',
    fields: { 'Upper price': '62000', 'Stop loss': '' },
    tells: { strategyMaxPrice: '62000', stopLossPrice: null },
  },
});
