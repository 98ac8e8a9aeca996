'use client';
// The reader narrows and sorts the ranking here; what is chosen stands in the address.
import { useTranslations } from 'next-intl';

import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { rankingSorts, rankingWindows } from '#lib/contract/bots/plaza.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { plazaPath, type PlazaPlace } from './plaza-place.ts';
import { kindsOf, rankedStates, writePlazaView, type PlazaView } from './plaza-view.ts';

const anyKind = 'all';

export function PlazaFilters({ place, view }: { readonly place: PlazaPlace; readonly view: PlazaView }) {
  const t = useTranslations('plaza');
  const bots = useTranslations('bots.kind');
  const router = useRouter();
  const show = (change: Partial<PlazaView>): void => router.push(`${plazaPath[place]}${writePlazaView({ ...view, page: 1, ...change })}`);
  const kinds = kindsOf(place);
  const box = 'h-9 min-w-32 max-md:h-11 max-md:min-w-0 max-md:shrink';
  return (
    <div role="group" aria-label={t('filter.name')} className="flex flex-wrap gap-2 max-md:grid max-md:grid-cols-2">
      <SelectBox
        name={t('filter.kind')}
        options={[{ value: anyKind, label: t('filter.anyKind') }, ...kinds.map((id) => ({ value: id, label: bots(`${id}.name`) }))]}
        value={view.kind ?? anyKind}
        onValue={(chosen) => show({ kind: kinds.find((id) => id === chosen) ?? null })}
        className={box}
      />
      <SelectBox
        name={t('filter.period')}
        options={rankingWindows.map((days) => ({ value: String(days), label: t(`period.${days}`) }))}
        value={String(view.days)}
        onValue={(chosen) => show({ days: rankingWindows.find((days) => String(days) === chosen) ?? view.days })}
        className={box}
      />
      <SelectBox
        name={t('filter.sort')}
        options={rankingSorts.map((sort) => ({ value: String(sort), label: t(`sort.${sort}`) }))}
        value={String(view.sort)}
        onValue={(chosen) => show({ sort: rankingSorts.find((sort) => String(sort) === chosen) ?? view.sort })}
        className={box}
      />
      <SelectBox
        name={t('filter.state')}
        options={rankedStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        value={view.state}
        onValue={(state) => show({ state })}
        className={box}
      />
    </div>
  );
}
