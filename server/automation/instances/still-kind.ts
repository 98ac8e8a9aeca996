// A kind that does nothing any more: one of its markets is gone. Its state is kept as it was.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';

import type { RunningKind } from './run-kind.ts';

/** `stored`: its state as the checkpoint has it. */
export function stillKind(terms: BotTerms, stored: string): RunningKind {
  const kept: ReturnType<RunningKind['stored']> = JSON.parse(stored);
  return {
    decide: () => undefined,
    checkEdit: () => [],
    edit: () => terms,
    widen: () => undefined,
    figures: () => ({ matchedUnits: 0, matchedCount: 0, levels: [], lowerTicks: 0, upperTicks: 0 }),
    stored: () => kept,
  };
}
