'use client';
// Under the fields of an order: how long it may wait, and what it takes with it.
import { useTranslations } from 'next-intl';

import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { TimeInForceSelect } from '#components/trading/ticket/time-in-force-select.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { exitWays } from '../form/spot-form.ts';
import { ExitRows } from '../kinds/exit-rows.tsx';
import type { ExitText } from '../kinds/preset-exit.ts';
import type { SpotFields } from '../kinds/spot-kind.ts';

type Props = {
  readonly form: SpotFields<ExitText>;
  readonly timeInForce: boolean;
  /** The exits that it takes with it are given in percent alone, and execute at market. */
  readonly onlyPercent: boolean;
  readonly onExit: (on: boolean) => void;
};

export function OrderOptions({ form, timeInForce, onlyPercent, onExit }: Props) {
  const t = useTranslations('ticket');
  const { state, dispatch } = form;
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <TickBox label={t('exit.toggle')} title={t('exit.about')} on={state.withExit} onToggle={onExit} />
        {state.withExit && !onlyPercent ? (
          <SelectBox
            name={t('exit.by')}
            options={exitWays.map((value) => ({ value, label: value === 'price' ? t('field.price') : '%' }))}
            value={state.exitBy}
            onValue={(exitBy) => dispatch({ type: 'choose', choices: { exitBy } })}
            className="h-7 min-w-14 max-md:h-11"
          />
        ) : null}
        {timeInForce ? (
          <TimeInForceSelect
            value={state.timeInForce}
            onValue={(chosen) => dispatch({ type: 'choose', choices: { timeInForce: chosen } })}
          />
        ) : null}
      </div>
      {state.withExit ? <ExitRows form={form} by={onlyPercent ? 'percent' : state.exitBy} onlyMarket={onlyPercent} /> : null}
    </>
  );
}
