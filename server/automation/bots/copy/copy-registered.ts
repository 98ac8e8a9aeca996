// Copies of leaders as the exchange has registered them.
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { manyMarketsEntry } from '../../instances/run-kind.ts';
import { kindTypes } from '../kind-types.ts';
import type { RegisteredKind } from '../registered-kind.ts';
import { atMost, profitAboveInvested } from '../withdrawable-profit.ts';
import { copyKind } from './copy-kind.ts';

export const copyRegistered: RegisteredKind<CopyTerms> = {
  entryOf: (line) => manyMarketsEntry(copyKind, kindTypes('copy', line)),
  neededCoins: ({ investment }) => ({ base: '0', quote: investment }),
  withdrawableProfit: (bot, free) => atMost(profitAboveInvested(bot, free), free),
  firstTerms: () =>
    ({
      sizing: { by: 'equity' },
      leverage: null,
      marginMode: 'leader',
      maxAmount: null,
      takeProfitRate: null,
      stopLossRate: null,
      maxSlippage: '0.005',
      totalStopRate: null,
      dailyStopRate: null,
      mirrorsMargin: false,
      sellsAtEnd: true,
      markets: [],
    }) satisfies Omit<CopyTerms, 'investment'>,
};
