// Signal bots as the exchange has registered them.
import { signalTerms, type SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { manyMarketsEntry } from '../../instances/run-kind.ts';
import type { RegisteredKind } from '../registered-kind.ts';
import { matchedProfit } from '../withdrawable-profit.ts';
import { signalKind } from './signal-kind.ts';

export const signalRegistered: RegisteredKind<SignalTerms> = {
  entryOf: (line) =>
    manyMarketsEntry(signalKind, {
      kind: 'signal',
      line,
      termsOf: (terms) => (terms.kind === 'signal' ? terms.terms : null),
      editOf: (edit) => (edit.kind === 'signal' ? edit.edit : null),
      edited: (terms, edit) => ({ kind: 'signal', terms: signalTerms.parse({ ...terms, ...edit }) }),
    }),
  neededCoins: ({ investment }) => ({ base: '0', quote: investment }),
  withdrawableProfit: matchedProfit,
  firstTerms: () =>
    ({
      direction: 'both',
      leverage: 1,
      marginMode: 'isolated',
      defaultSize: null,
      maxPosition: null,
      entries: 'single',
      limitOrders: true,
      takeProfitRate: null,
      stopLossRate: null,
      sellsAtEnd: true,
    }) satisfies Omit<SignalTerms, 'investment'>,
};
