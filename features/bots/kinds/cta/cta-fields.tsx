'use client';
// The fields of a CTA bot: its indicator with its lengths, the candles it looks at, where it may go, and its exits.
import { useTranslations } from 'next-intl';

import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import type { CtaIndicatorType } from '#lib/contract/bots/cta/cta-terms.ts';
import { BotField, type FieldNumber } from '../../create/fields/bot-field.tsx';
import { ChoiceLine } from '../../create/fields/choice-line.tsx';
import { useCreateBot } from '../../create/state/create-context.ts';
import { useCtaForm } from './cta-context.ts';
import { ctaIntervals, ctaTypes, type CtaText } from './cta-draft.ts';

type Line = { readonly name: CtaText; readonly number: FieldNumber; readonly unit?: string };

const fieldsOf: Readonly<Record<CtaIndicatorType, readonly Line[]>> = {
  macd: [
    { name: 'macdFast', number: 'count' },
    { name: 'macdSlow', number: 'count' },
    { name: 'macdSignal', number: 'count' },
  ],
  ma: [
    { name: 'maFast', number: 'count' },
    { name: 'maSlow', number: 'count' },
  ],
  boll: [
    { name: 'bollPeriod', number: 'count' },
    { name: 'bollDeviations', number: 'factor' },
  ],
  rsi: [
    { name: 'rsiPeriod', number: 'count' },
    { name: 'rsiBuyBelow', number: 'count' },
    { name: 'rsiSellAbove', number: 'count' },
  ],
  voi: [
    { name: 'voiBars', number: 'count' },
    { name: 'voiThreshold', number: 'percent', unit: '%' },
  ],
};

function CtaField({ name, number, unit, placeholder }: Line & { readonly placeholder?: string }) {
  const t = useTranslations('bots.form');
  const { draft, setText } = useCtaForm();
  return (
    <BotField
      field={name}
      label={t(name)}
      number={number}
      {...(unit === undefined ? {} : { unit })}
      {...(placeholder === undefined ? {} : { placeholder })}
      value={draft.texts[name]}
      onValue={(text) => setText(name, text)}
    />
  );
}

export function CtaFields() {
  const t = useTranslations('bots.form');
  const { kind } = useCreateBot();
  const { draft, set } = useCtaForm();
  const { type, interval, direction, reenters, sellsAtEnd } = draft;
  return (
    <>
      <ChoiceLine
        name={t('indicator.name')}
        picks={ctaTypes.map((value) => ({ value, label: value.toUpperCase() }))}
        value={type}
        onPick={(picked) => set({ type: picked })}
      />
      <p className="text-2xs text-muted">{t(`indicator.about.${type}`)}</p>
      <div className="flex flex-col gap-1">
        <span aria-hidden className="text-2xs text-muted">
          {t('candles')}
        </span>
        <SelectBox
          name={t('candles')}
          options={ctaIntervals.map((value) => ({ value, label: value }))}
          value={interval}
          onValue={(picked) => set({ interval: picked })}
          className="h-9 max-md:h-11"
        />
      </div>
      <div className="grid grid-cols-2 gap-2 [&>*:last-child:nth-child(odd)]:col-span-2">
        {fieldsOf[type].map((line) => (
          <CtaField key={line.name} {...line} />
        ))}
      </div>
      {kind.place === 'spot' ? null : (
        <ChoiceLine
          name={t('direction.name')}
          picks={(['long', 'short', 'both'] as const).map((value) => ({ value, label: t(`direction.futures.${value}`) }))}
          value={direction}
          onPick={(picked) => set({ direction: picked })}
        />
      )}
      <div className="grid grid-cols-2 gap-2">
        <CtaField name="takeProfitRate" number="percent" unit="%" placeholder={t('none')} />
        <CtaField name="stopLossRate" number="percent" unit="%" placeholder={t('none')} />
      </div>
      <div className="flex flex-col">
        <TickBox label={t('reenters')} title={t('reentersAbout')} on={reenters} onToggle={(on) => set({ reenters: on })} />
        {kind.place === 'spot' ? <TickBox label={t('sellsAtEnd.spot')} on={sellsAtEnd} onToggle={(on) => set({ sellsAtEnd: on })} /> : null}
      </div>
    </>
  );
}
