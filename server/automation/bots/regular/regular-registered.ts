// Auto-invest as the exchange has registered it, of one coin and of several.
import { firstRegularTerms, type RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import { manyMarketsEntry } from '../../instances/run-kind.ts';
import { kindTypes } from '../kind-types.ts';
import type { RegisteredKind } from '../registered-kind.ts';
import { regularKind } from './regular-kind.ts';

export const regularRegistered: RegisteredKind<RegularTerms> = {
  entryOf: (line) => manyMarketsEntry(regularKind, kindTypes('regular', line)),
  // Each round takes its own; at the start there must be enough for one that comes at once.
  neededCoins: ({ startsNow, amount }) => ({ base: '0', quote: startsNow ? amount : '0' }),
  // It keeps what it has bought until its end.
  withdrawableProfit: () => 0n,
  firstTerms: () => firstRegularTerms,
};
