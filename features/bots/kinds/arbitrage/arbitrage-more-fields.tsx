'use client';
// The exits of an arbitrage bot, and what becomes of its coins.
import { useTranslations } from 'next-intl';

import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { BotField } from '../../create/fields/bot-field.tsx';
import { useCreateBot } from '../../create/state/create-context.ts';
import { useArbitrageForm } from './arbitrage-context.ts';

export function ArbitrageMoreFields() {
  const t = useTranslations('bots');
  const { coin } = useCreateBot();
  const { draft, set, setText } = useArbitrageForm();
  const none = t('form.none');
  return (
    <>
      <BotField
        field="takeProfit"
        label={t('arbitrage.takeProfit')}
        unit={coin}
        number="money"
        placeholder={none}
        value={draft.texts.takeProfit}
        onValue={(text) => setText('takeProfit', text)}
      />
      <div className="grid grid-cols-2 gap-2">
        <BotField
          field="minApr"
          label={t('arbitrage.minApr')}
          unit="%"
          number="percent"
          placeholder={none}
          value={draft.texts.minApr}
          onValue={(text) => setText('minApr', text)}
        />
        <BotField
          field="minAprSettlements"
          label={t('arbitrage.minAprSettlements')}
          number="count"
          value={draft.texts.minAprSettlements}
          onValue={(text) => setText('minAprSettlements', text)}
        />
      </div>
      <BotField
        field="exitBasis"
        label={t('arbitrage.exitBasis')}
        unit="%"
        number="percent"
        placeholder={none}
        value={draft.texts.exitBasis}
        onValue={(text) => setText('exitBasis', text)}
      />
      {draft.direction === 'positive' && (
        <TickBox label={t('form.sellsAtEnd.spot')} on={draft.sellsAtEnd} onToggle={(sellsAtEnd) => set({ sellsAtEnd })} />
      )}
    </>
  );
}
