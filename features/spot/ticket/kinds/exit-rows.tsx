'use client';
// Take-profit and stop-loss, a row each: trigger price, limit price (empty: at market), and which price is watched.
import { useTranslations } from 'next-intl';

import { TicketTextField } from '#components/trading/ticket/ticket-text-field.tsx';
import { WatchSelect } from '#components/trading/ticket/watch-select.tsx';
import type { ExitWay } from '../form/spot-form.ts';
import type { ExitText } from './preset-exit.ts';
import type { SpotFields } from './spot-kind.ts';
import { StopWaitField } from './stop-wait-field.tsx';

const legs = [
  { leg: 'takeProfit', price: 'takeProfitPrice', limit: 'takeProfitLimit', watch: 'takeProfitWatch' },
  { leg: 'stopLoss', price: 'stopLossPrice', limit: 'stopLossLimit', watch: 'stopLossWatch' },
] as const;

type Props = { readonly form: SpotFields<ExitText>; readonly by?: ExitWay; readonly onlyMarket?: boolean };

export function ExitRows({ form, by = 'price', onlyMarket = false }: Props) {
  const t = useTranslations('ticket');
  const rows = legs.map(({ leg, price, limit, watch }) => (
    <div key={leg} role="group" aria-label={t(`exit.${leg}.name`)} className="flex gap-1">
      <TicketTextField
        form={form}
        field={price}
        label={t(`exit.${leg}.short`)}
        name={t(`exit.${leg}.trigger`)}
        placeholder={by === 'price' ? t('exit.trigger') : '%'}
        unit={by === 'price' ? null : '%'}
        {...(by === 'price' ? {} : { number: { decimals: 2, step: '1', holds: 'rate' } })}
        className="flex-[1.15] md:h-8!"
      />
      {onlyMarket ? null : (
        <TicketTextField
          form={form}
          field={limit}
          label={t('exit.limit')}
          name={t(`exit.${leg}.limit`)}
          placeholder={t('exit.atMarket')}
          unit={null}
          className="flex-1 md:h-8!"
        />
      )}
      <WatchSelect
        narrow
        fair="index"
        name={t(`exit.${leg}.watch`)}
        watch={form.state[watch]}
        onWatch={(chosen) => form.dispatch({ type: 'choose', choices: { [watch]: chosen } })}
      />
    </div>
  ));
  return (
    <>
      {rows}
      {onlyMarket || form.state.texts.stopLossLimit === '' ? null : <StopWaitField form={form} className="md:h-8!" />}
    </>
  );
}
