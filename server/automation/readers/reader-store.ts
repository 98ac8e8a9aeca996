// The rows of a reader in the database of its venue.
import type { PoolClient } from 'pg';

import type { AccountId } from '#server/engine/ids.ts';

export type ReaderStore<State, Changes> = {
  /** As the last checkpoint left it, with the accounts that it is told of. Inside a transaction of the caller's. */
  read(client: PoolClient): Promise<{ readonly state: State; readonly accounts: readonly AccountId[] }>;
  /** Inside a transaction of the caller's. */
  write(client: PoolClient, changes: Changes): Promise<void>;
};
