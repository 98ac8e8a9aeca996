// Each kind of bot has a sentence and a drawing of what it is for, and leads to the page on which one is made.
import { getTranslations } from 'next-intl/server';

import { Link } from '#lib/i18n/navigation.ts';
import type { BotKindId } from '../kinds/bot-kind.ts';
import { botKindIds, botKinds, createPath } from '../kinds/bot-kinds.ts';
import { KindPicture } from '../kinds/kind-picture.tsx';

/** `nameOf`: the market with which the page of a kind begins. */
export async function KindCards({ nameOf }: { readonly nameOf: (kind: BotKindId) => string }) {
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
