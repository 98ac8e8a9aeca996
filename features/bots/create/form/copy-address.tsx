'use client';
// Copies the address of this page with what is filled in, for whoever it is shown to.
import { Link as LinkIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';

/** `query`: asked for at the press. */
export function CopyAddress({ label, query }: { readonly label: string; readonly query: () => URLSearchParams }) {
  const t = useTranslations('bots.copy');
  const copy = (): void => {
    const { origin, pathname } = window.location;
    navigator.clipboard.writeText(`${origin}${pathname}?${query().toString()}`).then(
      () => showToast('done', t('copied')),
      () => showToast('failed', t('notCopied')),
    );
  };
  return (
    <Button size="small" look="quiet" className="max-md:h-11" onClick={copy}>
      <LinkIcon size={13} aria-hidden /> {label}
    </Button>
  );
}
