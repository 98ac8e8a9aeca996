// For tests: a signal bot as the law of the pages takes it.
import { firstSignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { sampleKind } from '../sample-kind.ts';
import { CreateSignal } from './create-signal.tsx';
import { signalDraft } from './signal-draft.ts';

/** @internal */
export const sampleSignal = sampleKind(signalDraft, {
  Create: CreateSignal,
  call: 'placeStrategyTv',
  starts: [
    {
      kind: 'signal',
      query: 'symbols=BTCUSDT_UMCBL&direction=short&investment=1000&leverage=5&size=10&stopLossRate=2.5',
      title: 'Signal bot$',
      says: 'It waits for alerts for 1 market. Until then, it doesn’t trade.',
      sends: {
        strategyType: 20,
        symbols: ['BTCUSDT_UMCBL'],
        direction: 'short',
        investAmount: '1000',
        leverage: 5,
        investmentType: 'percentage_investment',
        amount: '10',
        targetLoss: '0.025',
        endOperate: 1,
      },
    },
  ],
  wrong: {
    kind: 'signal',
    query: 'symbols=BTCUSDT_UMCBL&investment=1000&leverage=500&size=10',
    says: 'The position does not allow this leverage.',
  },
  page: '/trading-bot/tv',
  terms: [
    [
      'signal',
      {
        ...firstSignalTerms,
        direction: 'short',
        investment: '1000',
        leverage: 5,
        defaultSize: { investmentType: 'percentage_investment', amount: '10' },
        maxPosition: '2000',
        takeProfitRate: '0.05',
        stopLossRate: '0.025',
      },
    ],
    [
      'signal',
      {
        ...firstSignalTerms,
        investment: '500',
        leverage: 3,
        marginMode: 'cross',
        entries: 'multiple',
        limitOrders: false,
        sellsAtEnd: false,
      },
    ],
    ['signal', { ...firstSignalTerms, investment: '500.5', defaultSize: { investmentType: 'margin', amount: '12.5' } }],
  ],
  edit: {
    call: 'updateStrategyTv',
    fields: { 'Largest position': '3000', 'Take profit': '', 'Add entries to the open position': true },
    tells: { maxPosition: '3000', targetProfit: null, entries: 'multiple' },
  },
});
