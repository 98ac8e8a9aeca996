'use client';
// Over the fields, in hedge mode: open or close.
import { useTranslations } from 'next-intl';

import { ticketActions, type TicketAction } from '../form/futures-form.ts';

export function ActionSwitch({ action, onAction }: { readonly action: TicketAction; readonly onAction: (action: TicketAction) => void }) {
  const t = useTranslations('futures');
  return (
    <div role="group" aria-label={t('action.name')} className="grid grid-cols-2 gap-1 rounded-md bg-surface-2 p-0.5">
      {ticketActions.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={action === one}
          onClick={() => onAction(one)}
          className="h-7 rounded text-xs font-medium text-secondary hover:text-primary aria-pressed:bg-surface-0 aria-pressed:text-primary max-md:h-11"
        >
          {t(`action.${one}`)}
        </button>
      ))}
    </div>
  );
}
