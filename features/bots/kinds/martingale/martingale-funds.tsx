'use client';
// The money for a martingale: the coin that its orders are paid with; for contracts the margin and its leverage.
import { FundsFields } from '../../create/fields/funds-fields.tsx';
import { LeverageFields } from '../../create/fields/leverage-fields.tsx';
import { useCreateBot } from '../../create/state/create-context.ts';
import { useMartingaleForm } from './martingale-context.ts';

export function MartingaleFunds() {
  const { kind, market, coin } = useCreateBot();
  const { draft, set, setText, preview } = useMartingaleForm();
  const isSpot = kind.place === 'spot';
  return (
    <>
      {isSpot ? null : (
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
            coin: isSpot && draft.direction === 'short' ? market.baseCoin : coin,
            field: 'investment',
            text: draft.texts.investment,
            onText: (text) => setText('investment', text),
            least: preview?.neededFunds ?? null,
          },
        ]}
      />
    </>
  );
}
