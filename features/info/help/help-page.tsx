// The help centre: a search over everything, and the topics with their articles.
import { useTranslations } from 'next-intl';

import { ArticleList, type ListedArticle } from './article-list.tsx';
import { CommonQuestions } from './common-questions.tsx';
import { SearchForm } from './search-form.tsx';
import { topicName } from './topic-name.ts';

export type HelpTopic = { readonly topic: string; readonly articles: readonly ListedArticle[] };

type Props = {
  readonly topics: readonly HelpTopic[];
  /** Null: nothing was looked for. */
  readonly found: readonly ListedArticle[] | null;
  readonly asked: string;
  readonly action: string;
};

export function HelpPage({ topics, found, asked, action }: Props) {
  const t = useTranslations('help');
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-10 px-4 py-8 md:py-12">
      <header className="flex flex-col gap-5">
        <h1 className="page-title">{t('title')}</h1>
        <p className="max-w-[65ch] text-lg text-secondary">{t('lead')}</p>
        <SearchForm action={action} asked={asked} />
      </header>
      {found === null ? null : (
        <section aria-labelledby="found" className="flex flex-col gap-3">
          <h2 id="found" className="text-xl font-semibold">
            {t('search.found', { count: found.length, words: asked })}
          </h2>
          {found.length === 0 ? <p className="text-secondary">{t('search.nothing')}</p> : <ArticleList articles={found} />}
        </section>
      )}
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {topics.map(({ topic, articles }) => (
          <section key={topic} id={topic} aria-labelledby={`topic-${topic}`} className="scroll-mt-20">
            <h2 id={`topic-${topic}`} className="mb-2 border-b border-subtle pb-2 text-xl font-semibold">
              {topicName(topic, t)}
            </h2>
            <ArticleList articles={articles} />
          </section>
        ))}
      </div>
      {found === null ? <CommonQuestions articles={topics.flatMap(({ articles }) => articles)} /> : null}
    </div>
  );
}
