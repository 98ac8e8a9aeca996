'use client';
// The id of a transaction, in short, and the button that copies it whole.
import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

/** The beginning and the end: as much as tells one from another by eye. */
const shortId = (id: string): string => (id.length <= 18 ? id : `${id.slice(0, 8)}…${id.slice(-8)}`);

export function TransactionId({ id }: { readonly id: string }) {
  const t = useTranslations('assets');
  const [copied, setCopied] = useState(false);
  if (id === '') return <span>—</span>;
  const copy = (): void => {
    navigator.clipboard.writeText(id).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), 2000);
      },
      () => undefined,
    );
  };
  return (
    <span className="inline-flex items-center gap-1">
      <bdi dir="ltr" title={id} className="font-mono text-xs">
        {shortId(id)}
      </bdi>
      <button
        type="button"
        aria-label={copied ? t('copied') : t('copyTransaction')}
        title={copied ? t('copied') : t('copyTransaction')}
        onClick={copy}
        className="grid size-7 place-items-center rounded text-muted hover:bg-surface-2 hover:text-primary max-md:size-11"
      >
        {copied ? <Check size={14} aria-hidden className="text-positive" /> : <Copy size={14} aria-hidden />}
      </button>
    </span>
  );
}
