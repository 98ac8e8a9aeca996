// The home of bots: one's own, those that need somebody first; what each kind is for; and terms that did well.
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { Link } from '#lib/i18n/navigation.ts';
import type { BotKindId } from '../kinds/bot-kind.ts';
import { botKindIds, botKinds, createPath } from '../kinds/bot-kinds.ts';
import { KindPicture } from '../kinds/kind-picture.tsx';
import { BotLists } from '../lists/bot-lists.tsx';
import { HomeSuggestions } from './home-suggestions.tsx';

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

/**
 * Each kind of bot has a sentence and a drawing of what it is for, and leads to the page on which one is made. `nameOf`: the market with
 * which the page of a kind begins.
 */
async function KindCards({ nameOf }: { readonly nameOf: (kind: BotKindId) => string }) {
  const t = await getTranslations('bots');
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {botKindIds.map((id) => (
        <li key={id}>
          <Link
            href={createPath(id, nameOf(id))}
            className="group flex h-full flex-col gap-3 rounded-xl border border-subtle bg-surface-1 p-4 hover:border-strong"
          >
            <KindPicture picture={botKinds[id].picture} />
            <span className="flex flex-col gap-1">
              <span className="text-sm font-semibold text-primary">{t(`kind.${id}.name`)}</span>
              <span className="text-xs leading-5 text-muted">{t(`kind.${id}.about`)}</span>
            </span>
            <span className="mt-auto text-xs text-accent group-hover:underline">{t('kind.create')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
