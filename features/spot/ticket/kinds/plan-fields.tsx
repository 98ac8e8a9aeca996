'use client';
// The fields of orders that wait for a price: trigger, take-profit and stop-loss, OCO, trailing stop.
import { useTranslations } from 'next-intl';

import { SelectBox } from '#components/ui/select-box.tsx';
import { Side } from '#lib/contract/enums.ts';
import { QuickPicks } from '#components/trading/quick-picks.tsx';
import { SizeFields } from '../size-fields.tsx';
import type { TicketForm } from '../ticket-form.ts';
import { TicketTextField } from '../ticket-text-field.tsx';
import type { TextName } from '../ticket-state.ts';
import { WatchSelect } from '../watch-select.tsx';
import { ExitRows } from './exit-rows.tsx';

type Props = { readonly form: TicketForm };

function WatchedField({ form, field, label, placeholder }: Props & { field: TextName; label: string; placeholder?: string }) {
  const t = useTranslations('spot');
  return (
    <div className="flex gap-1">
      <WatchSelect
        name={t('watch.name')}
        watch={form.state.watch}
        onWatch={(watch) => form.dispatch({ type: 'choose', choices: { watch } })}
      />
      <TicketTextField form={form} field={field} label={label} className="flex-1" {...(placeholder === undefined ? {} : { placeholder })} />
    </div>
  );
}

export function TriggerFields({ form }: Props) {
  const t = useTranslations('spot');
  const { executeAt } = form.state;
  return (
    <>
      <WatchedField form={form} field="triggerPrice" label={t('field.triggerPrice')} />
      <div className="flex gap-1">
        <SelectBox
          name={t('executeAt.name')}
          options={[
            { value: 'limit', label: t('kind.limit') },
            { value: 'market', label: t('kind.market') },
          ]}
          value={executeAt}
          onValue={(value) => form.dispatch({ type: 'choose', choices: { executeAt: value === 'market' ? 'market' : 'limit' } })}
          className="h-9 min-w-[4.25rem] order-last max-md:h-11"
        />
        {executeAt === 'limit' ? (
          <TicketTextField form={form} field="executePrice" label={t('field.price')} className="flex-1" />
        ) : (
          <p className="flex h-9 flex-1 items-center justify-between rounded-md border border-dashed border-strong px-2.5 text-xs text-muted max-md:h-11">
            {t('field.price')}
            <span className="text-secondary">{t('field.marketPrice')}</span>
          </p>
        )}
      </div>
      <SizeFields form={form} />
    </>
  );
}

export function ExitFields({ form }: Props) {
  return (
    <>
      <ExitRows form={form} />
      <SizeFields form={form} />
    </>
  );
}

export function OcoFields({ form }: Props) {
  const t = useTranslations('spot');
  const sells = form.state.side === Side.sell;
  return (
    <>
      <TicketTextField form={form} field="price" label={t('field.limitPrice')} />
      <WatchedField form={form} field="stopPrice" label={t('field.stopTrigger')} />
      <TicketTextField form={form} field="stopLimit" label={t('field.stopLimit')} {...(sells ? { placeholder: t('exit.atMarket') } : {})} />
      <SizeFields form={form} />
    </>
  );
}

const callbacks = ['0.5', '1', '2', '5'] as const;

export function TrailingFields({ form }: Props) {
  const t = useTranslations('spot');
  return (
    <>
      <TicketTextField
        form={form}
        field="callback"
        label={t('field.callback')}
        unit="%"
        number={{ decimals: 2, step: '0.1', holds: 'rate' }}
      />
      <QuickPicks
        name={t('field.callback')}
        picks={callbacks.map((value) => ({ value, label: `${value}%` }))}
        value={form.state.texts.callback}
        onPick={(text) => form.dispatch({ type: 'text', field: 'callback', text })}
      />
      <WatchedField form={form} field="activationPrice" label={t('field.activation')} placeholder={t('field.atOnce')} />
      <SizeFields form={form} />
    </>
  );
}
