'use client';
// The preview of a copy in the market that its leader has traded last, of those that are copied: asked for once typing pauses.
import type { ResponseOf } from '#lib/contract/call.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { useSettled } from '#lib/api/query/use-settled.ts';
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { previewCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/confirmParam.ts';
import { fromCopyTerms } from '#lib/contract/wire/bots/copy-fields.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import { firstMarketOf, type FollowedLeader } from './followed-leader.ts';

const settleMs = 400;

export type PreviewedCopy = { readonly symbolId: string; readonly told: ResponseOf<typeof previewCopy> | undefined };

export function useCopyPreview(leader: FollowedLeader, terms: CopyTerms): PreviewedCopy {
  const { line, equity, leverage } = leader;
  const ownOf = (id: string) => terms.markets.find(({ symbol }) => symbolIdOf(symbol) === id);
  const symbolId = [...leader.symbolIds, firstMarketOf(leader)].find((id) => ownOf(id)?.isLeftOut !== true) ?? firstMarketOf(leader);
  const { leverage: own } = ownOf(symbolId) ?? terms;
  const { investAmount, copyType, copyValue, totalLoss } = fromCopyTerms(terms);
  const asked = {
    investAmount,
    copyType,
    ...(copyValue === undefined ? {} : { copyValue }),
    ...(own === null ? {} : { leverage: own }),
    ...(totalLoss === undefined ? {} : { totalLoss }),
  };
  const typed = JSON.stringify(asked);
  const isAsked = useSettled(typed, settleMs) === typed;
  const worth = isPositiveDecimal(equity) ? { leaderEquity: equity } : {};
  const request = { strategyType: line === 'spot' ? 31 : 32, symbolId, ...asked, leaderLeverage: leverage, ...worth } as const;
  const { data: told } = useCall(previewCopy, request, { enabled: isAsked });
  return { symbolId, told };
}
