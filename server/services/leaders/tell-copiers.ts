// Messages to those who copy a leader, and to those who wait for a place.
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { LeaderPorts } from './leader-ports.ts';
import type { LeaderProfiles } from './store/leader-profiles.ts';
import type { LeaderWaiting } from './store/leader-waiting.ts';
import type { Leader, Leaders } from './leaders.ts';

type Rooms = Pick<LeaderPorts, 'copiesOf' | 'userOf' | 'tell' | 'venue'> & { readonly profiles: Pick<LeaderProfiles, 'find'> };

/** The name is empty where none is shown: whoever reads it has the number. */
const wordsOf = async (
  { profiles, venue }: Pick<Rooms, 'profiles' | 'venue'>,
  { accountId, line }: Pick<Leader, 'accountId' | 'line'>,
): Promise<Readonly<Record<string, string>>> => ({
  leader: String(accountId),
  leaderName: (await profiles.find(accountId)).shown?.name ?? '',
  line,
  venue,
});

/** Everybody whose copy runs, once each; of `only`, where some are named. */
export async function tellCopiers(
  rooms: Rooms,
  leader: Pick<Leader, 'accountId' | 'line'>,
  kind: string,
  params: Readonly<Record<string, string>>,
  occasion: string,
  only: ReadonlySet<AccountId> | null = null,
): Promise<void> {
  const running = rooms
    .copiesOf(leader.accountId, leader.line)
    .filter(({ strategyId, hasEnded }) => !hasEnded && (only === null || only.has(strategyId)));
  const words = await wordsOf(rooms, leader);
  for (const ownerId of new Set(running.map((copy) => copy.ownerId))) {
    const userId = await rooms.userOf(ownerId);
    if (userId !== null) await rooms.tell(userId, kind, { ...words, ...params }, `${kind} ${leader.accountId} ${leader.line} ${occasion}`);
  }
}

type Queue = Omit<Rooms, 'copiesOf' | 'userOf'> & {
  readonly waiting: Pick<LeaderWaiting, 'count' | 'first' | 'remove'>;
  readonly leaderOf: Leaders['leaderOf'];
  readonly standing: Leaders['standing'];
  readonly now: () => number;
};

/** As many as there are free places, in the order in which they came. Whoever was told waits no more. */
export async function tellNextInLine(rooms: Queue, accountId: AccountId, line: LeaderLine): Promise<void> {
  const { waiting, leaderOf, standing, tell, now } = rooms;
  if ((await waiting.count(accountId, line)) === 0 || (await leaderOf(accountId, line))?.isOpen !== true) return;
  const { places, copies } = await standing({ accountId, line });
  const words = await wordsOf(rooms, { accountId, line });
  for (const userId of await waiting.first(accountId, line, places - copies.copiers)) {
    await tell(userId, 'leaderPlace', words, `leaderPlace ${accountId} ${line} ${now()}`);
    await waiting.remove(userId, accountId, line);
  }
}
