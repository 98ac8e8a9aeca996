// One article of the help centre.
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';

import { articleParts } from '#features/info/help/article-parts.tsx';
import { Dated } from '#features/info/help/dated.tsx';
import { topicName } from '#features/info/help/topic-name.ts';
import { InfoPage } from '#features/info/frame/info-page.tsx';
import { ArticleStructuredData } from '../../../../metadata/article-structured-data.tsx';
import { helpArticle, helpTopics } from '../../../../exchange/content-answers.ts';
import { helpGuides, helpTrail } from '../../help-frame.ts';
import { informationMetadata } from '../../../../information/information-page.tsx';
import { UnansweredPage } from '../../../../frame/unanswered-page.tsx';

type Props = { readonly params: Promise<{ topic: string; slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { topic, slug } = await params;
  const article = (await helpArticle(await getLocale(), slug))?.article ?? null;
  if (article === null) return {};
  const { title, summary } = article;
  return informationMetadata({ path: `/help/${topic}/${slug}`, title, description: summary });
}

export default async function Page({ params }: Props) {
  const [{ topic, slug }, locale, t] = [await params, await getLocale(), await getTranslations('help')];
  const [answer, all] = await Promise.all([helpArticle(locale, slug), helpTopics(locale)]);
  if (all === null) return <UnansweredPage />;
  const article = answer?.article ?? null;
  if (article === null || article.topic !== topic) notFound();
  const list = all.topics.flatMap(({ articles }) => articles);
  const place = list.findIndex((one) => one.slug === slug);
  const linkTo = (one: (typeof list)[number] | undefined) => (one === undefined ? null : { href: one.href, name: one.title });
  const above = await helpTrail([{ name: topicName(topic, t), href: `/help/${topic}` }]);
  return (
    <>
      <ArticleStructuredData
        kind="Article"
        locale={locale}
        language={article.tag}
        path={article.href}
        title={article.title}
        summary={article.summary}
        changedMs={article.updatedMs}
        above={above}
      />
      <InfoPage
        trail={[...above, { name: article.title }]}
        title={article.title}
        asOfMs={null}
        {...articleParts({
          ...article,
          page: locale,
          dated: t.rich('updated', { day: () => <Dated atMs={article.updatedMs} locale={locale} /> }),
          fallback: t('inEnglish'),
        })}
        related={article.related.map(({ href, title }) => ({ href, name: title }))}
        guides={await helpGuides(all.topics, article.href)}
        previous={linkTo(list[place - 1])}
        next={linkTo(list[place + 1])}
      />
    </>
  );
}
