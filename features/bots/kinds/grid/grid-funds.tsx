'use client';
// The money for a grid: on spot either coin or both, the usual one first; for contracts the margin and its leverage.
import { FundsFields, type FundsLine } from '../../create/fields/funds-fields.tsx';
import { LeverageFields } from '../../create/fields/leverage-fields.tsx';
import { useCreateBot } from '../../create/state/create-context.ts';
import { useGridForm } from './grid-context.ts';

export function GridFunds() {
  const { kind, market, coin } = useCreateBot();
  const { draft, set, setText, preview } = useGridForm();
  const line = (field: 'quoteInvestment' | 'baseInvestment', of: string, least: string | undefined): FundsLine => ({
    coin: of,
    field,
    text: draft.texts[field],
    onText: (text) => setText(field, text),
    least: least ?? null,
  });
  const quote = line('quoteInvestment', coin, preview?.minimumQuote);
  const base = line('baseInvestment', market.baseCoin, preview?.minimumBase);
  if (kind.place === 'spot') return <FundsFields lines={draft.direction === 'short' ? [base, quote] : [quote, base]} />;
  return (
    <>
      <LeverageFields
        leverage={draft.texts.leverage}
        onLeverage={(text) => setText('leverage', text)}
        marginMode={draft.marginMode}
        onMarginMode={(marginMode) => set({ marginMode })}
      />
      <FundsFields lines={[quote]} />
    </>
  );
}
