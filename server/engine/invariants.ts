// The invariants: they hold after every command, whatever came before.
import { parts } from './parts.ts';
import type { State } from './state.ts';

/** The rules that are broken, in words; empty when all hold. */
export const brokenInvariants = (state: State): string[] =>
  Object.values(parts).flatMap(({ invariants }) => invariants.flatMap((broken) => broken(state)));
