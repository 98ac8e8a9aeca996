// For tests: an arbitrage bot as the law of the pages takes it.
import { sampleKind } from '../sample-kind.ts';
import { arbitrageDraft } from './arbitrage-draft.ts';
import { CreateArbitrage } from './create-arbitrage.tsx';

/** @internal */
export const sampleArbitrage = sampleKind(arbitrageDraft, {
  Create: CreateArbitrage,
  call: 'placeArbitrage',
  starts: [
    {
      kind: 'arbitrage',
      query: 'sliceAmount=100&investment=1000',
      title: 'Arbitrage$',
      says: 'For each slice, it shorts the same quantity in the perpetual at 2×.',
      sends: {
        symbolId: 'BTCUSDT_SPBL',
        investAmount: '1000',
        leverage: 2,
        blockSize: '100',
        placeType: 'market',
        endOperate: 1,
      },
    },
    {
      kind: 'arbitrage',
      query: 'sliceAmount=100&investment=1000&direction=negative',
      title: 'Arbitrage$',
      says: 'It borrows coins and sells them at market',
      sends: { direction: 'negative', investAmount: '1000' },
    },
  ],
  wrong: {
    kind: 'arbitrage',
    query: 'sliceAmount=100&investment=1000&minApr=5&minAprSettlements=500',
    says: 'Enter a value from 1 to 100.',
  },
  page: '/trading-bot/arbitrage',
  terms: [
    [
      'arbitrage',
      {
        direction: 'positive',
        investment: '1000',
        leverage: 2,
        sliceAmount: '100',
        placement: 'limit',
        takeProfit: '50.5',
        minApr: '0.05',
        minAprSettlements: 6,
        exitBasis: '0.001',
        sellsAtEnd: false,
      },
    ],
    [
      'arbitrage',
      {
        direction: 'negative',
        investment: '500',
        leverage: 3,
        sliceAmount: '50',
        placement: 'market',
        takeProfit: null,
        minApr: '0',
        minAprSettlements: 3,
        exitBasis: null,
        sellsAtEnd: true,
      },
    ],
  ],
  edit: {
    call: 'updateArbitrage',
    fields: { 'Slice size': '200', 'Take profit': '', 'Minimum APR': '7.5' },
    tells: { blockSize: '200', takeProfit: null, minApr: '0.075' },
  },
});
