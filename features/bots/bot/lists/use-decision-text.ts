// A step of a bot in a sentence: the words of its code, filled with its prices, quantities and money.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import type { BotDecision } from '#lib/contract/bots/bot.ts';
import { lineOfSymbolId } from '#lib/contract/contract-lines.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { hasText } from '#lib/i18n/text-names.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { BotMarket } from '../../create/state/create-context.ts';
import { nameOfMarket, useBotMarkets } from '../../lists/use-bot-markets.ts';
import { decisionFigures } from './decision-figures.ts';

/** Codes, which have words of their own. */
const worded = ['reason', 'state', 'side', 'action'] as const;

/** `symbols`: the ids of all markets of the bot, the main one first. A step about another one names it. */
export function useDecisionText(
  main: BotMarket,
  coin: string,
  symbols: readonly string[],
): (decision: Pick<BotDecision, 'code' | 'params'>) => string {
  const t = useTranslations('botJournal');
  const marketOf = useBotMarkets(symbols.length > 1 ? symbols : []);
  return useCallback(
    ({ code, params }) => {
      const named = typeof params['market'] === 'string' ? params['market'] : null;
      const other =
        named === null || symbols.length === 1 ? undefined : marketOf(lineOfSymbolId(named) === undefined ? symbolIdOf(named) : named);
      const figures = decisionFigures(params, { market: other ?? main, coin });
      const shown = named === null ? figures : { ...figures, market: isolateLtr(nameOfMarket(named, other)) };
      const values = Object.entries(shown).map(([name, value]): readonly [string, string | number] => {
        const place = worded.find((known) => known === name);
        if (place === undefined) return [name, value];
        const key = `${place}.${String(value)}`;
        return [name, hasText(t, key) ? t(key) : t(`${place}.other`)];
      });
      const key = `step.${code}`;
      // A later release may leave rows that this page has no words for.
      return hasText(t, key) ? t(key, Object.fromEntries(values)) : t('step.other');
    },
    [t, main, coin, symbols, marketOf],
  );
}
