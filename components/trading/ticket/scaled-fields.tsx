'use client';
// The fields that spread one size over several limit orders: from which price to which, how many, and how they grow.
import { useTranslations } from 'next-intl';

import { QuickPicks } from '../fields/quick-picks.tsx';
import type { FieldsForm } from './fields-form.ts';
import { TicketTextField } from './ticket-text-field.tsx';

const shapes = [
  ['1', 'flat'],
  ['2', 'rising'],
  ['0.5', 'falling'],
] as const;

type Props = { readonly form: FieldsForm<'startPrice' | 'endPrice' | 'orderCount' | 'skew'> };

export function ScaledFields({ form }: Props) {
  const t = useTranslations('terminal.scaled');
  return (
    <>
      <div className="grid grid-cols-2 gap-1">
        <TicketTextField form={form} field="startPrice" label={t('from')} name={t('fromName')} unit={null} />
        <TicketTextField form={form} field="endPrice" label={t('to')} name={t('toName')} unit={null} />
        <TicketTextField
          form={form}
          field="orderCount"
          label={t('orderCount')}
          unit={null}
          number={{ decimals: 0, step: '1', holds: 'count' }}
        />
        <TicketTextField
          form={form}
          field="skew"
          label={t('skewShort')}
          name={t('skew')}
          unit="×"
          number={{ decimals: 2, step: '0.1', holds: 'rate' }}
        />
      </div>
      <QuickPicks
        name={t('skew')}
        picks={shapes.map(([value, shape]) => ({ value, label: t(`shape.${shape}`) }))}
        value={form.state.texts.skew}
        onPick={(text) => form.dispatch({ type: 'text', field: 'skew', text })}
      />
    </>
  );
}
