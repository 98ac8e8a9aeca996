// An information page in its frame: the other guides beside it, the ones before and after it, and what search engines are told of it.
import 'server-only';

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { InfoPage, type InfoPageProps } from '#features/info/frame/info-page.tsx';
import { infoEntries } from '#features/shell/navigation/entries/info-entries.ts';
import { groupsOf } from '#features/shell/navigation/entries/menu-list.ts';
import { publicPage } from '../metadata/public-page.ts';
import { TrailStructuredData } from '../metadata/trail-structured-data.tsx';

type Words = { readonly path: string; readonly title: string; readonly description: string };

export const informationMetadata = async ({ path, title, description }: Words): Promise<Metadata> => ({
  title,
  description,
  ...(await publicPage({ path, title, description })),
});

type Texts<Key extends string> = () => Promise<(key: Key) => string>;

/** A page of figures is named as its title says, and described by what leads it. */
export const figureMetadata = (path: string, texts: Texts<'title' | 'lead'>) => async (): Promise<Metadata> => {
  const t = await texts();
  return await informationMetadata({ path, title: t('title'), description: t('lead') });
};

/** A guide has words of its own for those who search. */
export const guideMetadata = (path: string, texts: Texts<'metaTitle' | 'metaDescription'>) => async (): Promise<Metadata> => {
  const t = await texts();
  return await informationMetadata({ path, title: t('metaTitle'), description: t('metaDescription') });
};

type Props = Omit<InfoPageProps, 'trail' | 'related' | 'guides' | 'previous' | 'next'> & {
  /** Without language. One that stands in the menus has its place among the guides. */
  readonly path: string;
  /** Addresses of other guides that belong to it; those without a page yet are left out. */
  readonly related?: readonly string[];
};

export async function InformationPage({ path, related = [], ...page }: Props) {
  const t = await getTranslations('menus');
  const ready = infoEntries.filter((entry) => entry.ready);
  const guides = ready.map((entry) => ({ href: entry.href, name: t(`entry.${entry.id}.name`) }));
  const place = ready.findIndex(({ href }) => href === path);
  const group = ready[place]?.group;
  const current = guides[place]?.name ?? page.title;
  const above = [{ name: t('entry.home.name'), href: '/' }, { name: group === undefined ? t('menu.info') : t(`group.${group}`) }];
  return (
    <>
      <TrailStructuredData steps={[...above, { name: current, href: path }]} />
      <InfoPage
        {...page}
        trail={[...above, { name: current }]}
        related={related.flatMap((href) => guides.filter((guide) => guide.href === href && href !== path))}
        guides={groupsOf(ready).map(({ group: id, entries }) => ({
          id: id ?? 'others',
          name: id === null ? t('menu.info') : t(`group.${id}`),
          guides: entries.flatMap(({ href, id: entry }) =>
            href === undefined ? [] : [{ href, name: t(`entry.${entry}.name`), isCurrent: href === path }],
          ),
        }))}
        previous={guides[place - 1] ?? null}
        next={place < 0 ? null : (guides[place + 1] ?? null)}
      />
    </>
  );
}
