// The help centre: a search over everything, and the topics with their articles.
import { useTranslations } from 'next-intl';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { SiteIcon } from '#components/ui/icons/site-icon.tsx';
import { ArticleList, type ListedArticle } from './article-list.tsx';
import { CommonQuestions } from './common-questions.tsx';
import { topicName } from './topic-name.ts';

/**
 * The search of the help centre: a form that any browser sends by itself. `action`: the address of the help centre in the reader's
 * language.
 */
function SearchForm({ action, asked }: { readonly action: string; readonly asked: string }) {
  const t = useTranslations('help');
  return (
    <form action={action} method="get" role="search" className="flex max-w-2xl gap-2">
      <label className="relative min-w-0 flex-1">
        <span className="sr-only">{t('search.label')}</span>
        <SiteIcon name="search" size={18} className="pointer-events-none absolute start-3.5 top-3.5 text-muted" />
        <input
          type="search"
          name="q"
          defaultValue={asked}
          maxLength={100}
          placeholder={t('search.placeholder')}
          className="h-11 w-full rounded-lg border border-strong bg-surface-1 pe-3 ps-11 text-base text-primary placeholder:text-muted focus:border-accent"
        />
      </label>
      <button type="submit" className={buttonClasses('primary', 'large')}>
        {t('search.send')}
      </button>
    </form>
  );
}

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
    <div className="page-wide flex flex-1 flex-col gap-10 px-4 py-8 md:py-12">
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
