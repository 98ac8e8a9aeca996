// Writes checkpoints one after the other, again and again where the database is away: none may be left out.
import { errorText } from '#server/monitoring/logged-error.ts';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';

import { isDatabaseAway } from '#server/store/database-away.ts';

import { writeAutomationCheckpoint } from '../checkpoint/checkpoint-store.ts';
import type { CheckpointChanges } from '../host/checkpoint.ts';

const retryMs = [50, 200, 1000, 5000];
/** It is said elsewhere that the database is away; it may be back at any time. */
const awayMs = 500;

export type CheckpointWriter = {
  /** Resolves true once it is written; false: it is given up, because nothing is written any more. */
  write(changes: CheckpointChanges): Promise<boolean>;
  /** Null, or why nothing gets written. */
  problem(): string | null;
  /** From now on a failed attempt is the last one: the journal has it all. */
  stopRetrying(): void;
};

export function createCheckpointWriter(pool: Pool, written: number, onError: (error: unknown) => void): CheckpointWriter {
  let after = written;
  let problem: string | null = null;
  let isStopping = false;
  return {
    write: async (changes) => {
      for (let failures = 0; ; failures += 1) {
        try {
          await writeAutomationCheckpoint(pool, changes, after);
          after = changes.at.sequence;
          problem = null;
          return true;
        } catch (error) {
          if (failures === 0) onError(error);
          problem = `the bots' states cannot be written: ${errorText(error)}`;
          if (isStopping) return false;
          await delay(isDatabaseAway(error) ? awayMs : retryMs[Math.min(failures, retryMs.length - 1)]);
        }
      }
    },
    problem: () => problem,
    stopRetrying: () => {
      isStopping = true;
    },
  };
}
