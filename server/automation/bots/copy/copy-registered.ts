// Copies of leaders as the exchange has registered them.
import { firstCopyTerms, type CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { manyMarketsEntry } from '../../instances/run-kind.ts';
import { kindTypes } from '../kind-types.ts';
import type { RegisteredKind } from '../registered-kind.ts';
import { atMost, profitAboveInvested } from '../withdrawable-profit.ts';
import { copyKind } from './copy-kind.ts';

export const copyRegistered: RegisteredKind<CopyTerms> = {
  entryOf: (line) => manyMarketsEntry(copyKind, kindTypes('copy', line)),
  neededCoins: ({ investment }) => ({ base: '0', quote: investment }),
  withdrawableProfit: (bot, free) => atMost(profitAboveInvested(bot, free), free),
  firstTerms: () => firstCopyTerms,
};
