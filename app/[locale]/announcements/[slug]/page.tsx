// One announcement.
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';

import { articleParts } from '#features/info/help/article-parts.tsx';
import { Dated } from '#features/info/help/dated.tsx';
import { InfoPage } from '#features/info/frame/info-page.tsx';
import { ArticleStructuredData } from '../../../metadata/article-structured-data.tsx';
import { announcement, announcements } from '../../../exchange/content-answers.ts';
import { informationMetadata } from '../../../information/information-page.tsx';
import { UnansweredPage } from '../../../frame/unanswered-page.tsx';

type Props = { readonly params: Promise<{ slug: string }> };

const others = 8;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const told = await announcement(await getLocale(), slug);
  if (told === null) return {};
  return informationMetadata({ path: told.href, title: told.title, description: told.summary });
}

export default async function Page({ params }: Props) {
  const [{ slug }, locale, t] = [await params, await getLocale(), await getTranslations('help')];
  const menus = await getTranslations('menus');
  const [told, latest] = await Promise.all([announcement(locale, slug), announcements(locale, { pageNo: 1, pageSize: others })]);
  if (latest === null) return <UnansweredPage />;
  if (told === null) notFound();
  const name = t('announcements.title');
  const above = [
    { name: menus('entry.home.name'), href: '/' },
    { name, href: '/announcements' },
  ];
  return (
    <>
      <ArticleStructuredData
        kind="NewsArticle"
        locale={locale}
        language={told.tag}
        path={told.href}
        title={told.title}
        summary={told.summary}
        publishedMs={told.publishedMs}
        changedMs={told.publishedMs}
        above={above}
      />
      <InfoPage
        trail={[...above, { name: told.title }]}
        title={told.title}
        asOfMs={null}
        {...articleParts({
          ...told,
          page: locale,
          dated: <Dated atMs={told.publishedMs} locale={locale} />,
          fallback: t('inEnglish'),
        })}
        related={[]}
        guides={[
          { id: 'latest', name, guides: latest.list.map(({ href, title }) => ({ href, name: title, isCurrent: href === told.href })) },
        ]}
        previous={null}
        next={null}
      />
    </>
  );
}
