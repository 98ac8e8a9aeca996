'use client';
// The seconds after which a stop at a limit that the price has jumped over turns into a market order.
import { useTranslations } from 'next-intl';

import { TicketTextField } from '#components/trading/ticket/ticket-text-field.tsx';
import type { SpotFields } from './spot-kind.ts';

type Props = { readonly form: SpotFields<'stopLossWait'>; readonly className?: string };

export function StopWaitField({ form, className }: Props) {
  const t = useTranslations('ticket');
  return (
    <TicketTextField
      form={form}
      field="stopLossWait"
      label={t('exit.marketAfter')}
      placeholder={t('exit.never')}
      unit={t('unit.seconds')}
      number={{ decimals: 0, step: '1', holds: 'count' }}
      {...(className === undefined ? {} : { className })}
    />
  );
}
