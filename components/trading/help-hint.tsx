// A question mark beside a form: leads to the article of the help centre about it, in a page of its own so that nothing typed is lost.
import { CircleHelp } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { helpLinks, type HelpLink } from '#lib/contract/site/help-links.ts';
import { Link } from '#lib/i18n/navigation.ts';

export function HelpHint({ to }: { readonly to: HelpLink }) {
  const t = useTranslations('shell');
  return (
    <Link
      href={helpLinks[to]}
      target="_blank"
      aria-label={t('help')}
      title={t('help')}
      className="inline-grid size-6 shrink-0 place-items-center rounded align-middle text-muted hover:text-primary max-md:size-11"
    >
      <CircleHelp size={15} aria-hidden />
    </Link>
  );
}
