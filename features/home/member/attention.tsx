// Everything that asks something of the member: the most urgent first, or that there is nothing.
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { SiteLink } from '../site-link.tsx';

export type Need = {
  readonly key: string;
  /** True: money may be lost soon. */
  readonly isUrgent: boolean;
  readonly subject: string;
  readonly text: string;
  readonly href: string;
};

export function Attention({ needs }: { readonly needs: readonly Need[] }) {
  const t = useTranslations('home');
  const sorted = needs.toSorted((one, other) => Number(other.isUrgent) - Number(one.isUrgent));
  return (
    <section aria-labelledby="attention-title" className="flex flex-col gap-3 rounded-xl border border-subtle bg-surface-1 p-5">
      <h2 id="attention-title" className="text-sm font-medium text-secondary">
        {t('attention')}
      </h2>
      {sorted.length === 0 ? (
        <p className="flex items-center gap-2 text-sm text-muted">
          <CircleCheck size={16} aria-hidden className="shrink-0 text-positive" /> {t('nothingWaits')}
        </p>
      ) : (
        <ul className="flex flex-col gap-2">
          {sorted.map(({ key, isUrgent, subject, text, href }) => (
            <li key={key} className="flex items-start gap-2 text-sm">
              <TriangleAlert size={15} aria-hidden className={`mt-1 shrink-0 ${isUrgent ? 'text-negative' : 'text-warning'}`} />
              <span className="text-secondary">
                <SiteLink
                  href={href}
                  className="font-medium text-primary underline decoration-subtle underline-offset-4 hover:decoration-current"
                >
                  <bdi>{subject}</bdi>
                </SiteLink>
                <br />
                {text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
