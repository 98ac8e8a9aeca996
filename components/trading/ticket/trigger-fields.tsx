'use client';
// The prices of a trigger order: when it fires, and whether it then is a limit or a market order.
import { useTranslations } from 'next-intl';

import { SelectBox } from '#components/ui/fields/select-box.tsx';
import type { TriggerType } from '#lib/contract/enums.ts';
import { MarketPriceLine } from './market-price-line.tsx';
import type { FieldsForm } from './fields-form.ts';
import { TicketTextField } from './ticket-text-field.tsx';
import { WatchedField } from './watched-field.tsx';

type Props = {
  readonly form: FieldsForm<'triggerPrice' | 'executePrice', { readonly watch: TriggerType; readonly executeAt: 'limit' | 'market' }>;
  /** Beside the last price. */
  readonly fair: 'index' | 'mark';
};

export function TriggerFields({ form, fair }: Props) {
  const t = useTranslations('ticket');
  const { executeAt } = form.state;
  return (
    <>
      <WatchedField form={form} field="triggerPrice" label={t('field.triggerPrice')} fair={fair} />
      <div className="flex gap-1">
        <SelectBox
          name={t('executeAt.name')}
          options={(['limit', 'market'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={executeAt}
          onValue={(value) => form.dispatch({ type: 'choose', choices: { executeAt: value } })}
          className="order-last h-9 min-w-[4.25rem] max-md:h-11"
        />
        {executeAt === 'limit' ? (
          <TicketTextField form={form} field="executePrice" label={t('field.price')} className="flex-1" />
        ) : (
          <MarketPriceLine />
        )}
      </div>
    </>
  );
}
