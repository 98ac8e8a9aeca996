'use client';
// Orders without a question: switched on deliberately, and marked as long as it is.
import { Zap } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { useConfirmations } from '#lib/session/confirmations.ts';

export function OneClickSwitch() {
  const t = useTranslations('futures');
  const { oneClick, setOneClick } = useConfirmations();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={oneClick}
      title={t(oneClick ? 'oneClick.on' : 'oneClick.off')}
      onClick={() => setOneClick(!oneClick)}
      className={`inline-flex min-h-6 items-center gap-1 rounded px-1.5 text-2xs font-medium max-md:min-h-11 ${
        oneClick ? 'bg-warning-soft text-warning' : 'text-muted hover:text-primary'
      }`}
    >
      <Zap size={13} aria-hidden fill={oneClick ? 'currentColor' : 'none'} />
      {t('oneClick.name')}
    </button>
  );
}
