// The help centre: topics, and what a search finds.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { commonQuestions } from '#features/info/help/common-questions.tsx';
import { HelpPage } from '#features/info/help/help-page.tsx';
import { localisedPath } from '#lib/i18n/locales.ts';
import { helpSearch, helpTopics } from '../../exchange/content-answers.ts';
import { helpTrail } from './help-frame.ts';
import { informationMetadata } from '../../information/information-page.tsx';
import { StructuredData } from '../../metadata/structured-data.tsx';
import { questionsThing } from '../../metadata/structured-things.ts';
import { TrailStructuredData } from '../../metadata/trail-structured-data.tsx';
import { UnansweredPage } from '../../frame/unanswered-page.tsx';

type Props = { readonly searchParams: Promise<{ q?: string | string[] }> };

const wordsIn = async ({ searchParams }: Props): Promise<string> => {
  const { q } = await searchParams;
  return typeof q === 'string' ? q.trim().slice(0, 100) : '';
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations('help');
  const page = await informationMetadata({ path: '/help', title: t('metaTitle'), description: t('metaDescription') });
  return (await wordsIn(props)) === '' ? page : { ...page, robots: { index: false, follow: true } };
}

export default async function Page(props: Props) {
  const [locale, asked] = [await getLocale(), await wordsIn(props)];
  const answer = asked === '' ? await helpTopics(locale) : await helpSearch(locale, asked);
  if (answer === null) return <UnansweredPage />;
  return (
    <>
      <TrailStructuredData steps={await helpTrail([])} />
      {asked === '' ? <StructuredData things={[questionsThing(locale, commonQuestions(await getTranslations('help')))]} /> : null}
      <HelpPage topics={answer.topics} found={answer.found} asked={asked} action={localisedPath(locale, '/help')} />
    </>
  );
}
