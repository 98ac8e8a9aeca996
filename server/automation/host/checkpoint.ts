// The checkpoint of a venue's readers: the state of each behind a command of the journal, and the changes between two checkpoints.
import type { AccountId } from '#server/engine/ids.ts';

import type { AttemptRow } from '#server/projections/trader-pro/attempt-row.ts';

import type { DecisionRow } from '../decision-row.ts';
import type { Unstarted } from '../instances/stored-instance.ts';
import type { StoredLeader } from '../leaders/leader-account.ts';
import type { LeaderChanges } from '../leaders/leader-board.ts';
import type { ProgrammeChanges } from '../programme/programme-reader.ts';
import { type Moment, ofEachReader, type ReaderName } from '../readers/reader.ts';
import type { StoredMarket } from '../waiting/followed-market.ts';
import type { HourFigures } from './hour-figures.ts';

export type BotsState = {
  /** As bots and leaders see them. */
  readonly markets: readonly StoredMarket[];
  readonly unstarted: readonly Unstarted[];
  /** JSON of each. */
  readonly bots: readonly string[];
};

/** Markets and unstarted accounts as they are; of the rest what has changed. */
export type BotsChanges = Omit<BotsState, 'bots'> & {
  readonly bots: readonly StoredBot[];
  readonly rows: readonly DecisionRow[];
  readonly hours: readonly HourFigures[];
};

type StoredBot = { readonly strategyId: AccountId; readonly ownerId: AccountId; readonly stored: string };

type States = {
  readonly leaders: readonly StoredLeader[];
  readonly bots: BotsState;
  /** Attempts that go on. */
  readonly programme: readonly AttemptRow[];
};
type Changes = { readonly leaders: LeaderChanges; readonly bots: BotsChanges; readonly programme: ProgrammeChanges };

/** The beginning of a run. */
export type Checkpoint = {
  /** The last record that any of them has read, and the time that bots and leaders have come to. */
  readonly at: Moment;
  /** The last command that each reader has read: one that is new here may stand elsewhere than the others. */
  readonly has: Readonly<Record<ReaderName, number>>;
  readonly states: { readonly [Name in ReaderName]: States[Name] };
};

/** The changes that are written into the database at once: the rest of the state is as it was. */
export type CheckpointChanges = Pick<Checkpoint, 'at' | 'has'> & { readonly changes: { readonly [Name in ReaderName]: Changes[Name] } };

export const noCheckpoint: Checkpoint = {
  at: { sequence: 0, timeMs: 0 },
  has: ofEachReader(() => 0),
  states: { leaders: [], bots: { markets: [], unstarted: [], bots: [] }, programme: [] },
};
