'use client';
// Take-profit and stop-loss that an order takes with it: a row for what they are, and folded away how each is executed and what it watches.
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';

import { MarketPriceLine } from '#components/trading/ticket/market-price-line.tsx';
import { TicketTextField, type FieldNumber } from '#components/trading/ticket/ticket-text-field.tsx';
import { WatchSelect } from '#components/trading/ticket/watch-select.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { TriggerType } from '#lib/contract/enums.ts';
import { exitFields, exitWays, type ExitWay } from '../form/futures-form.ts';
import { futuresKinds } from '../kinds/futures-kinds.ts';
import type { TicketFields } from '../live/ticket-fields.ts';
import { exitWayOf } from '../state/ticket-reducer.ts';

type Props = { readonly form: TicketFields };
type LegProps = Props & { readonly leg: (typeof exitFields)[number]; readonly onlyMarket: boolean };

function LegExecution({ form, leg, onlyMarket }: LegProps) {
  const words = useTranslations('ticket');
  const { state, dispatch, context } = form;
  const [at, watch] = [`${leg}At`, `${leg}Watch`] as const;
  const preferred = context.tpslPriceType === 'fair' ? TriggerType.fair : TriggerType.market;
  return (
    <div role="group" aria-label={`${words(`exit.${leg}.name`)}: ${words('executeAt.name')}`} className="flex gap-1">
      <span className="flex w-5 shrink-0 items-center text-2xs text-muted">{words(`exit.${leg}.short`)}</span>
      {onlyMarket ? (
        <MarketPriceLine />
      ) : (
        <>
          <SelectBox
            name={`${words(`exit.${leg}.name`)}: ${words('executeAt.name')}`}
            options={(['market', 'limit'] as const).map((value) => ({ value, label: words(`kind.${value}`) }))}
            value={state[at]}
            onValue={(value) => dispatch({ type: 'choose', choices: { [at]: value } })}
            className="h-9 min-w-[4.25rem] max-md:h-11 md:h-8!"
          />
          {state[at] === 'market' ? (
            <span className="min-w-0 flex-1" />
          ) : (
            <TicketTextField
              form={form}
              field={`${leg}Limit`}
              label={words('exit.limit')}
              name={words(`exit.${leg}.limit`)}
              unit={null}
              className="flex-1 md:h-8!"
            />
          )}
        </>
      )}
      <WatchSelect
        narrow
        fair="mark"
        name={words(`exit.${leg}.watch`)}
        watch={state[watch] ?? preferred}
        onWatch={(chosen) => dispatch({ type: 'choose', choices: { [watch]: chosen } })}
      />
    </div>
  );
}

export function ExitFields({ form }: Props) {
  const t = useTranslations('futures');
  const words = useTranslations('ticket');
  const [open, setOpen] = useState(false);
  const id = useId();
  const { state, dispatch, context } = form;
  const way = exitWayOf(state);
  const onlyMarket = futuresKinds[state.kind].exitByReturn === true;
  const { market } = context;
  const numbers: Readonly<Record<ExitWay, FieldNumber | undefined>> = {
    price: undefined,
    return: { decimals: 2, step: '1', holds: 'rate' },
    pnl: { decimals: Math.min(8, market.marginPlace), step: '1', holds: 'size' },
  };
  const number = numbers[way];
  const unit = way === 'price' ? null : way === 'return' ? '%' : market.marginCoin;
  return (
    <>
      <div role="group" aria-label={t('exit.name')} className="flex gap-1">
        {exitFields.map((field) => (
          <TicketTextField
            key={field}
            form={form}
            field={field}
            label={words(`exit.${field}.short`)}
            name={words(`exit.${field}.name`)}
            unit={unit}
            {...(number === undefined ? {} : { number })}
            className="flex-1 md:h-8!"
          />
        ))}
        <SelectBox
          name={t('exit.by')}
          options={(onlyMarket ? (['return'] as const) : exitWays).map((value) => ({ value, label: t(`exit.ways.${value}`) }))}
          value={way}
          onValue={(value) => dispatch({ type: 'choose', choices: { exitBy: value } })}
          className="h-9 min-w-14 max-md:h-11 md:h-8!"
        />
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={words('executeAt.name')}
          title={words('executeAt.name')}
          onClick={() => setOpen(!open)}
          className="flex w-6 shrink-0 items-center justify-center rounded text-muted hover:text-primary max-md:w-11"
        >
          <ChevronDown size={14} aria-hidden className={open ? 'rotate-180' : ''} />
        </button>
      </div>
      <div id={id} hidden={!open} className="flex flex-col gap-1 [&[hidden]]:hidden">
        {open ? exitFields.map((leg) => <LegExecution key={leg} form={form} leg={leg} onlyMarket={onlyMarket} />) : null}
        {open && !onlyMarket && state.stopLossAt === 'limit' ? (
          <TicketTextField
            form={form}
            field="stopLossWait"
            label={words('exit.marketAfter')}
            placeholder={words('exit.never')}
            unit={words('unit.seconds')}
            number={{ decimals: 0, step: '1', holds: 'count' }}
            className="md:h-8!"
          />
        ) : null}
      </div>
    </>
  );
}
