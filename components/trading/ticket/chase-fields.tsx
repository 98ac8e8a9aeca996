'use client';
// The fields of a chase limit: the furthest price that it follows to, and how often it may be moved.
import { useTranslations } from 'next-intl';

import type { FieldsForm } from './fields-form.ts';
import { TicketTextField } from './ticket-text-field.tsx';

type Props = { readonly form: FieldsForm<'chaseBound' | 'maxMoves', object> };

export function ChaseFields({ form }: Props) {
  const t = useTranslations('ticket');
  return (
    <>
      <TicketTextField form={form} field="chaseBound" label={t('field.chaseBound')} />
      <TicketTextField
        form={form}
        field="maxMoves"
        label={t('field.maxMoves')}
        unit={null}
        number={{ decimals: 0, step: '1', holds: 'count' }}
      />
    </>
  );
}
