'use client';
// The input fields of the calculator, question by question.
import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { Choice } from '../tools/choice.tsx';
import { amountDecimals } from '../tools/figures.tsx';
import { LeverageField } from '../tools/leverage-field.tsx';
import { leverageBound, type CalculatorTerms } from './calculate.ts';
import { targetKinds, type CalculatorDraft, type CalculatorEdit, type Question } from './calculator-draft.ts';

type Props = {
  readonly market: ContractMarket;
  readonly terms: CalculatorTerms;
  readonly draft: CalculatorDraft;
  readonly edit: (edit: CalculatorEdit) => void;
};

type FieldName = 'side' | 'mode' | 'leverage' | 'entryPrice' | 'exitPrice' | 'size' | 'target' | 'margin' | 'balance' | 'fills';

const asked: Readonly<Record<Question, readonly FieldName[]>> = {
  pnl: ['side', 'leverage', 'entryPrice', 'exitPrice', 'size'],
  target: ['side', 'leverage', 'entryPrice', 'target'],
  liquidation: ['side', 'mode', 'leverage', 'entryPrice', 'size', 'margin'],
  maxOpen: ['leverage', 'entryPrice', 'balance'],
  entry: ['fills'],
};

export function CalculatorFields({ market, terms, draft, edit }: Props) {
  const t = useTranslations('explorer');
  const { quoteCoin, marginCoin, pricePlace, tickSize, volumePlace, lotSize } = market;
  const sizeUnit = market.form === 'inverse' ? quoteCoin : market.baseCoin;
  const bound = leverageBound(terms, draft);
  const price = (field: 'entryPrice' | 'exitPrice') => (
    <AmountField
      key={field}
      label={t(`field.${field}`)}
      unit={quoteCoin}
      value={draft[field]}
      decimals={pricePlace}
      step={tickSize}
      onValue={(value) => edit({ field, value })}
    />
  );
  const amount = (field: 'balance' | 'addedMargin') => (
    <AmountField
      key={field}
      label={t(`field.${field}`)}
      unit={marginCoin}
      value={draft[field]}
      decimals={amountDecimals(marginCoin)}
      holds="size"
      step="1"
      onValue={(value) => edit({ field, value })}
    />
  );
  const size = (
    <AmountField
      key="size"
      label={t('field.size')}
      unit={sizeUnit}
      value={draft.size}
      decimals={volumePlace}
      holds="size"
      step={lotSize}
      onValue={(value) => edit({ field: 'size', value })}
    />
  );
  const drawn = (field: FieldName) => {
    switch (field) {
      case 'side':
        return (
          <Choice
            key={field}
            name={t('field.side')}
            options={(['long', 'short'] as const).map((value) => ({ value, label: t(`side.${value}`) }))}
            value={draft.side}
            onValue={(value) => edit({ field: 'side', value })}
          />
        );
      case 'mode':
        return (
          <Choice
            key={field}
            name={t('field.mode')}
            options={(['isolated', 'cross'] as const).map((value) => ({ value, label: t(`mode.${value}`) }))}
            value={draft.marginMode}
            onValue={(value) => edit({ field: 'marginMode', value })}
          />
        );
      case 'leverage':
        return (
          <div key={field}>
            <p className="text-xs text-muted">{t('field.leverage')}</p>
            <LeverageField
              name={t('field.leverage')}
              value={draft.leverage}
              max={market.tiers[0]?.maxLeverage ?? '1'}
              onValue={(value) => edit({ field: 'leverage', value })}
            />
            <p role="status" className="min-h-4 text-2xs text-warning">
              {bound === null
                ? t('field.tooLarge')
                : Number(draft.leverage) > Number(bound)
                  ? t('field.leverageBound', { leverage: bound })
                  : ''}
            </p>
          </div>
        );
      case 'entryPrice':
      case 'exitPrice':
        return price(field);
      case 'size':
        return size;
      case 'balance':
        return amount('balance');
      case 'margin':
        return draft.marginMode === 'cross' ? amount('balance') : amount('addedMargin');
      case 'target':
        return (
          <div key={field} className="flex flex-col gap-2">
            <Choice
              name={t('field.targetBy')}
              options={targetKinds.map((value) => ({ value, label: t(`target.${value}`) }))}
              value={draft.targetBy}
              onValue={(value) => edit({ field: 'targetBy', value })}
            />
            <Choice
              name={t('field.outcome')}
              options={(['gain', 'loss'] as const).map((value) => ({ value, label: t(`target.${value}`) }))}
              value={draft.outcome}
              onValue={(value) => edit({ field: 'outcome', value })}
            />
            <AmountField
              label={t(`target.${draft.targetBy}`)}
              unit={draft.targetBy === 'pnl' ? marginCoin : '%'}
              value={draft.wanted}
              decimals={draft.targetBy === 'pnl' ? amountDecimals(marginCoin) : 2}
              step="1"
              onValue={(value) => edit({ field: 'wanted', value })}
            />
            {draft.targetBy === 'pnl' ? size : null}
          </div>
        );
      case 'fills':
        return (
          <div key={field} className="flex flex-col gap-2">
            {draft.fills.map(({ id, ...fill }, place) => (
              <div key={id} role="group" aria-label={t('field.fill', { number: place + 1 })} className="flex items-center gap-1.5">
                <AmountField
                  label={t('field.price')}
                  value={fill.price}
                  decimals={pricePlace}
                  step={tickSize}
                  onValue={(value) => edit({ fill: id, part: { price: value } })}
                  className="flex-1"
                />
                <AmountField
                  label={t('field.size')}
                  value={fill.size}
                  decimals={volumePlace}
                  holds="size"
                  step={lotSize}
                  onValue={(value) => edit({ fill: id, part: { size: value } })}
                  className="flex-1"
                />
                <button
                  type="button"
                  disabled={draft.fills.length === 1}
                  onClick={() => edit({ removeFill: id })}
                  aria-label={t('field.removeFill', { number: place + 1 })}
                  className="grid size-8 shrink-0 place-items-center rounded text-muted hover:bg-surface-2 hover:text-primary disabled:opacity-40 max-md:size-11"
                >
                  <X size={14} aria-hidden />
                </button>
              </div>
            ))}
            <Button look="quiet" size="small" onClick={() => edit({ addFill: true })} className="self-start max-md:h-11">
              <Plus size={14} aria-hidden /> {t('field.addFill')}
            </Button>
          </div>
        );
    }
  };
  return <div className="flex flex-col gap-3">{asked[draft.question].map(drawn)}</div>;
}
