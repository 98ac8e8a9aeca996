// The terms of a leader for somebody who would follow, and if there is a place.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { strategyKindOf } from '#lib/contract/bots/strategy-kinds.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Rooms } from '../../rooms.ts';
import type { Followed } from '#server/services/bots/bots.ts';
import type { Leader } from '#server/services/leaders/leaders.ts';

type Place = { readonly follows: Followed; readonly isFull: boolean } & Pick<Leader, 'nextShare'>;
type Asked = { readonly leaderId: string; readonly strategyType: 31 | 32 };

/** People are counted: whoever copies him already may do so once more. Null: he does not lead. */
export async function placeOf(
  { leaderId: named, strategyType }: Asked,
  ownerId: AccountId,
  { leaders, automation }: Pick<Rooms, 'leaders' | 'automation'>,
): Promise<Place | null> {
  const leaderId = Number(named);
  const line = strategyKindOf(strategyType).line === 'spot' ? 'spot' : 'futures';
  const terms = await leaders.leaderOf(leaderId, line);
  if (terms === null) return null;
  const { sharePercent, nextShare, maxCopiers, isOpen } = terms;
  const running = automation.copiesOf(leaderId).filter((copy) => copy.strategyType === strategyType && copy.state !== BotState.stopped);
  const copiers = new Set(running.map((copy) => copy.ownerId));
  const isFull = !copiers.has(ownerId) && (!isOpen || copiers.size >= maxCopiers);
  return { follows: { leaderId, line, sharePercent }, isFull, nextShare };
}
