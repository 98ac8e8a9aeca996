// A step of a bot in a sentence: the words of its code, filled with its prices, quantities and money.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import type { BotDecision } from '#lib/contract/bots/bot.ts';
import type { BotMarket } from '../../create/state/create-context.ts';
import { decisionFigures } from './decision-figures.ts';

/** Codes, which have words of their own. */
const worded = ['reason', 'state', 'side', 'action'];
export function useDecisionText(market: BotMarket, coin: string): (decision: Pick<BotDecision, 'code' | 'params'>) => string {
  const t = useTranslations('botJournal');
  return useCallback(
    ({ code, params }) => {
      const figures = decisionFigures(params, { market, coin });
      const values = Object.entries(figures).map(([name, value]): readonly [string, string | number] => {
        if (!worded.includes(name)) return [name, value];
        const key = `${name}.${String(value)}`;
        return [name, t.has(key) ? t(key) : t(`${name}.other`)];
      });
      const key = `step.${code}`;
      // A later release may leave rows that this page has no words for.
      return t.has(key) ? t(key, Object.fromEntries(values)) : t('step.other');
    },
    [t, market, coin],
  );
}
