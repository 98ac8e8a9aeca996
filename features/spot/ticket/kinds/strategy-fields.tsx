'use client';
// The fields of orders that are more than one: iceberg, scaled, time-share.
import { useTranslations } from 'next-intl';

import { QuickPicks } from '#components/trading/quick-picks.tsx';
import { ScaledFields } from '#components/trading/scaled-fields.tsx';
import { SizeFields } from '../size-fields.tsx';
import { TickBox } from '#components/trading/tick-box.tsx';
import type { TicketForm } from '../ticket-form.ts';
import { TicketTextField } from '../ticket-text-field.tsx';
import { shownForParts } from './preview-iceberg.ts';

type Props = { readonly form: TicketForm };

const whole = { decimals: 0, step: '1', holds: 'count' } as const;

function MakerOnly({ form }: Props) {
  const t = useTranslations('spot');
  return (
    <TickBox
      label={t('timeInForce.postOnly')}
      title={t('timeInForce.about.postOnly')}
      on={form.state.makerOnly}
      onToggle={(makerOnly) => form.dispatch({ type: 'choose', choices: { makerOnly } })}
    />
  );
}

const partCounts = [5, 10, 20, 50] as const;

export function IcebergFields({ form }: Props) {
  const t = useTranslations('spot');
  const { market } = form.desk;
  const { quantity } = form.preview.sized;
  return (
    <>
      <TicketTextField form={form} field="price" label={t('field.price')} />
      <SizeFields form={form} />
      <TicketTextField
        form={form}
        field="shown"
        label={t('field.shown')}
        unit={market.baseCoin}
        number={{ decimals: market.volumePlace, step: market.lotSize, holds: 'size' }}
      />
      <QuickPicks
        name={t('parts.name')}
        picks={partCounts.map((parts) => ({ value: shownForParts(quantity, parts, market), label: t('parts.count', { parts }) }))}
        value={form.state.texts.shown}
        onPick={(text) => form.dispatch({ type: 'text', field: 'shown', text })}
      />
      <MakerOnly form={form} />
    </>
  );
}

export function ScaledTicketFields({ form }: Props) {
  return (
    <>
      <ScaledFields
        field={(field, words) => <TicketTextField key={field} form={form} field={field} {...words} />}
        skew={form.state.texts.skew}
        onSkew={(text) => form.dispatch({ type: 'text', field: 'skew', text })}
      />
      <SizeFields form={form} />
      <MakerOnly form={form} />
    </>
  );
}

export function TwapFields({ form }: Props) {
  const t = useTranslations('spot');
  return (
    <>
      <SizeFields form={form} />
      <div className="grid grid-cols-2 gap-1">
        <TicketTextField
          form={form}
          field="durationMinutes"
          label={t('field.duration')}
          unit={t('unit.minutes')}
          number={{ decimals: 1, step: '1', holds: 'rate' }}
        />
        <TicketTextField form={form} field="intervalSeconds" label={t('field.interval')} unit={t('unit.seconds')} number={whole} />
      </div>
      <TicketTextField form={form} field="sliceLimit" label={t('field.limitPrice')} placeholder={t('exit.atMarket')} />
      <TicketTextField
        form={form}
        field="variance"
        label={t('field.variance')}
        placeholder="0"
        unit="%"
        number={{ decimals: 1, step: '5', holds: 'rate' }}
      />
    </>
  );
}
