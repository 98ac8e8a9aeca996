// CTA bots as the exchange has registered them.
import type { CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { kindEntry } from '../../instances/run-kind.ts';
import { kindTypes } from '../kind-types.ts';
import type { RegisteredKind } from '../registered-kind.ts';
import { matchedProfit } from '../withdrawable-profit.ts';
import { ctaKind } from './cta-kind.ts';

export const ctaRegistered: RegisteredKind<CtaTerms> = {
  entryOf: (line) => kindEntry(ctaKind, kindTypes('cta', line)),
  neededCoins: ({ investment }) => ({ base: '0', quote: investment }),
  withdrawableProfit: matchedProfit,
  firstTerms: () =>
    ({
      indicator: { type: 'macd', fast: 12, slow: 26, signal: 9 },
      interval: '1H',
      direction: 'long',
      leverage: 1,
      marginMode: 'cross',
      takeProfitRate: null,
      stopLossRate: null,
      reenters: true,
      sellsAtEnd: true,
    }) satisfies Omit<CtaTerms, 'investment'>,
};
