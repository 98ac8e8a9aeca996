// For tests: an auto-invest as the law of the pages takes it.
import { sampleKind } from '../sample-kind.ts';
import { CreateRegular } from './create-regular.tsx';
import { regularDraft } from './regular-draft.ts';

/** @internal */
export const sampleRegular = sampleKind(regularDraft, {
  Create: CreateRegular,
  call: 'placeStrategyRegular',
  starts: [
    {
      kind: 'regular',
      query: 'coins=BTC:60,ETH:40&amount=100&period=monthly&dayOfMonth=31&timeOfDay=07:00&timeZone=Asia/Tokyo',
      title: 'Auto-invest$',
      says: 'It now uses 100.00 USDT from your spot wallet to buy 2 coins at market.',
      sends: {
        investTokens: [
          { coin: 'BTC', ratio: '0.6' },
          { coin: 'ETH', ratio: '0.4' },
        ],
        investAmount: '100',
        period: 'monthly',
        dayOfMonth: 31,
        timeOfDay: '07:00',
        timeZone: 'Asia/Tokyo',
        startNow: true,
        lowBalance: 'skip',
        endOperate: 2,
      },
    },
  ],
  wrong: { kind: 'regular', query: 'coins=BTC:98,ETH:1&amount=20&period=daily', says: 'The weights must add up to 100%.' },
  page: '/trading-bot/timing',
  terms: [
    [
      'regular',
      {
        coins: [
          { coin: 'BTC', weight: '0.6', maxPrice: null },
          { coin: 'ETH', weight: '0.4', maxPrice: '9.5' },
        ],
        amount: '100',
        period: 'weekly',
        timeOfDay: '09:00',
        weekday: 1,
        dayOfMonth: 1,
        timeZone: 'Europe/Berlin',
        startsNow: true,
        maxTotal: '1000',
        lowBalance: 'skip',
        takeProfitRate: null,
        takeProfitAction: 'tell',
        sellsAtEnd: false,
      },
    ],
    [
      'regular',
      {
        coins: [{ coin: 'BTC', weight: '1', maxPrice: '60000' }],
        amount: '20.5',
        period: '8h',
        timeOfDay: '23:30',
        weekday: 7,
        dayOfMonth: 31,
        timeZone: 'Etc/GMT+3',
        startsNow: false,
        maxTotal: null,
        lowBalance: 'end',
        takeProfitRate: '0.125',
        takeProfitAction: 'sell',
        sellsAtEnd: true,
      },
    ],
  ],
  edit: {
    call: 'updateStrategyRegular',
    fields: { 'Amount per round': '150', Weekday: '5', 'Maximum investment': '' },
    tells: { investAmount: '150', weekday: 5, totalAmount: null },
  },
});
