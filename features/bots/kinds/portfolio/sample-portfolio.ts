// For tests: a portfolio as the law of the pages takes it.
import { sampleKind } from '../sample-kind.ts';
import { CreatePortfolio } from './create-portfolio.tsx';
import { portfolioDraft } from './portfolio-draft.ts';

/** @internal */
export const samplePortfolio = sampleKind(portfolioDraft, {
  Create: CreatePortfolio,
  call: 'placeStrategyPortfolio',
  starts: [
    {
      kind: 'portfolio',
      query: 'coins=BTC:25,USDT:25,ETH:50&by=timed&interval=1440&investment=1000',
      title: 'Smart portfolio$',
      says: 'It rebalances every 1 day if a coin is more than 3.00% from its target.',
      sends: {
        coins: [
          { coin: 'BTC', weight: '0.25' },
          { coin: 'USDT', weight: '0.25' },
          { coin: 'ETH', weight: '0.5' },
        ],
        balanceType: 2,
        intervalMinutes: 1440,
        investAmount: '1000',
        endOperate: 1,
      },
    },
  ],
  wrong: { kind: 'portfolio', query: 'coins=BTC:50,ETH:40&by=unbalanced&investment=1000', says: 'The weights must add up to 100%.' },
  page: '/trading-bot/hoard',
  terms: ([{ by: 'proportional', threshold: '0.075' }, { by: 'timed', intervalMinutes: 240 }, { by: 'unbalanced' }] as const).map(
    (mode) => [
      'portfolio',
      {
        coins: [
          { coin: 'BTC', weight: '0.5025' },
          { coin: 'ETH', weight: '0.4975' },
        ],
        mode,
        investment: '1000.5',
        takeProfitRate: null,
        stopLossRate: '0.2',
        sellsAtEnd: false,
      },
    ],
  ),
  edit: {
    call: 'editPortfolio',
    fields: { 'BTC: weight': '70', 'ETH: weight': '30', 'Stop loss': '' },
    tells: {
      coins: [
        { coin: 'BTC', weight: '0.7' },
        { coin: 'ETH', weight: '0.3' },
      ],
      targetLoss: null,
    },
  },
});
