// The leaders of a world as words to it tell of them: on which terms somebody leads, and how he shows himself.
import * as z from 'zod/mini';

import { leaderLine } from '#lib/contract/leaders/leader-line.ts';
import { leaderPicture } from '#lib/contract/leaders/leader-profile.ts';
import { leaderStatus } from '#lib/contract/leaders/leader-status.ts';
import type { AccountId } from '#server/engine/ids.ts';

const account = z.number();

/** Somebody who leads or led, as the service of leaders writes it down. */
export const keptLeader = z.strictObject({
  accountId: account,
  line: leaderLine,
  userId: z.string(),
  status: leaderStatus,
  firstStartedMs: z.number(),
  startedMs: z.number(),
  endedMs: z.nullable(z.number()),
  sharePercent: z.number(),
  nextSharePercent: z.nullable(z.number()),
  nextShareMs: z.nullable(z.number()),
  suspendedReason: z.nullable(z.string()),
});
export type KeptLeader = z.output<typeof keptLeader>;

/** An account, and the line that it leads. */
export const leaderPlace = z.strictObject({ accountId: account, line: leaderLine });

/** The profile of an account, whichever lines it leads. */
export const keptProfile = z.strictObject({
  accountId: account,
  shown: z.strictObject({ name: z.string(), words: z.string(), picture: leaderPicture }),
});

type Place = z.output<typeof leaderPlace>;
type Profile = z.output<typeof keptProfile>;

const keyOf = ({ accountId, line }: Place): string => `${accountId} ${line}`;

export class KeptLeaders {
  readonly #rows = new Map<string, KeptLeader>();
  readonly #profiles = new Map<AccountId, Profile>();

  /** Heard again it changes nothing. */
  set(row: KeptLeader): void {
    this.#rows.set(keyOf(row), row);
  }

  remove(place: Place): void {
    this.#rows.delete(keyOf(place));
  }

  show(profile: Profile): void {
    this.#profiles.set(profile.accountId, profile);
  }

  /** First ones first. */
  get all(): readonly KeptLeader[] {
    return [...this.#rows.values()].toSorted((one, other) => one.firstStartedMs - other.firstStartedMs || one.accountId - other.accountId);
  }

  get profiles(): readonly Profile[] {
    return [...this.#profiles.values()];
  }
}
