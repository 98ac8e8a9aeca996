'use client';
// The total stop of a copy of contracts is no promise: how far prices may go until it, and until a liquidation that may come first.
import { useTranslations } from 'next-intl';

import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import type { FollowedLeader } from './followed-leader.ts';
import { useCopyPreview } from './use-copy-preview.ts';

const percentText = (share: string): string => isolateLtr(formatPercent(share, { decimals: 2 }));

export function StopWarning({ leader, terms }: { readonly leader: FollowedLeader; readonly terms: CopyTerms }) {
  const t = useTranslations('bots.follow.stop');
  const { told } = useCopyPreview(leader, terms);
  const stop = told?.stop ?? null;
  if (stop === null) return null;
  const leverage = String(stop.leverage);
  return (
    <p role="note" className="text-xs text-warning">
      {t('reached', { leverage, stop: percentText(stop.stopMove), liquidation: percentText(stop.liquidationMove) })} {t('jump')}
    </p>
  );
}
