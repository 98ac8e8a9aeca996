// The name of a ranked strategy, and the words for the state in which it is or was.
import { useTranslations } from 'next-intl';

import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { StopReason } from '#lib/contract/bots/strategy-codes.ts';

type StrategyWords = {
  readonly nameOf: (strategy: Pick<RankedStrategy, 'published'>) => string;
  /** Null: it runs. */
  readonly stopOf: (strategy: Pick<RankedStrategy, 'stopReason'>) => string | null;
};

export function useStrategyWords(): StrategyWords {
  const t = useTranslations('plaza');
  const bots = useTranslations('bots.stopReason');
  return {
    nameOf: ({ published }) => published?.name ?? t('unpublished'),
    // The reader is not the one who stopped it.
    stopOf: ({ stopReason }) => (stopReason === null ? null : stopReason === StopReason.manual ? t('stoppedByOwner') : bots(stopReason)),
  };
}
