'use client';
// A text with the way to copy it.
import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';

export function CopyLine({ name, text }: { readonly name: string; readonly text: string }) {
  const t = useTranslations('bots.signal');
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => showToast('done', t('copied')),
      () => showToast('failed', t('notCopied')),
    );
  };
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-xs text-secondary">{name}</h3>
        <Button size="small" look="quiet" className="max-md:h-11" aria-label={t('copyOf', { name })} onClick={copy}>
          <Copy size={13} aria-hidden /> {t('copy')}
        </Button>
      </div>
      <pre dir="ltr" className="overflow-x-auto rounded-md bg-surface-2 p-2 text-start text-2xs break-all whitespace-pre-wrap text-primary">
        {text}
      </pre>
    </div>
  );
}
