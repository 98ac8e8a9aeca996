// One topic of the help centre with its articles.
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';

import { ArticleList } from '#features/info/help/article-list.tsx';
import { topicName } from '#features/info/help/topic-name.ts';
import { InfoPage } from '#features/info/frame/info-page.tsx';
import { helpTopics } from '../../../exchange/content-answers.ts';
import { helpGuides, helpTrail } from '../help-frame.ts';
import { informationMetadata } from '../../../information/information-page.tsx';
import { TrailStructuredData } from '../../../metadata/trail-structured-data.tsx';
import { UnansweredPage } from '../../../frame/unanswered-page.tsx';

type Props = { readonly params: Promise<{ topic: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ topic }, t] = [await params, await getTranslations('help')];
  const name = topicName(topic, t);
  return informationMetadata({
    path: `/help/${topic}`,
    title: t('topicTitle', { topic: name }),
    description: t('topicDescription', { topic: name }),
  });
}

export default async function Page({ params }: Props) {
  const [{ topic }, locale, t] = [await params, await getLocale(), await getTranslations('help')];
  const answer = await helpTopics(locale);
  if (answer === null) return <UnansweredPage />;
  const found = answer.topics.find((one) => one.topic === topic);
  if (found === undefined) notFound();
  const name = topicName(topic, t);
  return (
    <>
      <TrailStructuredData steps={await helpTrail([{ name, href: `/help/${topic}` }])} />
      <InfoPage
        trail={await helpTrail([{ name }])}
        title={name}
        lead={t('topicLead', { count: found.articles.length })}
        asOfMs={null}
        opening={<ArticleList articles={found.articles} />}
        sections={[]}
        related={[]}
        guides={await helpGuides(answer.topics, `/help/${topic}`)}
        previous={null}
        next={null}
      />
    </>
  );
}
