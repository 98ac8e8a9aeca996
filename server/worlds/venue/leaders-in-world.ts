// Those who lead in a world: the service of every venue. Each change of what it keeps is a word to the world, so that the journal alone has it.
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { createOwnerTurns } from '#server/services/bots/owner-turns.ts';
import { createLeaders } from '#server/services/leaders/create-leaders.ts';
import type { LeaderPorts } from '#server/services/leaders/leader-ports.ts';
import type { LeaderProfiles } from '#server/services/leaders/store/leader-profiles.ts';
import { leaderOfRow, type LeaderRows } from '#server/services/leaders/store/leader-rows.ts';
import type { FamilyRows } from '#server/services/leaders/store/leader-store.ts';
import type { LeaderWaiting } from '#server/services/leaders/store/leader-waiting.ts';
import type { Applicant, KeptProfile, Leaders } from '#server/services/leaders/leaders.ts';
import { leadingInVenue, type LeadingParts } from '#server/services/leaders/leading-in-venue.ts';
import { LeaderStatus } from '#lib/contract/leaders/leader-status.ts';
import type { KeptLeader } from '../world/kept-leaders.ts';
import type { Saying } from '../world/word.ts';
import type { World } from '../world/world.ts';

type Rooms = LeadingParts & {
  readonly told: Pick<World['told'], 'leaders'>;
  readonly say: (word: Saying) => void;
  readonly newReference: () => string;
  /** Null: nothing was ever done for the owner. */
  readonly accountOf: (owner: string) => AccountId | null;
  /** The hours of leaders up to this moment are in the database. */
  readonly written: () => Promise<void>;
  readonly log: LeaderPorts['log'];
  readonly closing: AsyncDisposableStack;
};

function rowsIn({ told, say, now }: Pick<Rooms, 'told' | 'say' | 'now'>): LeaderRows {
  const those = (fits: (row: KeptLeader) => boolean) => told.leaders.all.filter(fits).map((row) => leaderOfRow(row, now()));
  const rowOf = (accountId: AccountId, line: LeaderLine): KeptLeader | null =>
    told.leaders.all.find((row) => row.accountId === accountId && row.line === line) ?? null;
  const change: LeaderRows['change'] = async (accountId, line, set) => {
    const row = rowOf(accountId, line);
    if (row !== null) say({ word: 'leader', leader: { ...row, ...set } });
  };
  return {
    change,
    find: async (accountId, line) => those((row) => row.accountId === accountId && row.line === line)[0] ?? null,
    ofAccounts: async (accountIds) => those(({ accountId }) => accountIds.includes(accountId)),
    ofLine: async (line) => those((row) => row.line === line),
    ofUsers: async (userIds) => those(({ userId }) => userIds.includes(userId)),
    ofStatus: async (status) => those((row) => row.status === status),
    leading: async (line) => those((row) => row.line === line && row.status === LeaderStatus.leading).length,
    begin: async ({ accountId, line, userId, sharePercent }) => {
      const [before, startedMs] = [rowOf(accountId, line), now()];
      const times = { firstStartedMs: before?.firstStartedMs ?? startedMs, startedMs, endedMs: null };
      const share = { sharePercent, nextSharePercent: null, nextShareMs: null };
      const who = { accountId, line, userId, status: LeaderStatus.starting, suspendedReason: null };
      say({ word: 'leader', leader: { ...who, ...times, ...share } });
    },
    takeBack: async (before, accountId, line) => {
      if (before === null) say({ word: 'never-led', accountId, line });
      else await change(accountId, line, { status: before.status, startedMs: before.startedMs, endedMs: before.endedMs });
    },
  };
}

const noProfile: KeptProfile = { shown: null, sent: null, state: 'none', refusedReason: '' };

/** Shown at once, as in demo trading: nobody looks at them before. */
function profilesIn({ told, say }: Pick<Rooms, 'told' | 'say'>): LeaderProfiles {
  const of: LeaderProfiles['of'] = async (accountIds) =>
    new Map(
      told.leaders.profiles
        .filter(({ accountId }) => accountIds.includes(accountId))
        .map(({ accountId, shown }) => [accountId, { ...noProfile, shown }]),
    );
  return {
    of,
    find: async (accountId) => (await of([accountId])).get(accountId) ?? noProfile,
    named: async (text) =>
      told.leaders.profiles.filter(({ shown }) => shown.name.toLowerCase().includes(text.toLowerCase())).map(({ accountId }) => accountId),
    send: async (accountId, shown) => say({ word: 'leader-profile', accountId, shown }),
    decide: async () => false,
  };
}

/** A message tells of a free place to those who wait, and a world has none. */
const nobodyWaits: LeaderWaiting = {
  add: () => Promise.reject(new Error('nobody waits for a leader in a world')),
  remove: () => Promise.resolve(),
  removeAll: () => Promise.resolve(),
  has: () => Promise.resolve(false),
  count: () => Promise.resolve(0),
  ofUser: () => Promise.resolve([]),
  first: () => Promise.resolve([]),
};

const nothing = (): Promise<void> => Promise.resolve();

export function createWorldLeaders(rooms: Rooms): Leaders {
  const { accountOf, written, newReference, now, log, closing } = rooms;
  const leading = leadingInVenue(rooms);
  const inTurn = createOwnerTurns<string>();
  const own: FamilyRows = {
    rows: rowsIn(rooms),
    // A seat is all of its family.
    familyOf: async (userId) => {
      const accountId = accountOf(userId);
      return { userIds: [userId], accountIds: accountId === null ? [] : [accountId] };
    },
  };
  return createLeaders({
    ...leading,
    lowestOf: async (...asked) => {
      await written();
      return leading.lowestOf(...asked);
    },
    store: { ...own, profiles: profilesIn(rooms), waiting: nobodyWaits, inTurn: (mainId, work) => inTurn(mainId, () => work(own)) },
    venue: TradingMode.paper,
    houseUsers: new Map(),
    // A world has no ranking, and no inbox: what becomes of a copy is told in its own journal.
    onBegun: nothing,
    userOf: () => Promise.resolve(null),
    tell: nothing,
    // The leading of a seat has ended with its freeze.
    isFrozen: () => Promise.resolve(false),
    now,
    newReference,
    boardFreshMs: 0,
    log,
    closing,
  });
}

/** The leaders as a seat is answered from them: it is known by its own name, and may lead whatever the person is elsewhere. */
export function leadersOfSeat(leaders: Leaders, owner: string): Leaders {
  const seat = (applicant: Applicant): Applicant => ({
    ...applicant,
    userId: owner,
    mainId: owner,
    mayLead: { spot: true, futures: true },
  });
  return {
    ...leaders,
    apply: (applicant, ...asked) => leaders.apply(seat(applicant), ...asked),
    refusals: (applicant, line) => leaders.refusals(seat(applicant), line),
    waitingOf: () => leaders.waitingOf(owner),
    isWaiting: (_, ...asked) => leaders.isWaiting(owner, ...asked),
  };
}
