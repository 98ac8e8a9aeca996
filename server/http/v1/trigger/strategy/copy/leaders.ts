// Lists the leaders whom the user copies, has copied, or waits for.
import { getMyLeaders } from '#lib/contract/calls/v1/trigger/strategy/copy/leaders.ts';
import { unlistedBots, wantedBots } from '#server/answers/bots/wanted-bots.ts';
import { byBond, followedPlaces, placeKey, standingOf, sumsOfCopies } from '#server/answers/leaders/my-leaders.ts';
import { toNextShare } from '#server/answers/leaders/to-own-line.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveMyLeaders = serveUser(getMyLeaders, ['bots', 'listings', 'leaders', 'leadCoinOf'], async (_request, session, rooms) => {
  const listed = wantedBots(rooms, session, {}, 'copy');
  if (listed instanceof Refusal) return listed;
  const followed = followedPlaces([...listed, ...unlistedBots(rooms, session, {}, 'copy')]);
  const waited = await rooms.leaders.waitingOf(session.userId);
  const leaderIds = [...new Set([...followed, ...waited].map(({ leaderId }) => leaderId))];
  const [leaders, profiles] = await Promise.all([rooms.leaders.findAll(leaderIds), rooms.leaders.profiles(leaderIds)]);
  const copiesIn = new Map(followed.map((place) => [placeKey(place), place.copies]));
  const waitingIn = new Map(waited.map((place) => [placeKey(place), place]));
  const bound = leaders.flatMap((leader) => {
    const key = placeKey({ leaderId: leader.accountId, line: leader.line });
    const [copies, waiting] = [copiesIn.get(key) ?? [], waitingIn.get(key) ?? null];
    return copies.length === 0 && waiting === null ? [] : [{ leader, copies, waiting }];
  });
  const list = await Promise.all(
    bound.map(async ({ leader, copies, waiting }) => {
      const { accountId, line } = leader;
      const { code: coin, decimals } = rooms.leadCoinOf(line);
      const standing = standingOf(leader);
      return {
        leaderId: String(accountId),
        line,
        profile: profiles.get(accountId)?.shown ?? null,
        standing,
        coin,
        ...sumsOfCopies(copies, decimals),
        sharePercent: standing === 'leads' ? ((await rooms.leaders.leaderOf(accountId, line))?.sharePercent ?? null) : null,
        nextShare: standing === 'leads' ? toNextShare(leader) : null,
        waiting: waiting === null ? null : { place: waiting.place, sinceTimeMs: waiting.sinceMs },
      };
    }),
  );
  const newest = ({ copies }: (typeof list)[number]): number => Number(copies[0]?.strategyId ?? 0);
  return { list: list.toSorted((one, other) => byBond(one, other) || newest(other) - newest(one)) };
});
