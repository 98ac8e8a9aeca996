// CTA bots as the exchange has registered them.
import { firstCtaTerms, type CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { kindEntry } from '../../instances/run-kind.ts';
import { kindTypes } from '../kind-types.ts';
import type { RegisteredKind } from '../registered-kind.ts';
import { matchedProfit } from '../withdrawable-profit.ts';
import { ctaKind } from './cta-kind.ts';

export const ctaRegistered: RegisteredKind<CtaTerms> = {
  entryOf: (line) => kindEntry(ctaKind, kindTypes('cta', line)),
  neededCoins: ({ investment }) => ({ base: '0', quote: investment }),
  withdrawableProfit: matchedProfit,
  firstTerms: () => firstCtaTerms,
};
