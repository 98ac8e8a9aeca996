// Announcements, newest first.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { AnnouncementList } from '#features/info/announcements/announcement-list.tsx';
import { announcementCategories } from '#lib/contract/site/content.ts';
import { announcements } from '../../exchange/content-answers.ts';
import { informationMetadata } from '../../information/information-page.tsx';
import { TrailStructuredData } from '../../metadata/trail-structured-data.tsx';
import { UnansweredPage } from '../../frame/unanswered-page.tsx';

type Props = { readonly searchParams: Promise<{ category?: string; page?: string }> };

const pageSize = 20;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [t, asked] = [await getTranslations('help.announcements'), await searchParams];
  const page = await informationMetadata({ path: '/announcements', title: t('metaTitle'), description: t('metaDescription') });
  // A part of the list is no page of its own to find.
  return Object.keys(asked).length === 0 ? page : { ...page, robots: { index: false, follow: true } };
}

export default async function Page({ searchParams }: Props) {
  const [locale, t, asked] = [await getLocale(), await getTranslations('help.announcements'), await searchParams];
  const menus = await getTranslations('menus');
  const category = announcementCategories.find((one) => one === asked.category);
  const pageNo = /^[1-9]\d{0,3}$/.test(asked.page ?? '') ? Number(asked.page) : 1;
  const answer = await announcements(locale, { pageNo, pageSize, ...(category === undefined ? {} : { category }) });
  if (answer === null) return <UnansweredPage />;
  const nameOf = (name: string): string => {
    const known = announcementCategories.find((one) => one === name);
    return known === undefined ? name : t(`category.${known}`);
  };
  return (
    <>
      <TrailStructuredData
        steps={[
          { name: menus('entry.home.name'), href: '/' },
          { name: t('title'), href: '/announcements' },
        ]}
      />
      <AnnouncementList {...answer} category={category} pageNo={pageNo} pageSize={pageSize} nameOf={nameOf} />
    </>
  );
}
