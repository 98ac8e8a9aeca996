'use client';
// The part of an iceberg that the book shows: typed, or picked as a number of parts.
import { useTranslations } from 'next-intl';

import { partCounts, shownForParts } from '#lib/ticket/iceberg.ts';
import { QuickPicks } from '../fields/quick-picks.tsx';
import type { FieldsForm } from './fields-form.ts';
import { TicketTextField } from './ticket-text-field.tsx';

type Props = {
  readonly form: FieldsForm<'shown'>;
  /** The unit of the quantity, as its steps are. */
  readonly coin: string;
  readonly steps: { readonly volumePlace: number; readonly lotSize: string };
  /** The amount of all of it; '' while it is not known. */
  readonly quantity: string;
};

export function ShownFields({ form, coin, steps, quantity }: Props) {
  const t = useTranslations('ticket');
  return (
    <>
      <TicketTextField
        form={form}
        field="shown"
        label={t('field.shown')}
        unit={coin}
        number={{ decimals: steps.volumePlace, step: steps.lotSize, holds: 'size' }}
      />
      <QuickPicks
        name={t('parts.name')}
        picks={partCounts.map((parts) => ({ value: shownForParts(quantity, parts, steps), label: t('parts.count', { parts }) }))}
        value={form.state.texts.shown}
        onPick={(text) => form.dispatch({ type: 'text', field: 'shown', text })}
      />
    </>
  );
}
