// The home of bots: one's own, those that need somebody first; what each kind is for, and did last week; and terms that did well.
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { HelpHint } from '#components/trading/help-hint.tsx';
import type { BotKindId } from '../kinds/bot-kind.ts';
import type { FitAnswers } from '../kinds/kind-fits.ts';
import { BotLists } from '../lists/bot-lists.tsx';
import { HomeSuggestions } from './home-suggestions.tsx';
import { KindCards, type Weeks } from './kind-cards.tsx';

type Props = {
  readonly columns: string | undefined;
  /** The market with which the page of a kind begins. */
  readonly nameOf: (kind: BotKindId) => string;
  /** The reader has bots that run: they stand first. */
  readonly hasBots: boolean;
  readonly answers: FitAnswers;
  readonly weeks: Weeks;
  /** The ranked strategies; null: they are not known now. */
  readonly ranked: ReactNode;
};

export async function BotsHome({ columns, nameOf, hasBots, answers, weeks, ranked }: Props) {
  const t = await getTranslations('bots');
  const mine = (
    <div className="flex min-h-48 flex-col border-y border-subtle bg-surface-1 md:rounded-xl md:border">
      <BotLists columns={columns} back="/trading-bot" />
    </div>
  );
  return (
    <div className="page-wide flex flex-1 flex-col gap-8 py-6 md:px-4 md:py-8">
      <div className="px-4 md:px-0">
        <div className="flex items-center gap-1.5">
          <h1 className="page-title">{t('home.title')}</h1>
          <HelpHint to="bots" />
        </div>
        <p className="mt-2 max-w-prose text-sm text-muted md:text-base">{t('home.about')}</p>
      </div>
      {hasBots ? mine : null}
      <KindCards nameOf={nameOf} answers={answers} weeks={weeks} />
      <div className="px-4 md:px-0">
        <HomeSuggestions />
      </div>
      {ranked === null ? null : <div className="px-4 md:px-0">{ranked}</div>}
      {hasBots ? null : mine}
    </div>
  );
}
