'use client';
// A word on the size of a copy in the market that its leader has traded last, of those that are copied: what it comes to, or from which size on there is one at all.
import { useTranslations } from 'next-intl';

import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { nameOfMarket } from '#features/bots/lists/use-bot-markets.ts';
import { moneyText } from '#components/trading/money-text.ts';
import type { FollowedLeader } from './followed-leader.ts';
import { useCopyMarkets } from './use-copy-markets.ts';
import { useCopyPreview } from './use-copy-preview.ts';

export function SizeHint({ leader, terms }: { readonly leader: FollowedLeader; readonly terms: CopyTerms }) {
  const t = useTranslations('bots.follow.hint');
  const { coin } = leader;
  const { symbolId, told } = useCopyPreview(leader, terms);
  const market = useCopyMarkets(leader).find((one) => one.symbolId === symbolId);
  if (told === undefined || told.copy.price === null) return null;
  const name = isolateLtr(nameOfMarket(symbolId, market));
  const count = (quantity: string): string => isolateLtr(`${shortNumber(quantity)} ${market?.baseCoin ?? ''}`.trim());
  const { leastLeaderCount, isTooSmall, copy } = told;
  const { by } = terms.sizing;
  const isByTheirs = by === 'equity' || by === 'multiplier';
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
