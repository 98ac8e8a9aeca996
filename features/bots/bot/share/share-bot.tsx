'use client';
// The card of a bot, one that runs or one that has ended. It keeps the moment at which it was asked for.
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { ShareDialog } from '#components/trading/share/share-dialog.tsx';
import { useShareWords } from '#lib/api/query/use-share-words.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { botCoins } from '../../words/bot-coins.ts';
import { useBot } from '../bot-context.ts';
import { botCard } from './bot-card.ts';

export function ShareBot({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('bots');
  const { bot, kindId, kind, facts, market } = useBot();
  const [moment] = useState(bot);
  const content = botCard(
    moment,
    facts.direction,
    { ...market, displayName: botCoins(moment, market.displayName) },
    {
      kind: t(`kind.${kindId}.name`),
      direction: facts.direction === null ? null : t(`direction.${facts.direction}`),
      lower: t('form.lowerPrice'),
      upper: t('form.upperPrice'),
      pairs: t(`page.${kind.matched.count}`),
      profit: t('page.totalProfit'),
    },
  );
  const words = useShareWords(localeOf(useLocale()).code, content.type);
  return <ShareDialog title={t('share.title')} words={words} content={content} onClose={onClose} />;
}
