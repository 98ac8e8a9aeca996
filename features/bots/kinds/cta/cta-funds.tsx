'use client';
// The money for a CTA bot: quote coins; for contracts the margin and its leverage.
import { FundsFields } from '../../create/fields/funds-fields.tsx';
import { LeverageFields } from '../../create/fields/leverage-fields.tsx';
import { useCreateBot } from '../../create/state/create-context.ts';
import { useCtaForm } from './cta-context.ts';

export function CtaFunds() {
  const { kind, coin } = useCreateBot();
  const { draft, set, setText, preview } = useCtaForm();
  const tooLittle = preview?.problems.find(({ code }) => code === 'botInvestmentMinimum');
  return (
    <>
      {kind.place === 'spot' ? null : (
        <LeverageFields
          leverage={draft.texts.leverage}
          onLeverage={(text) => setText('leverage', text)}
          marginMode={draft.marginMode}
          onMarginMode={(marginMode) => set({ marginMode })}
        />
      )}
      <FundsFields
        lines={[
          {
            coin,
            field: 'investment',
            text: draft.texts.investment,
            onText: (text) => setText('investment', text),
            least: tooLittle?.params['minimum'] ?? null,
          },
        ]}
      />
    </>
  );
}
