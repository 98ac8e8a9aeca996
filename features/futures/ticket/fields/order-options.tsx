'use client';
// Under the fields: how long it may wait, whether it only reduces, and the take-profit and stop-loss that it takes with it.
import { useTranslations } from 'next-intl';

import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { MakerOnlyBox } from '#components/trading/ticket/maker-only-box.tsx';
import { TicketTextField, type FieldNumber } from '#components/trading/ticket/ticket-text-field.tsx';
import { TimeInForceSelect } from '#components/trading/ticket/time-in-force-select.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { TimeInForce } from '#lib/contract/enums.ts';
import { exitFields, exitWays, isMakerOnly } from '../form/futures-form.ts';
import { futuresKinds } from '../kinds/futures-kinds.ts';
import { isHedge } from '../form/ticket-context.ts';
import type { TicketFields } from '../live/ticket-fields.ts';

type Props = { readonly form: TicketFields };

function ExitFields({ form }: Props) {
  const t = useTranslations('futures');
  const words = useTranslations('ticket');
  const { state, dispatch, context } = form;
  const { exitBy } = state;
  const { market } = context;
  const numbers: Readonly<Record<typeof exitBy, FieldNumber | undefined>> = {
    price: undefined,
    return: { decimals: 2, step: '1', holds: 'rate' },
    pnl: { decimals: Math.min(8, market.marginPlace), step: '1', holds: 'size' },
  };
  const number = numbers[exitBy];
  const unit = exitBy === 'price' ? null : exitBy === 'return' ? '%' : market.marginCoin;
  return (
    <div role="group" aria-label={t('exit.name')} className="flex gap-1">
      <SelectBox
        name={t('exit.by')}
        options={exitWays.map((value) => ({ value, label: t(`exit.ways.${value}`) }))}
        value={exitBy}
        onValue={(value) => dispatch({ type: 'choose', choices: { exitBy: value } })}
        className="order-last h-9 min-w-14 max-md:h-11 md:h-8!"
      />
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
    </div>
  );
}

export function OrderOptions({ form }: Props) {
  const t = useTranslations('futures');
  const words = useTranslations('ticket');
  const { state, dispatch, context } = form;
  const hedge = isHedge(context);
  const kind = futuresKinds[state.kind];
  const exits = kind.takesExit && (hedge ? state.action === 'open' : !state.reduceOnly);
  return (
    <>
      <div className="flex min-h-6 items-center gap-3">
        {exits ? (
          <TickBox
            label={words('exit.toggle')}
            title={t('exit.about')}
            on={state.withExit}
            onToggle={(on) => dispatch({ type: 'withExit', on })}
          />
        ) : null}
        {hedge ? null : (
          <TickBox
            label={t('reduceOnly')}
            title={t('reduceOnlyAbout')}
            on={state.reduceOnly}
            onToggle={(reduceOnly) => dispatch({ type: 'choose', choices: { reduceOnly } })}
          />
        )}
        {kind.waits === 'timeInForce' ? (
          <TimeInForceSelect value={state.timeInForce} onValue={(timeInForce) => dispatch({ type: 'choose', choices: { timeInForce } })} />
        ) : null}
        {kind.waits === 'makerOnly' ? (
          <MakerOnlyBox
            on={isMakerOnly(state)}
            onToggle={(on) => dispatch({ type: 'choose', choices: { timeInForce: on ? TimeInForce.postOnly : TimeInForce.gtc } })}
          />
        ) : null}
      </div>
      {exits && state.withExit ? <ExitFields form={form} /> : null}
    </>
  );
}
