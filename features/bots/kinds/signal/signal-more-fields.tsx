'use client';
// Further fields of a signal bot: how large a position may grow, its own exits, and what becomes of coins at the end.
import { useTranslations } from 'next-intl';

import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { useSignalForm } from './signal-context.ts';
import { isSpotDraft } from './signal-draft.ts';
import { SignalField } from './signal-field.tsx';
import { useSignalCoin } from './use-signal-markets.ts';

export function SignalMoreFields() {
  const t = useTranslations('bots');
  const { draft, set } = useSignalForm();
  const coin = useSignalCoin();
  return (
    <div className="flex flex-col gap-2">
      <SignalField name="maxPosition" number="money" unit={coin} />
      <div className="grid grid-cols-2 gap-2">
        <SignalField name="takeProfitRate" number="percent" unit="%" />
        <SignalField name="stopLossRate" number="percent" unit="%" />
      </div>
      <div className="flex flex-col">
        <TickBox label={t('signal.limitOrders')} on={draft.limitOrders} onToggle={(limitOrders) => set({ limitOrders })} />
        {isSpotDraft(draft) ? (
          <TickBox label={t('form.sellsAtEnd.spot')} on={draft.sellsAtEnd} onToggle={(sellsAtEnd) => set({ sellsAtEnd })} />
        ) : null}
      </div>
      <label className="flex flex-col gap-1 text-2xs text-muted">
        {t('signal.pastAlerts')}
        <textarea
          dir="ltr"
          rows={4}
          spellCheck={false}
          value={draft.alerts}
          placeholder={t('signal.pastAlertsAbout')}
          onChange={(event) => set({ alerts: event.target.value })}
          className="rounded-md border border-field bg-field p-2 font-mono text-2xs text-primary outline-none field-ring focus:border-accent max-md:text-base"
        />
      </label>
    </div>
  );
}
