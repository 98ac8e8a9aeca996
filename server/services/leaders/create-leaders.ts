// Those who lead copied trades in a venue, over the database and the core.
import { Decimal } from 'decimal.js';

import { shareNoticeMs } from '#lib/contract/leaders/leader-tiers.ts';
import { LeaderStatus } from '#lib/contract/leaders/leader-status.ts';
import { leaderLines, type LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { leaderPlaces, leaderTierOf } from '#lib/order-math/copy/leader-tier.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { isPublicText } from '#server/names/public-text.ts';
import { sumOfCopies } from './copies-of-leader.ts';
import { createLeaderBoard } from './leader-board.ts';
import type { LeaderPorts } from './leader-ports.ts';
import { leadsNow } from './store/leader-rows.ts';
import type { Applicant, Leader, LeaderRefusal, Leaders } from './leaders.ts';
import { refusalsToLead } from './refusals-to-lead.ts';
import { resumeLeaders } from './resume-leaders.ts';
import { copiesBehind, fullHourFrom } from './share-of-copies.ts';
import { tellCopiers, tellNextInLine } from './tell-copiers.ts';

const refuse = (refused: LeaderRefusal['refused'], params: LeaderRefusal['params'] = {}): LeaderRefusal => ({ refused, params });

export function createLeaders(ports: LeaderPorts): Leaders {
  const { now, log, closing } = ports;
  const { rows, profiles, waiting, familyOf, inTurn } = ports.store;

  /** Asked with every page: the answer changes only here. */
  const led = new Map<LeaderLine, Promise<boolean>>();
  const standing: Leaders['standing'] = async ({ accountId, line }) => {
    const ownUsdt = await ports.worthOf(accountId, line);
    const copies = sumOfCopies(ports.copiesOf(accountId, line));
    // Money that is there for a moment makes nobody a greater leader.
    const lowest = Decimal.min(ownUsdt, (await ports.lowestOf(accountId, line)) ?? ownUsdt).toFixed();
    const worth = { ownUsdt: lowest, copiedUsdt: copies.worth };
    return { ownUsdt, copies, tier: leaderTierOf(worth), places: leaderPlaces(worth) };
  };
  const leading = async (accountId: AccountId, line: LeaderLine): Promise<Leader | null> => {
    const leader = await rows.find(accountId, line);
    return leader?.status === LeaderStatus.leading ? leader : null;
  };
  const refusals: Leaders['refusals'] = (applicant, line) => refusalsToLead({ ...ports, rows, familyOf }, applicant, line);

  /** One of a family at a time: asked from two accounts at once, one of them leads. */
  const begin = (applicant: Applicant, line: LeaderLine, sharePercent: number): Promise<LeaderRefusal | null> =>
    inTurn(applicant.mainId, async (own) => {
      const [refused] = await refusalsToLead({ ...ports, ...own }, applicant, line);
      if (refused !== undefined) return refused;
      await own.rows.begin({ ...applicant, line, sharePercent });
      return null;
    });

  /** Copies that run are told the terms as they are, and their owners as well. Told again it changes nothing. */
  const tellTerms = async (accountId: AccountId, line: LeaderLine): Promise<void> => {
    const leader = await leading(accountId, line);
    if (leader === null) return;
    const { sharePercent, nextShare: next } = leader;
    const nowMs = now();
    const behind = copiesBehind(leader, ports.copiesOf(accountId, line), nowMs).map(({ strategyId }) => strategyId);
    if (behind.length === 0) return;
    const [kind, params, occasion] =
      next === null
        ? (['leaderShareFall', { to: String(sharePercent) }, `${sharePercent} ${nowMs}`] as const)
        : ([
            'leaderShareRise',
            { from: String(sharePercent), to: String(next.percent), timeMs: String(next.fromMs) },
            `${next.percent} ${next.fromMs}`,
          ] as const);
    // People first: a copy that has been told is not looked at again.
    await tellCopiers({ ...ports, profiles }, leader, kind, params, occasion, new Set(behind));
    await ports.tellCopies(behind, `!share-${ports.newReference()}`, { action: 'share', percent: sharePercent, next });
  };

  const end = async ({ accountId, line, startedMs }: Leader): Promise<void> => {
    await rows.change(accountId, line, { status: LeaderStatus.leaving, nextSharePercent: null, nextShareMs: null });
    led.delete(line);
    const failed = await ports.stopLeading(accountId, line);
    if (failed !== null) throw new Error(`account ${accountId} cannot stop leading ${line}: ${failed}`);
    await rows.change(accountId, line, { status: LeaderStatus.left, endedMs: now() });
    await tellCopiers({ ...ports, profiles }, { accountId, line }, 'leaderLeft', {}, `${startedMs}`);
    await waiting.removeAll(accountId, line);
  };
  const leaders: Leaders = {
    refusals,
    standing,
    apply: async (applicant, line, sharePercent) => {
      const { accountId, userId } = applicant;
      const { tier, ownUsdt } = await standing({ accountId, line });
      if (sharePercent > tier.maxSharePercent) return refuse('leaderShare', { max: tier.maxSharePercent });
      const before = await rows.find(accountId, line);
      const refused = await begin(applicant, line, sharePercent);
      if (refused !== null) return refused;
      const failed = await ports.startLeading(accountId, line, (await familyOf(userId)).accountIds);
      if (failed === null) await rows.change(accountId, line, { status: LeaderStatus.leading });
      else await rows.takeBack(before, accountId, line);
      led.delete(line);
      if (failed !== null) return refuse(failed);
      // A record that could not be begun here comes with the first hour.
      await ports.onBegun(accountId, line, ownUsdt).catch((error: unknown) => log.error({ err: error }, 'a record could not be begun'));
      return null;
    },
    leave: async (accountId, line) => {
      const leader = await rows.find(accountId, line);
      if (leader === null || !leadsNow(leader)) return refuse('notLeading');
      await end(leader);
      return null;
    },
    leaveAll: async (accountId) => {
      for (const line of leaderLines) await leaders.leave(accountId, line);
    },
    setShare: async (accountId, line, percent) => {
      const leader = await leading(accountId, line);
      if (leader === null) return refuse('notLeading');
      const { tier, copies } = await standing(leader);
      if (percent > tier.maxSharePercent) return refuse('leaderShare', { max: tier.maxSharePercent });
      const isAtOnce = percent <= leader.sharePercent || copies.copies === 0;
      const nextShareMs = isAtOnce ? null : fullHourFrom(now() + shareNoticeMs);
      const nextSharePercent = isAtOnce ? null : percent;
      await rows.change(accountId, line, { sharePercent: isAtOnce ? percent : leader.sharePercent, nextSharePercent, nextShareMs });
      await tellTerms(accountId, line);
      return null;
    },
    copyBegan: tellTerms,
    find: rows.find,
    findAll: rows.ofAccounts,
    list: rows.ofLine,
    leaderOf: async (accountId, line) => {
      const leader = await leading(accountId, line);
      if (leader === null) return null;
      const { tier, places, copies } = await standing(leader);
      // A tier that was lost takes its share with it, and the one that was announced.
      const sharePercent = Math.min(leader.sharePercent, tier.maxSharePercent);
      const next = leader.nextShare;
      const percent = Math.min(next?.percent ?? 0, tier.maxSharePercent);
      const nextShare = next === null || percent <= sharePercent ? null : { percent, fromMs: next.fromMs };
      return { sharePercent, nextShare, maxCopiers: places, isOpen: copies.copiers < places };
    },
    copiedIn: ports.copiedIn,
    board: createLeaderBoard({ rows, standing, now, freshMs: ports.boardFreshMs }),
    anybodyLeads: async (line) => {
      const known = led.get(line) ?? rows.leading(line).then((leading) => leading > 0);
      led.set(line, known);
      known.catch(() => led.delete(line));
      return known;
    },
    houseRules: async () => {
      const { houseUsers } = ports;
      const own = await rows.ofUsers([...houseUsers.keys()]);
      return new Map(
        own.flatMap(({ accountId, userId }) => {
          const rule = houseUsers.get(userId);
          return rule === undefined ? [] : [[accountId, rule] as const];
        }),
      );
    },
    profile: profiles.find,
    profiles: profiles.of,
    named: async (text) => [...(await profiles.named(text)), ...(/^[1-9]\d{0,8}$/.test(text) ? [Number(text)] : [])],
    sendProfile: async (accountId, profile) => {
      if (!isPublicText(profile.name)) return refuse('publicName');
      if (!isPublicText(profile.words)) return refuse('leaderWords');
      await profiles.send(accountId, profile);
      return null;
    },
    decideProfile: async (accountId, reason) => ((await profiles.decide(accountId, reason)) ? null : refuse('profileNotWaiting')),
    suspend: async (accountId, line, reason) => {
      const leader = await rows.find(accountId, line);
      if (leader === null) return refuse('unknownLeader');
      await rows.change(accountId, line, { suspendedReason: reason });
      if (reason === null) return null;
      await ports.tell(leader.userId, 'leaderSuspended', { reason, line }, `${accountId} ${line} ${now()}`);
      if (leadsNow(leader)) await end(leader);
      return null;
    },
    wait: async (userId, accountId, line, waits) => {
      if (!waits) {
        await waiting.remove(userId, accountId, line);
        return null;
      }
      const terms = await leaders.leaderOf(accountId, line);
      if (terms === null) return refuse('unknownLeader');
      if (terms.isOpen) return refuse('leaderHasPlaces');
      const { accountIds } = await familyOf(userId);
      if (accountIds.includes(accountId)) return refuse('ownLeader');
      await waiting.add(userId, accountId, line);
      return null;
    },
    waiting: waiting.count,
    waitingOf: waiting.ofUser,
    isWaiting: waiting.has,
    familyGrew: async (userId) => {
      const { userIds, accountIds } = await familyOf(userId);
      for (const leader of (await rows.ofUsers(userIds)).filter(leadsNow))
        await ports.startLeading(leader.accountId, leader.line, accountIds);
    },
    resumed: resumeLeaders({ ...ports, rows, familyOf, end, tellTerms }).catch((error: unknown) =>
      log.error({ err: error }, 'leaders could not be resumed'),
    ),
  };
  closing.defer(
    ports.onCopyEnded((leaderId) => {
      for (const line of leaderLines)
        tellNextInLine({ ...ports, profiles, waiting, leaderOf: leaders.leaderOf, standing }, leaderId, line).catch((error: unknown) =>
          log.error({ err: error }, 'somebody who waits for a leader could not be told'),
        );
    }),
  );
  return leaders;
}
