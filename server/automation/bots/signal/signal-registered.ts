// Signal bots as the exchange has registered them.
import { firstSignalTerms, type SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { manyMarketsEntry } from '../../instances/run-kind.ts';
import { kindTypes } from '../kind-types.ts';
import type { RegisteredKind } from '../registered-kind.ts';
import { matchedProfit } from '../withdrawable-profit.ts';
import { signalKind } from './signal-kind.ts';

export const signalRegistered: RegisteredKind<SignalTerms> = {
  entryOf: (line) => manyMarketsEntry(signalKind, kindTypes('signal', line)),
  neededCoins: ({ investment }) => ({ base: '0', quote: investment }),
  withdrawableProfit: matchedProfit,
  firstTerms: () => firstSignalTerms,
};
