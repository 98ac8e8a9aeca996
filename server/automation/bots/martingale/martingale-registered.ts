// Martingales as the exchange has registered them. One of spot that sells first is funded in what it sells.
import { firstMartingaleTerms, type MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { kindEntry } from '../../instances/run-kind.ts';
import { kindTypes } from '../kind-types.ts';
import type { RegisteredKind } from '../registered-kind.ts';
import { matchedProfit } from '../withdrawable-profit.ts';
import { martingaleKind } from './martingale-kind.ts';

export const martingaleRegistered: RegisteredKind<MartingaleTerms> = {
  entryOf: (line) => kindEntry(martingaleKind, kindTypes('martingale', line)),
  neededCoins: ({ direction, investment }, { rules }) =>
    direction === 'short' && rules.contract === undefined ? { base: investment, quote: '0' } : { base: '0', quote: investment },
  withdrawableProfit: matchedProfit,
  firstTerms: () => firstMartingaleTerms,
};
