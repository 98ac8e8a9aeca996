'use client';
// The money of a round: it is taken from the spot wallet when the round comes.
import { useTranslations } from 'next-intl';

import { regularQuoteCoin } from '#lib/contract/bots/regular/regular-terms.ts';
import { FundsFields } from '../../create/fields/funds-fields.tsx';
import { useRegularForm } from './regular-context.ts';

export function RegularFunds() {
  const t = useTranslations('bots.regular');
  const { draft, setText, preview } = useRegularForm();
  return (
    <FundsFields
      lines={[
        {
          coin: regularQuoteCoin,
          field: 'amount',
          label: t('amount'),
          text: draft.texts.amount,
          onText: (text) => setText('amount', text),
          least: preview?.fullAmount ?? null,
        },
      ]}
    />
  );
}
