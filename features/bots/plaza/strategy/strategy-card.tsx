'use client';
// The card of a strategy: what it made over its whole life, how deep it fell, and what its copiers got.
import { useLocale, useTranslations } from 'next-intl';

import { ShareDialog } from '#components/trading/share/share-dialog.tsx';
import { useShareWords } from '#lib/api/query/use-share-words.ts';
import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { ShareCardType } from '#lib/contract/site/share-card.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { kindOfType } from '../../kinds/bot-kinds.ts';
import { nameOfMarket, useBotMarkets } from '../../lists/use-bot-markets.ts';
import { useStrategyWords } from '../ranking/use-strategy-words.ts';

export function StrategyCard({ strategy, onClose }: { readonly strategy: RankedStrategy; readonly onClose: () => void }) {
  const [t, bots] = [useTranslations('plaza'), useTranslations('bots')];
  const words = useShareWords(localeOf(useLocale()).code, ShareCardType.offeredStrategy);
  const { nameOf } = useStrategyWords();
  const { strategyId, strategyType, symbolId, rate, drawdown, copiersRate } = strategy;
  const market = nameOfMarket(symbolId, useBotMarkets([symbolId])(symbolId));
  return (
    <ShareDialog
      title={t('strategy.shareTitle')}
      words={words}
      content={{
        type: ShareCardType.offeredStrategy,
        subject: nameOf(strategy),
        about: `${bots(`kind.${kindOfType(strategyType)}.name`)} · ${market}`,
        side: null,
        rate,
        facts: {
          prices: [
            [t('column.drawdown'), formatPercent(drawdown)],
            ...(copiersRate === null ? [] : [[t('column.copiersRate'), formatPercent(copiersRate, { sign: 'always' })] as const]),
          ],
        },
        fileName: `strategy-${strategyId}`,
      }}
      onClose={onClose}
    />
  );
}
