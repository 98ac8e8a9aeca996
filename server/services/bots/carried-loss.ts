// The loss that a copy which begins now takes over from the earlier ones of the same follower and author, in the same line and coin.
import { strategyKindOf } from '#lib/contract/bots/strategy-kinds.ts';
import { carriedLoss } from '#lib/order-math/copy/carried-loss.ts';
import type { BotView } from '#server/automation/bot-view.ts';
import type { AccountId, AssetId } from '#server/engine/ids.ts';

/** Whom somebody copies, and in which line and coin. */
export type CopiedPair = Pick<BotView, 'strategyType'> & { readonly copyOf: AccountId; readonly toldAssetId: AssetId };

const lineOf = ({ strategyType }: Pick<BotView, 'strategyType'>): string => strategyKindOf(strategyType).line;

type Earlier = Pick<BotView, 'copyOf' | 'toldAssetId' | 'strategyType' | 'createdMs' | 'endedMs' | 'totalUnits' | 'profitShare'>;

/** In units of the coin. `bots`: all of the follower's. */
export function carriedLossOf(bots: readonly Earlier[], pair: CopiedPair, nowMs: number): number {
  const copies = bots.filter((bot) => bot.copyOf === pair.copyOf && bot.toldAssetId === pair.toldAssetId && lineOf(bot) === lineOf(pair));
  return carriedLoss(
    copies.map(({ createdMs, endedMs, totalUnits, profitShare }) => {
      const { markUnits = 0, paidUnits = 0, carriedUnits = 0 } = profitShare ?? {};
      return { startedMs: createdMs, carriedUnits, endedMs, belowMarkUnits: markUnits - totalUnits - paidUnits };
    }),
    nowMs,
  );
}
