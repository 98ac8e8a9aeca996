'use client';
// Under the fields: how long it may wait, whether it only reduces, and the take-profit and stop-loss that it takes with it.
import { useTranslations } from 'next-intl';

import { TickBox } from '#components/trading/tick-box.tsx';
import { SelectBox } from '#components/ui/select-box.tsx';
import { TimeInForce } from '#lib/contract/enums.ts';
import { isMakerOnly } from './scaled-spread.ts';
import { isHedge } from './ticket-desk.ts';
import { TextField } from './ticket-fields.tsx';
import type { TicketForm } from './ticket-form.ts';
import { exitWays, takesExit } from './ticket-state.ts';

type Props = { readonly form: TicketForm };

const waits = ['gtc', 'postOnly', 'ioc', 'fok'] as const;

function TimeInForceSelect({ form }: Props) {
  const t = useTranslations('futures');
  const { state, dispatch } = form;
  const chosen = waits.find((name) => TimeInForce[name] === state.timeInForce) ?? 'gtc';
  return (
    <SelectBox
      name={t('timeInForce.name')}
      title={t(`timeInForce.about.${chosen}`)}
      options={waits.map((value) => ({ value, label: t(`timeInForce.about.${value}`) }))}
      value={chosen}
      shown={t(`timeInForce.${chosen}`)}
      onValue={(name) => dispatch({ type: 'choose', choices: { timeInForce: TimeInForce[name] } })}
      className="ms-auto h-6 min-w-16 max-md:h-11"
    />
  );
}

function ExitFields({ form }: Props) {
  const t = useTranslations('futures');
  const { state, dispatch, desk } = form;
  const { exitBy } = state;
  const { market } = desk;
  const number = exitBy === 'price' ? undefined : { decimals: exitBy === 'return' ? 2 : Math.min(8, market.marginPlace), step: '1' };
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
      {(['takeProfit', 'stopLoss'] as const).map((field) => (
        <TextField
          key={field}
          form={form}
          field={field}
          label={t(`exit.${field}.short`)}
          name={t(`exit.${field}.name`)}
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
  const { state, dispatch, desk } = form;
  const hedge = isHedge(desk);
  const exits = takesExit(state.kind) && (hedge ? state.action === 'open' : !state.reduceOnly);
  return (
    <>
      <div className="flex min-h-6 items-center gap-3">
        {exits ? (
          <TickBox
            label={t('exit.toggle')}
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
        {state.kind === 'limit' ? <TimeInForceSelect form={form} /> : null}
        {state.kind === 'scaled' ? (
          <TickBox
            label={t('timeInForce.postOnly')}
            title={t('timeInForce.about.postOnly')}
            on={isMakerOnly(state)}
            onToggle={(on) => dispatch({ type: 'choose', choices: { timeInForce: on ? TimeInForce.postOnly : TimeInForce.gtc } })}
          />
        ) : null}
      </div>
      {exits && state.withExit ? <ExitFields form={form} /> : null}
    </>
  );
}
