// The first questions of newcomers, answered in a sentence or two, each with the article that says more.
import { useTranslations } from 'next-intl';

import { PageLink } from '#lib/i18n/page-link.tsx';
import type { ListedArticle } from './article-list.tsx';

/** Each with the address of its article. */
const questions = [
  { name: 'first', href: '/help/start/first-trade' },
  { name: 'practice', href: '/help/start/demo-trading' },
  { name: 'fees', href: '/help/spot/fees-and-vip' },
  { name: 'liquidation', href: '/help/futures/liquidation-explained' },
  { name: 'address', href: '/help/security/withdrawal-addresses' },
] as const;

type Words = ReturnType<typeof useTranslations<'help'>>;

/** As plain text, in the order of the page. */
export const commonQuestions = (t: Words): readonly { readonly question: string; readonly answer: string }[] =>
  questions.map(({ name }) => ({ question: t(`questions.${name}.question`), answer: t(`questions.${name}.answer`) }));

/** An article that its operator has taken away is not named. */
export function CommonQuestions({ articles }: { readonly articles: readonly ListedArticle[] }) {
  const t = useTranslations('help');
  return (
    <section aria-labelledby="questions" className="flex flex-col gap-4">
      <h2 id="questions" className="border-b border-subtle pb-2 text-xl font-semibold">
        {t('questions.title')}
      </h2>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {questions.map(({ name, href }) => {
          const article = articles.find((one) => one.href === href);
          return (
            <div key={name} className="flex max-w-[65ch] flex-col gap-1.5">
              <h3 className="font-medium">{t(`questions.${name}.question`)}</h3>
              <p className="text-sm leading-6 text-secondary">{t(`questions.${name}.answer`)}</p>
              {article === undefined ? null : (
                <PageLink href={href} className="self-start py-1 text-sm text-accent hover:underline">
                  {t('questions.more', { article: article.title })}
                </PageLink>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}
