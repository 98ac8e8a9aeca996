'use client';
// Under the fields: how long it may wait, whether it only reduces, and the take-profit and stop-loss that it takes with it.
import { useTranslations } from 'next-intl';

import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { MakerOnlyBox } from '#components/trading/ticket/maker-only-box.tsx';
import { TimeInForceSelect } from '#components/trading/ticket/time-in-force-select.tsx';
import { TimeInForce } from '#lib/contract/enums.ts';
import { isMakerOnly } from '../form/futures-form.ts';
import { futuresKinds } from '../kinds/futures-kinds.ts';
import { isHedge } from '../form/ticket-context.ts';
import { ExitFields } from './exit-fields.tsx';
import type { TicketFields } from '../live/ticket-fields.ts';

type Props = { readonly form: TicketFields };

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
