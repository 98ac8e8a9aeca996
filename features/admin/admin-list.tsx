// All content of a kind, with how far it has come in each language.
import { useLocale, useTranslations } from 'next-intl';

import type { ResponseOf } from '#lib/contract/call.ts';
import type { getContentList } from '#lib/contract/calls/v1/admin/content/list.ts';
import { contentStates, type ContentTerms } from '#lib/contract/site/content.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { StateBadge } from './state-badge.tsx';

const placeOf = ({ topic, category, path, coin, locations }: ContentTerms): string =>
  [topic, category, path, coin, locations?.join(', ')].filter(Boolean).join(' · ');

export function AdminList({ list }: ResponseOf<typeof getContentList>) {
  const [t, locale] = [useTranslations('admin'), useLocale()];
  if (list.length === 0) return <p className="text-secondary">{t('list.none')}</p>;
  return (
    <div className="overflow-x-auto rounded-xl border border-subtle">
      <table aria-label={t('list.name')} className="w-full text-sm">
        <thead className="bg-surface-1 text-start text-muted">
          <tr>
            <th className="px-4 py-2 text-start font-medium">{t('list.title')}</th>
            <th className="px-4 py-2 text-start font-medium max-md:hidden">{t('list.place')}</th>
            <th className="px-4 py-2 text-start font-medium">{t('list.languages')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ item, slug, terms, editions }) => (
            <tr key={item} className="border-t border-subtle align-top">
              <td className="px-4 py-2">
                <Link href={`/admin/${item}`} className="inline-flex min-h-6 items-center font-medium hover:underline">
                  {[locale, 'en-US'].flatMap((wanted) => editions.filter(({ tag }) => tag === wanted))[0]?.title ??
                    editions[0]?.title ??
                    slug}
                </Link>
                <p className="text-xs text-muted">{slug}</p>
                <p className="text-xs text-secondary md:hidden">{placeOf(terms)}</p>
              </td>
              <td className="px-4 py-2 text-secondary max-md:hidden">{placeOf(terms)}</td>
              <td className="px-4 py-2">
                <ul className="flex flex-col gap-1.5">
                  {contentStates.map((state) => {
                    const tags = editions.filter((edition) => edition.state === state).map(({ tag }) => tag);
                    return tags.length === 0 ? null : (
                      <li key={state} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                        <StateBadge state={state} />
                        <bdi dir="ltr" className="text-xs text-secondary">
                          {tags.join(', ')}
                        </bdi>
                      </li>
                    );
                  })}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
