'use client';
// The fields of an arbitrage bot: its pair, which way round it goes, its leverage, and how large its slices are; and its money.
import { useTranslations } from 'next-intl';

import { arbitrageDirection, arbitragePlacement } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { arbitrageLimits } from '#lib/order-math/bots/arbitrage/arbitrage-limits.ts';
import { BotField } from '../../create/fields/bot-field.tsx';
import { ChoiceLine } from '../../create/fields/choice-line.tsx';
import { FundsFields } from '../../create/fields/funds-fields.tsx';
import { useCreateBot } from '../../create/state/create-context.ts';
import { useArbitrageForm } from './arbitrage-context.ts';
import { ArbitragePairs } from './arbitrage-pairs.tsx';
import { FundingHistory } from './panels/funding-history.tsx';
import { useArbitrageLoan } from './use-arbitrage-loan.ts';

const leverages = Array.from({ length: Number(arbitrageLimits.leverage.max) }, (_, place) => String(place + 1));

export function ArbitrageFields() {
  const t = useTranslations('bots.arbitrage');
  const { coin } = useCreateBot();
  const { draft, set, setText } = useArbitrageForm();
  const isLent = useArbitrageLoan() !== null || draft.direction === 'negative';
  const directions = arbitrageDirection.options.filter((direction) => isLent || direction === 'positive');
  return (
    <>
      <ArbitragePairs />
      <FundingHistory />
      <ChoiceLine
        name={t('direction.name')}
        picks={directions.map((value) => ({ value, label: t(`direction.${value}`) }))}
        value={draft.direction}
        onPick={(direction) => set({ direction })}
      />
      <ChoiceLine
        name={t('leverage')}
        picks={leverages.map((value) => ({ value, label: `${value}×` }))}
        value={draft.texts.leverage}
        onPick={(picked) => setText('leverage', picked)}
      />
      <BotField
        field="sliceAmount"
        label={t('sliceAmount')}
        unit={coin}
        number="money"
        value={draft.texts.sliceAmount}
        onValue={(text) => setText('sliceAmount', text)}
      />
      <ChoiceLine
        name={t('placement.name')}
        picks={arbitragePlacement.options.map((value) => ({ value, label: t(`placement.${value}`) }))}
        value={draft.placement}
        onPick={(placement) => set({ placement })}
      />
    </>
  );
}

/** The money for an arbitrage bot. */
export function ArbitrageFunds() {
  const { coin } = useCreateBot();
  const { draft, setText, preview } = useArbitrageForm();
  return (
    <FundsFields
      lines={[
        {
          coin,
          field: 'investment',
          text: draft.texts.investment,
          onText: (text) => setText('investment', text),
          least: preview?.minInvestment ?? null,
        },
      ]}
    />
  );
}
