// The terms of a CTA bot in one line, of a suggestion and of a kept backtest: its indicator with its lengths, and its candles.
import { useTranslations } from 'next-intl';

import type { CtaIndicator } from '#lib/contract/bots/cta/cta-terms.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { ctaDraft } from './cta-draft.ts';

const numbersOf = ({ type, ...values }: CtaIndicator): string => `${type.toUpperCase()} ${Object.values(values).join(', ')}`;

function useText(): (bot: BotTerms) => string {
  const t = useTranslations('bots.suggestion');
  return (bot) => {
    const { indicator, interval } = ctaDraft.termsOf(bot);
    return t('cta', { indicator: isolateLtr(numbersOf(indicator)), interval: isolateLtr(interval) });
  };
}

export const useCtaSuggestionText = useText;
export const useCtaKeptText = useText;
