// The figures of a suggestion in one line; what its kind of bot brings to an end is counted in a word of its own.
import { useTranslations } from 'next-intl';

import type { Suggestion } from '#lib/contract/bots/backtest.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import type { BotKind } from '../kinds/bot-kind.ts';

export function useSuggestionFigures(): (
  kind: Pick<BotKind, 'matched'>,
  figures: Pick<Suggestion['judged']['figures'], 'matchedCount' | 'maxDrawdownRate' | 'holdRate'>,
) => string {
  const t = useTranslations('bots.suggestion');
  return ({ matched }, { matchedCount, maxDrawdownRate, holdRate }) =>
    t('figures', {
      counted: matched.count,
      pairs: matchedCount,
      drawdown: isolateLtr(formatPercent(maxDrawdownRate)),
      hold: isolateLtr(formatPercent(holdRate, { sign: 'always' })),
    });
}
