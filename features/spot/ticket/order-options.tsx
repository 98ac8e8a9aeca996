'use client';
// Under the fields of limit and market orders: how long it may wait, and what it takes with it.
import { useTranslations } from 'next-intl';

import { SelectBox } from '#components/ui/select-box.tsx';
import { TimeInForce } from '#lib/contract/enums.ts';
import { ExitRows } from './kinds/exit-rows.tsx';
import { TickBox } from '#components/trading/tick-box.tsx';
import type { TicketForm } from './ticket-form.ts';

const waits = ['gtc', 'postOnly', 'ioc', 'fok'] as const;

function TimeInForceSelect({ form }: { readonly form: TicketForm }) {
  const t = useTranslations('spot');
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
      className="h-6 min-w-16 max-md:h-11"
    />
  );
}

export function OrderOptions({ form }: { readonly form: TicketForm }) {
  const t = useTranslations('spot');
  const { state, dispatch } = form;
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <TickBox
          label={t('exit.toggle')}
          title={t('exit.about')}
          on={state.withExit}
          onToggle={(on) => dispatch({ type: 'withExit', on })}
        />
        {state.kind === 'limit' ? <TimeInForceSelect form={form} /> : null}
      </div>
      {state.withExit ? <ExitRows form={form} /> : null}
    </>
  );
}
