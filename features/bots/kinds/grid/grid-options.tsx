'use client';
// A grid may do this besides: wait for a price, end at one, move with the price, put its profit to work.
import { useTranslations } from 'next-intl';

import { TickBox } from '#components/trading/fields/tick-box.tsx';
import type { TextName } from '#lib/i18n/text-names.ts';
import { BotField, type FieldNumber } from '../../create/fields/bot-field.tsx';
import { ChoiceLine } from '../../create/fields/choice-line.tsx';
import { useCreateBot } from '../../create/state/create-context.ts';
import { useGridForm } from './grid-context.ts';
import { priceLimits, type GridText } from './grid-draft.ts';

function OptionField({ field, number = 'price' }: { readonly field: GridText & TextName<'bots.form'>; readonly number?: FieldNumber }) {
  const t = useTranslations('bots.form');
  const { draft, setText } = useGridForm();
  return (
    <BotField
      field={field}
      label={t(field)}
      number={number}
      {...(number === 'percent' ? { unit: '%' } : {})}
      placeholder={t('none')}
      value={draft.texts[field]}
      onValue={(text) => setText(field, text)}
    />
  );
}

export function GridOptions() {
  const t = useTranslations('bots.form');
  const { kind } = useCreateBot();
  const { draft: grid, set } = useGridForm();
  const isSpot = kind.place === 'spot';
  const limit = priceLimits.find((one) => one === grid.priceLimitRate) ?? '0';
  return (
    <div className="flex flex-col gap-2">
      <OptionField field="triggerPrice" />
      <div className="grid grid-cols-2 gap-2">
        <OptionField field="takeProfitPrice" />
        <OptionField field="stopLossPrice" />
      </div>
      {isSpot ? null : <OptionField field="trailingStopRate" number="percent" />}
      <ChoiceLine
        name={t('priceLimit.name')}
        picks={priceLimits.map((value) => ({ value, label: value === '0' ? t('priceLimit.any') : `${Number(value) * 100}%` }))}
        value={limit}
        onPick={(priceLimitRate) => set({ priceLimitRate })}
      />
      <div className="flex flex-col">
        {isSpot || grid.direction === 'neutral' ? null : (
          <TickBox
            label={t('opensPosition')}
            title={t('opensPositionAbout')}
            on={grid.opensPosition}
            onToggle={(opensPosition) => set({ opensPosition })}
          />
        )}
        {grid.isInfinite || grid.direction === 'neutral' ? null : (
          <TickBox label={t('moves')} title={t('movesAbout')} on={grid.moves} onToggle={(moves) => set({ moves })} />
        )}
        {grid.moves && !grid.isInfinite && grid.direction !== 'neutral' ? <OptionField field="stopPrice" /> : null}
        <TickBox label={t('reinvests')} title={t('reinvestsAbout')} on={grid.reinvests} onToggle={(reinvests) => set({ reinvests })} />
        {/* A position cannot leave the account of its bot: contracts are always closed. */}
        {isSpot ? <TickBox label={t('sellsAtEnd.spot')} on={grid.sellsAtEnd} onToggle={(sellsAtEnd) => set({ sellsAtEnd })} /> : null}
      </div>
    </div>
  );
}
