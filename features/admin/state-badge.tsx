// The state of a text, in a word.
import { useTranslations } from 'next-intl';

import type { ContentState } from '#lib/contract/site/content.ts';

const looks: Readonly<Record<ContentState, string>> = {
  draft: 'border-subtle text-muted',
  scheduled: 'border-accent text-accent',
  published: 'border-positive text-positive',
  ended: 'border-warning text-warning',
};

export function StateBadge({ state }: { readonly state: ContentState }) {
  const t = useTranslations('admin');
  return (
    <span className={`inline-flex min-h-6 items-center gap-1 rounded border px-2 text-xs ${looks[state]}`}>{t(`state.${state}`)}</span>
  );
}
