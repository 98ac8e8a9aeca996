// The home of bots: one's own, those that need somebody first; what each kind is for; and terms that did well.
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { HelpHint } from '#components/trading/help-hint.tsx';
import type { BotKindId } from '../kinds/bot-kind.ts';
import { BotLists } from '../lists/bot-lists.tsx';
import { HomeSuggestions } from './home-suggestions.tsx';
import { KindCards } from './kind-cards.tsx';

type Props = {
  readonly columns: string | undefined;
  readonly nameOf: (kind: BotKindId) => string;
  readonly isUser: boolean;
  /** The ranked strategies; null: they are not known now. */
  readonly ranked: ReactNode;
};

export async function BotsHome({ columns, nameOf, isUser, ranked }: Props) {
  const t = await getTranslations('bots');
  const mine = (
    <div className="flex min-h-48 flex-col border-y border-subtle bg-surface-1 md:rounded-xl md:border">
      <BotLists columns={columns} back="/trading-bot" />
    </div>
  );
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-8 py-6 md:px-4 md:py-8">
      <div className="px-4 md:px-0">
        <div className="flex items-center gap-1.5">
          <h1 className="page-title">{t('home.title')}</h1>
          <HelpHint to="bots" />
        </div>
        <p className="mt-2 max-w-prose text-sm text-muted md:text-base">{t('home.about')}</p>
      </div>
      {isUser ? mine : null}
      <section aria-labelledby="bot-kinds" className="flex flex-col gap-3 px-4 md:px-0">
        <h2 id="bot-kinds" className="text-base font-semibold">
          {t('home.kinds')}
        </h2>
        <KindCards nameOf={nameOf} />
      </section>
      <div className="px-4 md:px-0">
        <HomeSuggestions />
      </div>
      {ranked === null ? null : <div className="px-4 md:px-0">{ranked}</div>}
      {isUser ? null : mine}
    </div>
  );
}
