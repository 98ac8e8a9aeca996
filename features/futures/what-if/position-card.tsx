'use client';
// One imagined position: what can be changed about it, and what follows for it.
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { Amount } from '#lib/order-math/amounts/amount.ts';
import { Choice } from '../tools/choice.tsx';
import { amountDecimals } from '../tools/figures.tsx';
import { LeverageField } from '../tools/leverage-field.tsx';
import { explainPosition, positionFormulas } from './explain-position.ts';
import { Figure } from './figure.tsx';
import type { PositionOutlook, WhatIfOutlook } from './what-if-risk.ts';
import type { WhatIfEdit, WhatIfPosition } from './what-if-state.ts';

type Props = {
  readonly market: ContractMarket;
  readonly position: WhatIfPosition;
  /** Null without a size, and where something else is missing. */
  readonly outlook: PositionOutlook | null;
  /** The same position while nothing is moved; null of one that was not there. */
  readonly before: PositionOutlook | null;
  readonly whole: WhatIfOutlook | null;
  readonly onChange: (change: Extract<WhatIfEdit, { readonly edit: 'change' }>['change']) => void;
  readonly onRemove: () => void;
};

/** The direction in which its deleveraging rank moves: sooner or later than it would be now. */
function adlMove(now: string | null | undefined, before: string | null | undefined): 'sooner' | 'later' | null {
  if (now === null || now === undefined || before === null || before === undefined) return null;
  const order = new Amount(now).comparedTo(before);
  return order === 0 ? null : order > 0 ? 'sooner' : 'later';
}

export function PositionCard({ market, position, outlook, before, whole, onChange, onRemove }: Props) {
  const t = useTranslations('explorer');
  const { displayName, baseCoin, quoteCoin, marginCoin, pricePlace, volumePlace } = market;
  const { holdSide, marginMode, adlRank } = position;
  const sizeCoin = market.form === 'inverse' ? quoteCoin : baseCoin;
  const title = `${displayName} ${t(`side.${holdSide}`)}`;
  const numbers = outlook === null || whole === null ? null : explainPosition(outlook, whole);
  const move = adlMove(outlook?.adlScore, before?.adlScore);
  const rank = adlRank === null ? '' : t('whatIf.rankNow', { rank: adlRank });
  const notes: Partial<Record<(typeof positionFormulas)[number], string>> = {
    adl: [rank, move === null ? '' : t(`whatIf.${move}`)].filter((text) => text !== '').join(' · '),
  };
  return (
    <article aria-label={title} className="rounded-lg border border-subtle">
      <header className="flex items-center gap-2 border-b border-subtle px-3 py-1.5">
        <CoinIcon coin={baseCoin} size={18} />
        <h4 className="text-sm font-medium">
          <bdi dir="ltr">{displayName}</bdi>{' '}
          <span className={holdSide === 'long' ? 'text-positive' : 'text-negative'}>{t(`side.${holdSide}`)}</span>
        </h4>
        <button
          type="button"
          onClick={onRemove}
          aria-label={t('whatIf.remove', { name: title })}
          className="ms-auto grid size-8 place-items-center rounded text-muted hover:bg-surface-2 hover:text-primary max-md:size-11"
        >
          <X size={14} aria-hidden />
        </button>
      </header>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <div className="flex flex-col gap-2 p-3">
          <Choice
            name={t('field.mode')}
            options={(['cross', 'isolated'] as const).map((value) => ({ value, label: t(`mode.${value}`) }))}
            value={marginMode}
            onValue={(value) => onChange({ marginMode: value })}
          />
          <AmountField
            label={t('field.size')}
            unit={sizeCoin}
            value={position.size}
            decimals={volumePlace}
            holds="size"
            step={market.lotSize}
            onValue={(size) => onChange({ size })}
          />
          <AmountField
            label={t('field.entryPrice')}
            unit={quoteCoin}
            value={position.entryPrice}
            decimals={Math.max(pricePlace, 12)}
            step={market.tickSize}
            onValue={(entryPrice) => onChange({ entryPrice })}
          />
          <div>
            <p className="text-xs text-muted">{t('field.leverage')}</p>
            <LeverageField
              name={t('field.leverageOf', { name: title })}
              value={position.leverage}
              max={market.tiers[0]?.maxLeverage ?? '1'}
              onValue={(leverage) => onChange({ leverage })}
            />
          </div>
          {marginMode === 'isolated' ? (
            <AmountField
              label={t('field.margin')}
              unit={marginCoin}
              value={position.margin ?? ''}
              placeholder={outlook?.risk.position.margin === undefined ? '' : numberText(outlook.risk.position.margin)}
              decimals={amountDecimals(marginCoin)}
              holds="size"
              step="1"
              onValue={(margin) => onChange({ margin: margin === '' ? null : margin })}
            />
          ) : null}
        </div>
        <div className="border-subtle px-3 py-1 max-sm:border-t sm:border-s">
          {numbers === null ? (
            <p className="py-6 text-center text-xs text-muted">{t('whatIf.sizeFirst')}</p>
          ) : (
            positionFormulas
              .filter((id) => id !== 'funding' || outlook?.funding !== null)
              .map((id) => (
                <Figure
                  key={id}
                  explanation={numbers[id]}
                  names={{ marginCoin, quoteCoin, pricePlace, sizeCoin }}
                  signed={id === 'gain' || id === 'returnRate' || id === 'funding'}
                  {...(notes[id] === undefined || notes[id] === ''
                    ? {}
                    : { note: <span className="font-normal text-muted">{notes[id]}</span> })}
                  {...(id === 'liquidation' ? { none: t('whatIf.never') } : {})}
                />
              ))
          )}
        </div>
      </div>
    </article>
  );
}
