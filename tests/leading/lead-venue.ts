// Those who lead before a core and copies that a test makes up: what the ports answer, and what they were asked.
import { Decimal } from 'decimal.js';

import type { ErrorKey } from '#lib/contract/errors.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { CopyOfLeader } from '#server/services/leaders/copies-of-leader.ts';
import { createLeaders } from '#server/services/leaders/create-leaders.ts';
import type { LeaderPorts } from '#server/services/leaders/leader-ports.ts';
import { leadersInDatabase } from '#server/services/leaders/store/leaders-in-database.ts';
import type { Applicant, Leaders } from '#server/services/leaders/leaders.ts';
import type { Store } from '#server/store/open-store.ts';
import { exchangeAccounts } from '#server/store/schema/accounts.ts';
import { user } from '#server/store/schema/identity.ts';
import { subAccounts } from '#server/store/schema/sub-accounts.ts';

/** The answers of the ports, as a test sets them. */
type World = {
  readonly worth: Map<AccountId, string>;
  readonly lowest: Map<AccountId, string>;
  readonly copies: Map<string, readonly CopyOfLeader[]>;
  readonly follows: Set<AccountId>;
  readonly frozen: Set<string>;
  readonly families: Map<AccountId, readonly AccountId[]>;
  starts: ErrorKey | null;
  stops: ErrorKey | null;
  begun: () => Promise<void>;
};

export const hourMs = 3_600_000;

/** A copy of a leader: 100 put in, worth 110. */
export const copy = (ownerId: AccountId, change: Partial<CopyOfLeader> = {}): CopyOfLeader => ({
  strategyId: ownerId + 5000,
  ownerId,
  hasEnded: false,
  putIn: new Decimal(100),
  worth: new Decimal(110),
  profit: new Decimal(10),
  shared: new Decimal(1),
  sharePercent: 8,
  nextShare: null,
  ...change,
});
export const refused = (key: string, params: object = {}) => ({ refused: key, params });

export function startLeading(store: Store) {
  const clock = { nowMs: 500_000 * hourMs };
  const well = (): Promise<void> => Promise.resolve();
  const world: World = {
    worth: new Map(),
    lowest: new Map(),
    copies: new Map(),
    follows: new Set(),
    frozen: new Set(),
    families: new Map(),
    starts: null,
    stops: null,
    begun: well,
  };
  const done: unknown[][] = [];
  const told: unknown[][] = [];
  const failed: unknown[][] = [];
  const ended = new Set<(leaderId: AccountId) => void>();
  const closing = new AsyncDisposableStack();
  const ports: LeaderPorts = {
    store: leadersInDatabase(store.db, 'live', () => clock.nowMs),
    venue: 'live',
    houseUsers: new Map([['house', 'trend']]),
    worthOf: async (accountId) => world.worth.get(accountId) ?? '150',
    lowestOf: async (accountId) => world.lowest.get(accountId) ?? null,
    copiesOf: (accountId, line) => world.copies.get(`${accountId} ${line}`) ?? [],
    follows: async (accountId) => world.follows.has(accountId),
    startLeading: async (...all) => {
      done.push(['start', ...all]);
      return world.starts;
    },
    stopLeading: async (...all) => {
      done.push(['stop', ...all]);
      return world.stops;
    },
    familyIn: async (accountId) => world.families.get(accountId) ?? [],
    tellCopies: async (...all) => void done.push(['tell', ...all]),
    copiedIn: async () => ({ sizes: { perUnit: '0', quantity: '0', notional: '0' }, held: [] }),
    onCopyEnded: (listener) => {
      ended.add(listener);
      return () => ended.delete(listener);
    },
    onBegun: async (...all) => {
      done.push(['begun', ...all]);
      await world.begun();
    },
    userOf: async (accountId) => (accountId === 9999 ? null : `owner-${accountId}`),
    isFrozen: async (userId) => world.frozen.has(userId),
    tell: async (...all) => void told.push(all),
    now: () => clock.nowMs,
    newReference: () => String(clock.nowMs),
    boardFreshMs: 5000,
    log: { error: (...all) => void failed.push(all) },
    closing,
  };
  let made = 0;
  /** Somebody with an account, and what that account asks to lead with. */
  async function newApplicant(mainId?: string): Promise<Applicant> {
    made += 1;
    const [userId, accountId] = [`user-${made}`, 1000 + made];
    await store.db.insert(user).values({ id: userId, name: 'n', email: `${userId}@example.com` });
    await store.db.insert(exchangeAccounts).values({ accountId, userId, createdAtMs: 1 });
    if (mainId !== undefined) await store.db.insert(subAccounts).values({ userId, mainId, kind: 'normal', createdAtMs: 1 });
    return { userId, accountId, mainId: mainId ?? userId, mayLead: { spot: true, futures: true } };
  }
  async function newLeader(leaders: Leaders, line: LeaderLine, sharePercent: number): Promise<Applicant> {
    const applicant = await newApplicant();
    const refusal = await leaders.apply(applicant, line, sharePercent);
    if (refusal !== null) throw new Error(`the applicant may not lead: ${JSON.stringify(refusal)}`);
    done.length = 0;
    return applicant;
  }
  return {
    clock,
    world,
    done,
    told,
    failed,
    ended,
    ports,
    newApplicant,
    /** Leads already; what was done for it counts no more. */
    newLeader,
    close: () => closing.disposeAsync(),
    /** The house, opened again at the next full hour, with nothing said yet. */
    reopen: async (): Promise<Leaders> => {
      const leaders = createLeaders(ports);
      await leaders.resumed;
      clock.nowMs = Math.ceil(clock.nowMs / hourMs) * hourMs + hourMs;
      Object.assign(world, { starts: null, stops: null, begun: well });
      for (const list of [done, told, failed]) list.length = 0;
      return leaders;
    },
    copied: ({ accountId }: Applicant, line: LeaderLine, ...copies: readonly CopyOfLeader[]): void =>
      void world.copies.set(`${accountId} ${line}`, copies),
  };
}
