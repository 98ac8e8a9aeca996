// The state of a ranked strategy: that of its bot, and why it ended.
import { StateLabel } from '../../words/state-label.tsx';
import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { useStrategyWords } from './use-strategy-words.ts';

export function RankedState({ strategy }: { readonly strategy: RankedStrategy }) {
  const { stopOf } = useStrategyWords();
  const stopped = stopOf(strategy);
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <StateLabel bot={{ state: strategy.state, needsOwner: null, stopReason: null }} />
      {stopped === null ? null : <span className="text-2xs text-muted">{stopped}</span>}
    </span>
  );
}
