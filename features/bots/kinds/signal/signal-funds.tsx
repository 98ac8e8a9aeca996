'use client';
// The money for a signal bot, shared by all of its markets; for contracts the margin and its leverage.
import { FundsFields } from '../../create/fields/funds-fields.tsx';
import { LeverageFields } from '../../create/fields/leverage-fields.tsx';
import { useSignalForm } from './signal-context.ts';
import { isSpotDraft } from './signal-draft.ts';
import { useSignalCoin } from './use-signal-markets.ts';

export function SignalFunds() {
  const { draft, set, setText } = useSignalForm();
  const coin = useSignalCoin();
  return (
    <>
      {isSpotDraft(draft) ? null : (
        <LeverageFields
          leverage={draft.texts.leverage}
          onLeverage={(text) => setText('leverage', text)}
          marginMode={draft.marginMode}
          onMarginMode={(marginMode) => set({ marginMode })}
        />
      )}
      <FundsFields
        lines={[{ coin, field: 'investment', text: draft.texts.investment, onText: (text) => setText('investment', text), least: null }]}
      />
    </>
  );
}
