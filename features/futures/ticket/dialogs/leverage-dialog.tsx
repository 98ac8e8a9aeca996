'use client';
// The leverage of a contract: up to the first tier's maximum, with the largest position that it may hold.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { QuickPicks } from '#components/trading/fields/quick-picks.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { Slider } from '#components/ui/fields/slider.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { setLeverage } from '#lib/contract/calls/v1/mcp/adjust/lever.ts';
import { MarginMode } from '#lib/contract/enums.ts';
import { isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { maxValueAtLeverage } from '#lib/order-math/risk/maintenance-margin.ts';
import { isHedge, settingsOf, type TicketContext } from '../form/ticket-context.ts';
import { useChange } from './use-change.ts';

const usual = [1, 3, 5, 10, 20, 50, 75, 100];
const risky = 20;

type FieldProps = {
  readonly label: string;
  readonly context: TicketContext;
  readonly text: string;
  readonly max: number;
  readonly onText: (text: string) => void;
};

function LeverageField({ label, context, text, max, onText }: FieldProps) {
  const t = useTranslations('futures');
  const { market } = context;
  const chosen = Math.min(max, Math.max(1, Number(text) || 1));
  const cap = maxValueAtLeverage(String(chosen), market.tiers);
  const all = [...usual.filter((value) => value < max), max];
  // Six at most, from the lowest to the highest.
  const picks = all.length <= 6 ? all : all.filter((_, place) => place === all.length - 1 || place % 2 === 0).slice(-6);
  return (
    <div className="flex flex-col gap-2">
      <AmountField label={label} unit="x" value={text} decimals={0} holds="count" max={String(max)} step="1" onValue={onText} />
      <Slider name={label} value={chosen} min={1} max={max} onValue={(value) => onText(String(value))} />
      <QuickPicks
        name={t('dialog.leverage.picks')}
        picks={picks.map((value) => ({ value: String(value), label: `${value}x` }))}
        value={text}
        onPick={onText}
      />
      <p className="flex justify-between text-xs text-muted">
        {t('dialog.leverage.limit')}
        <bdi dir="ltr" className="text-primary">
          {cap === null ? '—' : `${formatNumber(cap, { decimals: 0 })} ${market.quoteCoin}`}
        </bdi>
      </p>
    </div>
  );
}

/** Each side of an isolated contract in hedge mode has its own leverage. */
export default function LeverageDialog({ context, onClose }: { readonly context: TicketContext; readonly onClose: () => void }) {
  const t = useTranslations('futures');
  const api = useApi();
  const change = useChange(onClose);
  const { market } = context;
  const settings = settingsOf(context);
  const isolated = settings.marginMode === MarginMode.isolated;
  const apart = isolated && isHedge(context);
  const max = Math.floor(Number(market.tiers[0]?.maxLeverage ?? '1'));
  const now = isolated ? settings.fixedLongLeverage : settings.crossMarginLeverage;
  const [long, setLong] = useState(String(now));
  const [short, setShort] = useState(String(settings.fixedShortLeverage));
  const isGiven = isPositiveDecimal(long) && (!apart || isPositiveDecimal(short));
  const { symbolId } = market;
  const request = apart
    ? { symbolId, fixedLongLeverage: Number(long), fixedShortLeverage: Number(short) }
    : { symbolId, leverage: Number(long) };
  const highest = Math.max(Number(long) || 0, apart ? Number(short) || 0 : 0);
  return (
    <Modal open title={t('dialog.leverage.title', { pair: market.displayName })} closeLabel={t('close')} onClose={onClose} sheet>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isGiven) change.run(() => api.call(setLeverage, request), t('dialog.done'));
        }}
      >
        <LeverageField
          label={apart ? t('dialog.leverage.long') : t('settings.leverage')}
          context={context}
          text={long}
          max={max}
          onText={setLong}
        />
        {apart ? <LeverageField label={t('dialog.leverage.short')} context={context} text={short} max={max} onText={setShort} /> : null}
        <p className={`text-xs ${highest > risky ? 'text-warning' : 'text-muted'}`}>
          {t(highest > risky ? 'dialog.leverage.risk' : 'dialog.leverage.note')}
        </p>
        <ErrorLine text={change.errorText} />
        <Button type="submit" look="primary" pending={change.pending} disabled={!isGiven} className="max-md:h-11">
          {t('confirm')}
        </Button>
      </form>
    </Modal>
  );
}
