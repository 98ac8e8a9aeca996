// Articles of the help centre, one under the other, each with what it is about.
import { useLocale } from 'next-intl';

import type { ResponseOf } from '#lib/contract/call.ts';
import type { getHelpCentre } from '#lib/contract/calls/v1/cms/helpCenter.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { langOf } from './lang-of.ts';

export type ListedArticle = ResponseOf<typeof getHelpCentre>['topics'][number]['articles'][number];

export function ArticleList({ articles }: { readonly articles: readonly ListedArticle[] }) {
  const locale = useLocale();
  return (
    <ul className="flex flex-col gap-1">
      {articles.map(({ href, title, summary, tag }) => (
        <li key={href} {...langOf(tag, locale)}>
          <PageLink href={href} className="group -mx-3 block rounded-lg px-3 py-2.5 hover:bg-surface-2">
            <span className="font-medium text-primary group-hover:underline">{title}</span>
            <span className="mt-0.5 block text-sm text-secondary">{summary}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
