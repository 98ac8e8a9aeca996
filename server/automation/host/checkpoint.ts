// The checkpoint of a venue's bots: the state behind a command of the journal, and the changes between two of them.
import type { AccountId } from '#server/engine/ids.ts';

import type { DecisionRow } from '../decision-row.ts';
import type { Unstarted } from '../instances/stored-instance.ts';
import type { StoredMarket } from '../waiting/followed-market.ts';
import type { HourFigures } from './hour-figures.ts';
import type { StoredLeader } from './leader-account.ts';
import type { LeaderMinutes } from './leader-day.ts';
import type { LeaderHour } from './leader-hours.ts';

/** The beginning of a run: the state behind a command of the journal. */
export type Checkpoint = {
  readonly sequence: number;
  readonly timeMs: number;
  readonly markets: readonly StoredMarket[];
  readonly unstarted: readonly Unstarted[];
  /** The accounts that lead; absent in what earlier releases have written: there were none. */
  readonly leaders?: readonly StoredLeader[];
  /** JSON of each. */
  readonly bots: readonly string[];
};

export const noCheckpoint: Checkpoint = { sequence: 0, timeMs: 0, markets: [], unstarted: [], bots: [] };

/** The changes that are written into the database at once: the rest of the state is as it was. */
export type CheckpointChanges = Omit<Checkpoint, 'bots'> & {
  readonly bots: readonly StoredBot[];
  readonly rows: readonly DecisionRow[];
  readonly hours: readonly HourFigures[];
  readonly leaders: readonly StoredLeader[];
  readonly leaderHours: readonly LeaderHour[];
  readonly leaderMinutes: readonly LeaderMinutes[];
};

type StoredBot = { readonly strategyId: AccountId; readonly ownerId: AccountId; readonly stored: string };
