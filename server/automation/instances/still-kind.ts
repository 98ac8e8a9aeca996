// A kind that does nothing any more: one of its markets is gone. Its state is kept as it was.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';

import type { RunningKind } from './run-kind.ts';
import type { StoredInstance } from './stored-forms.ts';

/** `stored`: its state as the checkpoint has it. `matched`: what it had counted by then; earlier releases have not written it down. */
export function stillKind(terms: BotTerms, stored: string, matched: StoredInstance['matched'] = { units: 0, count: 0 }): RunningKind {
  const kept: ReturnType<RunningKind['stored']> = JSON.parse(stored);
  return {
    decide: () => undefined,
    checkEdit: () => [],
    edit: () => terms,
    widen: () => undefined,
    figures: () => ({ matchedUnits: matched.units, matchedCount: matched.count, levels: [], lowerTicks: 0, upperTicks: 0 }),
    stored: () => kept,
  };
}
