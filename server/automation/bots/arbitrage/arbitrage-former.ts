// The state of an arbitrage bot as releases have stored it that borrowed nothing: it held coins, and was short of the perpetual.
import type { ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { type ArbitrageState, createArbitrage } from './arbitrage-state.ts';

type Later =
  | 'contractLots'
  | 'owedUnits'
  | 'marginCash'
  | 'loanTicks'
  | 'loanMarkTicks'
  | 'loanStep'
  | 'hasRepaid'
  | 'transfers'
  | 'interestUnits'
  | 'interestSince';
type FormerState = Omit<ArbitrageState, Later> & { readonly shortLots: number };

const isFormer = (state: unknown): state is FormerState => typeof state === 'object' && state !== null && 'shortLots' in state;

/** Refuses (Error) any other. */
export function fromFormer(state: unknown, version: number, terms: ArbitrageTerms): ArbitrageState {
  if (version !== 1 || !isFormer(state)) throw new Error(`an arbitrage bot of version ${version} is none that this release reads`);
  const { shortLots, ...same } = state;
  return { ...createArbitrage(terms, []), ...same, contractLots: shortLots };
}
