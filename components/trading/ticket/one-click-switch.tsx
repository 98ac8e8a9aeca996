'use client';
// Orders without a question: switched on deliberately, and marked as long as it is.
import { Zap } from 'lucide-react';
import { useTranslations } from 'next-intl';

type Props = { readonly on: boolean; readonly onChange: (on: boolean) => void };

export function OneClickSwitch({ on, onChange }: Props) {
  const t = useTranslations('ticket');
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={t('oneClick.name')}
      title={t(on ? 'oneClick.on' : 'oneClick.off')}
      onClick={() => onChange(!on)}
      className={`inline-flex min-h-6 min-w-6 items-center justify-center gap-1 rounded px-1.5 text-2xs font-medium max-md:min-h-11 max-md:min-w-11 ${
        on ? 'bg-warning-soft text-warning' : 'text-muted hover:text-primary'
      }`}
    >
      <Zap size={13} aria-hidden fill={on ? 'currentColor' : 'none'} />
      {on ? t('oneClick.short') : null}
    </button>
  );
}
