// A decision of a bot, or why it decided nothing: a code, and what fills its words.
import type { AccountId } from '#server/engine/ids.ts';

import type { ReasonParams } from './bot-kind.ts';

export type DecisionRow = {
  readonly strategyId: AccountId;
  /** From 1, without gaps. */
  readonly number: number;
  readonly timeMs: number;
  /** The number of the journal's command that it followed from. */
  readonly sequence: number;
  readonly code: string;
  readonly params: ReasonParams;
};
