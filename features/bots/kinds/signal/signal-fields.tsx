'use client';
// The fields of a signal bot: its markets, the entries that it takes, and their size where an alert names none; and its money.
import { useTranslations } from 'next-intl';

import { ErrorLine } from '#components/ui/error-line.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { ChoiceLine } from '../../create/fields/choice-line.tsx';
import { FundsFields } from '../../create/fields/funds-fields.tsx';
import { LeverageFields } from '../../create/fields/leverage-fields.tsx';
import { useProblemWords } from '../../create/fields/use-problem-words.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import { MarketChoice } from './market-choice.tsx';
import { useSignalForm } from './signal-context.ts';
import { isSpotDraft, sizesBy } from './signal-draft.ts';
import { SignalField } from './signal-field.tsx';
import { useSignalCoin } from './use-signal-markets.ts';

export function SignalFields() {
  const t = useTranslations('bots.signal');
  const { market, problemOf } = useCreateBot();
  const { draft, set } = useSignalForm();
  const coin = useSignalCoin();
  const wordsOf = useProblemWords();
  const problem = problemOf('symbols');
  const { sizeBy, direction, entries } = draft;
  const unit = sizeBy === 'margin' ? coin : sizeBy === 'contract' ? market.baseCoin : '%';
  return (
    <>
      <MarketChoice />
      <ErrorLine text={problem === null ? null : wordsOf(problem)} />
      {isSpotDraft(draft) ? null : (
        <ChoiceLine
          name={t('direction')}
          picks={(['both', 'long', 'short'] as const).map((value) => ({ value, label: t(`directions.${value}`) }))}
          value={direction}
          onPick={(picked) => set({ direction: picked })}
        />
      )}
      <ChoiceLine
        name={t('entries.name')}
        picks={(['single', 'multiple'] as const).map((value) => ({ value, label: t(`entries.${value}`) }))}
        value={entries}
        onPick={(picked) => set({ entries: picked })}
      />
      <div className="flex flex-col gap-1">
        <span aria-hidden className="text-2xs text-muted">
          {t('sizeBy.name')}
        </span>
        <SelectBox
          name={t('sizeBy.name')}
          options={sizesBy.map((value) => ({ value, label: t(`sizeBy.${value}`) }))}
          value={sizeBy}
          onValue={(picked) => set({ sizeBy: picked })}
          className="h-9 max-md:h-11"
        />
      </div>
      {sizeBy === 'usual' ? null : (
        <SignalField
          name="size"
          field="defaultSize"
          number={sizeBy === 'contract' ? 'coins' : unit === '%' ? 'percent' : 'money'}
          unit={unit}
        />
      )}
    </>
  );
}

/** The money for a signal bot, shared by all of its markets; for contracts the margin and its leverage. */
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
