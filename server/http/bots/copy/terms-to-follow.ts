// Why somebody may not follow a leader now, or the terms on which he does.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { strategyKindOf } from '#lib/contract/bots/strategy-kinds.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { refuse, type Refusal } from '#server/http/serving/refusal.ts';
import type { Rooms } from '#server/http/serving/rooms.ts';
import type { Followed } from '#server/services/bots/bots.ts';

type Asked = { readonly leaderId: string; readonly strategyType: 31 | 32; readonly profitShare: number };

/** Whoever copies him already may do so once more: people are counted. */
export async function termsToFollow(
  { leaderId: named, strategyType, profitShare }: Asked,
  ownerId: AccountId,
  { leaderTermsOf, automation }: Pick<Rooms, 'leaderTermsOf' | 'automation'>,
): Promise<Followed | Refusal> {
  const leaderId = Number(named);
  const line = strategyKindOf(strategyType).line === 'spot' ? 'spot' : 'futures';
  const terms = await leaderTermsOf(leaderId, line);
  if (terms === null) return refuse('unknownLeader');
  const { sharePercent, maxCopiers, isOpen } = terms;
  if (sharePercent > profitShare) return refuse('leaderTermsChanged', { share: sharePercent });
  const running = automation.copiesOf(leaderId).filter((copy) => copy.strategyType === strategyType && copy.state !== BotState.stopped);
  const copiers = new Set(running.map((copy) => copy.ownerId));
  const isFull = !copiers.has(ownerId) && (!isOpen || copiers.size >= maxCopiers);
  return isFull ? refuse('leaderFull') : { leaderId, line, sharePercent };
}
