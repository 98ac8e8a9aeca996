'use client';
// The money for an arbitrage bot.
import { FundsFields } from '../../create/fields/funds-fields.tsx';
import { useCreateBot } from '../../create/state/create-context.ts';
import { useArbitrageForm } from './arbitrage-context.ts';

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
