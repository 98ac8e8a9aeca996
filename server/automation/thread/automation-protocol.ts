// The messages between the thread of the bots and the rest: always batches, never single events.
import type { EventRecord } from '#server/engine/event.ts';
import type { AccountId } from '#server/engine/ids.ts';

import type { BotNotice } from '../automation.ts';
import type { BotMarket } from '../bot-kind.ts';
import type { BotRecord } from '../bot-view.ts';
import type { InstructionOutcome } from '../instruction-outcome.ts';
import type { Checkpoint, CheckpointChanges } from '../host/checkpoint.ts';
import type { LeadCoins } from '../leaders/leader-markets.ts';
import type { StepCommand } from '../host/outbox.ts';

export type AutomationData = {
  readonly checkpoint: Checkpoint;
  /** Those that were ever listed. */
  readonly markets: readonly BotMarket[];
  readonly leadCoins: LeadCoins;
};

export type ToBots =
  /** A market that a bot is about to be started in. */
  | { readonly type: 'market'; readonly market: BotMarket }
  /** Records as far as they concern bots. They stand for everything up to `through`. */
  | { readonly type: 'records'; readonly records: readonly EventRecord[]; readonly through: number }
  /** The journal's end was reached: from now on steps are sent. */
  | { readonly type: 'start' }
  /** The core did not take a step of the bot. */
  | { readonly type: 'again'; readonly strategyId: AccountId }
  /** The last checkpoint is in the database: the next one may come. */
  | { readonly type: 'written' }
  /** Somebody waits for what is not written yet. */
  | { readonly type: 'write' }
  | { readonly type: 'close' };

export type FromBots =
  /** Every bot that the checkpoint has. */
  | { readonly type: 'ready'; readonly bots: readonly BotRecord[] }
  | { readonly type: 'commands'; readonly commands: readonly StepCommand[] }
  | {
      readonly type: 'seen';
      readonly through: number;
      /** True if the database has every decision up to `through`. */
      readonly isWritten: boolean;
      readonly bots: readonly BotRecord[];
      readonly notices: readonly BotNotice[];
      readonly outcomes: readonly InstructionOutcome[];
      readonly dueMs: number | null;
      readonly inFlight: number;
      readonly waiting: number;
    }
  | { readonly type: 'checkpoint'; readonly changes: CheckpointChanges }
  | { readonly type: 'note'; readonly text: string }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'closed' };
