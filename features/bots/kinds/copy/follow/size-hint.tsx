'use client';
// A word on the size of a copy in the market that its leader has traded last, of those that are copied: what it comes to, or from which size on there is one at all.
import { useTranslations } from 'next-intl';

import { useCall } from '#lib/api/query/use-call.ts';
import { useSettled } from '#lib/api/query/use-settled.ts';
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { previewCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/confirmParam.ts';
import { fromCopyTerms } from '#lib/contract/wire/bots/copy-fields.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import { nameOfMarket } from '../../../lists/use-bot-markets.ts';
import { moneyText } from '../../../words/money-text.ts';
import { firstMarketOf, type FollowedLeader } from './followed-leader.ts';
import { useCopyMarkets } from './use-copy-markets.ts';

/** Typing is asked about once it pauses. */
const settleMs = 400;

export function SizeHint({ leader, terms }: { readonly leader: FollowedLeader; readonly terms: CopyTerms }) {
  const t = useTranslations('bots.follow.hint');
  const { line, coin, equity, leverage } = leader;
  const ownOf = (id: string) => terms.markets.find(({ symbol }) => symbolIdOf(symbol) === id);
  const symbolId = [...leader.symbolIds, firstMarketOf(leader)].find((id) => ownOf(id)?.isLeftOut !== true) ?? firstMarketOf(leader);
  const market = useCopyMarkets(leader).find((one) => one.symbolId === symbolId);
  const { leverage: own } = ownOf(symbolId) ?? terms;
  const { investAmount, copyType, copyValue } = fromCopyTerms(terms);
  const size = {
    investAmount,
    copyType,
    ...(copyValue === undefined ? {} : { copyValue }),
    ...(own === null ? {} : { leverage: own }),
  };
  const typed = JSON.stringify(size);
  const isAsked = useSettled(typed, settleMs) === typed;
  const worth = isPositiveDecimal(equity) ? { leaderEquity: equity } : {};
  const request = { strategyType: line === 'spot' ? 31 : 32, symbolId, ...size, leaderLeverage: leverage, ...worth } as const;
  const { data: told } = useCall(previewCopy, request, { enabled: isAsked });
  if (told === undefined || told.copy.price === null) return null;
  const name = isolateLtr(nameOfMarket(symbolId, market));
  const count = (quantity: string): string => isolateLtr(`${shortNumber(quantity)} ${market?.baseCoin ?? ''}`.trim());
  const { leastLeaderCount, isTooSmall, copy } = told;
  const isByTheirs = copyType === 'equity' || copyType === 'multiplier';
  if (isByTheirs && leastLeaderCount === null) return null;
  const isWarning = !isByTheirs && isTooSmall;
  const text = (): string => {
    if (leastLeaderCount !== null) return t('least', { market: name, count: count(leastLeaderCount) });
    if (isTooSmall || copy.count === null || copy.margin === null) return t('tooSmall', { market: name });
    return t('size', { market: name, count: count(copy.count), amount: moneyText(copy.margin, coin) });
  };
  return (
    <p role="status" className={`text-2xs ${isWarning ? 'text-warning' : 'text-muted'}`}>
      {text()}
    </p>
  );
}
