'use client';
// The worlds in which one has a seat, each with its state, and the way to make one more.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button, buttonClasses } from '#components/ui/buttons/button.tsx';
import { TimeText } from '#components/trading/time-text.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { helpLinks } from '#lib/contract/site/help-links.ts';
import { getWorlds } from '#lib/contract/calls/v1/world/list.ts';
import { worldLimits } from '#lib/contract/worlds/world-bounds.ts';
import type { WorldRow } from '#lib/contract/worlds/world.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { inLanguage, useLocaleEntry } from '#lib/i18n/place-context.ts';
import { useUser } from '#lib/session/user.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { LateCreateDialog } from '../create/late-create-dialog.tsx';
import type { OfferedMarket } from '../create/offered-market.ts';
import { WorldName, WorldState } from '../world-badge.tsx';
import { useWorldWords } from '../world-words.ts';

/** Nothing tells the list what happens in a world. */
const lookAgainMs = 10_000;

function WorldItem({ world }: { readonly world: WorldRow }) {
  const t = useTranslations('worlds');
  const words = useWorldWords();
  const zone = useZoneOffset();
  const entry = useLocaleEntry();
  const { worldId, name, role, clock, bytes } = world;
  const ofWorld = <span className="sr-only">: {name}</span>;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-subtle px-4 py-4 last:border-0">
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="min-w-0 font-medium">
            <WorldName world={world} />
          </h2>
          <span className="rounded border border-strong px-1.5 text-2xs text-secondary">{t(`role.${role}`)}</span>
          <WorldState clock={clock} />
        </div>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-muted">
          {clock === null ? null : (
            <span>
              {t('time')} <TimeText timeMs={clock.timeMs} zoneMinutes={zone} />
            </span>
          )}
          <span>{words.stay(world)}</span>
          <span>{words.storage(bytes)}</span>
        </p>
      </div>
      <div className="flex gap-2 max-md:w-full">
        <a
          href={inLanguage(entry, `/w/${worldId}`)}
          className={`${buttonClasses('primary', 'small')} max-md:h-11 max-md:flex-1 md:min-w-20`}
        >
          {t('open')}
          {ofWorld}
        </a>
        <Link href={`/worlds/${worldId}`} className={`${buttonClasses('secondary', 'small')} max-md:h-11 max-md:flex-1 md:min-w-20`}>
          {t('manage')}
          {ofWorld}
        </Link>
      </div>
    </li>
  );
}

type Props = { readonly initial: readonly WorldRow[]; readonly markets: readonly OfferedMarket[] };

export function WorldList({ initial, markets }: Props) {
  const t = useTranslations('worlds');
  const user = useUser();
  const { list } = useCall(getWorlds, {}, { initial: { list: [...initial] }, everyMs: lookAgainMs }).data ?? { list: initial };
  const [isCreating, setCreating] = useState(false);
  const isFull = list.filter(({ role }) => role === 'owner').length >= worldLimits.owned;
  const create = (
    <Button
      look="primary"
      className="max-md:h-11"
      disabled={isFull}
      onPointerEnter={LateCreateDialog.prepare}
      onClick={() => setCreating(true)}
    >
      {t('create')}
    </Button>
  );
  return (
    <div className="page-text flex flex-1 flex-col gap-4 px-4 py-6 md:py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="page-title">{t('title')}</h1>
        {list.length === 0 ? null : create}
      </div>
      <p className="text-sm text-muted">
        {t('about')}{' '}
        <Link href={helpLinks.worlds} className="text-accent underline underline-offset-2">
          {t('help')}
        </Link>
      </p>
      <p className="text-sm text-muted">
        {t('limits', {
          owned: worldLimits.owned,
          active: user?.isGuest === true ? worldLimits.awakeOfGuest : worldLimits.awake,
        })}
      </p>
      <section aria-label={t('title')} className="rounded-xl border border-subtle bg-surface-1">
        {list.length === 0 ? (
          <div className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-14 text-center">
            <p className="text-sm text-muted">{t('none')}</p>
            {create}
          </div>
        ) : (
          <ul>
            {list.map((world) => (
              <WorldItem key={world.worldId} world={world} />
            ))}
          </ul>
        )}
      </section>
      {isCreating ? <LateCreateDialog markets={markets} onClose={() => setCreating(false)} /> : null}
    </div>
  );
}
