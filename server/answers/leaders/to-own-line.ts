// One's own leading of a line as calls tell it.
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import type { OwnLine } from '#lib/contract/leaders/leader-answer.ts';
import type { Applicant, Leader, Leaders } from '#server/services/leaders/leaders.ts';

export const toNextShare = ({ nextShare }: Pick<Leader, 'nextShare'>): { percent: number; fromTimeMs: number } | null =>
  nextShare === null ? null : { percent: nextShare.percent, fromTimeMs: nextShare.fromMs };

export async function toOwnLine(leaders: Leaders, applicant: Applicant, line: LeaderLine): Promise<OwnLine> {
  const { accountId } = applicant;
  const [leader, { ownUsdt, copies, tier, places }, waiting, refusals] = await Promise.all([
    leaders.find(accountId, line),
    leaders.standing({ accountId, line }),
    leaders.waiting(accountId, line),
    leaders.refusals(applicant, line),
  ]);
  return {
    line,
    leader:
      leader === null
        ? null
        : {
            status: leader.status,
            startedTimeMs: leader.startedMs,
            endedTimeMs: leader.endedMs,
            sharePercent: leader.sharePercent,
            nextShare: toNextShare(leader),
          },
    ownUsdt: ownUsdt.startsWith('-') ? '0' : ownUsdt,
    tier: tier.tier,
    maxSharePercent: tier.maxSharePercent,
    places,
    waiting,
    copies: { ...copies },
    refusals: refusals.map(({ refused, params }) => ({ key: refused, params: { ...params } })),
  };
}
