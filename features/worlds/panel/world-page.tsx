'use client';
// The page of one world: its name, the way into it, and its panel.
import { useTranslations } from 'next-intl';

import { buttonClasses } from '#components/ui/buttons/button.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { getWorld } from '#lib/contract/calls/v1/world/detail.ts';
import { helpLinks } from '#lib/contract/site/help-links.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { inLanguage, useLocaleEntry } from '#lib/i18n/place-context.ts';
import { WorldName } from '../world-badge.tsx';
import { useWorldWords } from '../world-words.ts';
import type { WorldDetail } from './panel-state.ts';
import { WorldPanel } from './world-panel.tsx';

type Props = { readonly worldId: string; readonly initial: WorldDetail };

export function WorldPage({ worldId, initial }: Props) {
  const t = useTranslations('worlds');
  const words = useWorldWords();
  const entry = useLocaleEntry();
  const { world } = useCall(getWorld, { worldId }, { initial }).data ?? initial;
  return (
    <div className="page-text flex flex-1 flex-col gap-4 px-4 py-6 md:py-8">
      <p className="text-sm">
        <Link href="/worlds" className="text-accent underline underline-offset-2">
          {t('title')}
        </Link>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="page-title min-w-0">
          <WorldName world={world} />
        </h1>
        <a href={inLanguage(entry, `/w/${worldId}`)} className={`${buttonClasses('primary', 'medium')} max-md:h-11`}>
          {t('open')}
        </a>
      </div>
      <p className="text-sm text-muted">
        {t(`role.${world.role}`)} · {words.stay(world)} ·{' '}
        <Link href={helpLinks.worlds} className="text-accent underline underline-offset-2">
          {t('help')}
        </Link>
      </p>
      <WorldPanel worldId={worldId} initial={initial} />
    </div>
  );
}
