'use client';
// Settings of a copy, tried over the leader's last 90 days before anything is followed.
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';

import { DryRunResult } from '#components/trading/dry-run/dry-run-result.tsx';
import { useDryRun } from '#lib/api/use-dry-run.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { dryRunDays } from '#lib/contract/calls/v1/trigger/trace/leader/dryRun.ts';
import type { RankedLeader } from '#lib/contract/leaders/leader-record.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { readPositive } from '#lib/order-math/amounts/amount.ts';

type Props = { readonly leader: RankedLeader; readonly coin: string };

/** The measures that need no more than one number. */
const measures = ['equity', 'multiplier', 'amount'] as const;
type Measure = (typeof measures)[number];

const read = (text: string): string | null => readPositive(finishDecimal(text))?.toFixed() ?? null;

export function DryRunForm({ leader: { leaderId, line }, coin }: Props) {
  const t = useTranslations('leaderRecords.dryRun');
  const [money, setMoney] = useState('1000');
  const [measure, setMeasure] = useState<Measure>('equity');
  const [value, setValue] = useState('');
  const { pending, failure, done, run } = useDryRun(t('none', { days: dryRunDays }));
  const zoneMinutes = useZoneOffset();
  const [investAmount, copyValue] = [read(money), read(value)];
  const isReady = investAmount !== null && (measure === 'equity' || copyValue !== null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (investAmount === null) return;
    const size = measure === 'equity' || copyValue === null ? {} : { copyValue };
    void run({ leaderId, line, investAmount, copyType: measure, ...size });
  };
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <p className="text-xs leading-5 text-muted">{t('about', { days: dryRunDays })}</p>
        <AmountField label={t('money')} unit={coin} value={money} decimals={8} step="100" holds="size" onValue={setMoney} />
        <SelectBox
          name={t('measure')}
          options={measures.map((one) => ({ value: one, label: t(`by.${one}`) }))}
          value={measure}
          onValue={setMeasure}
          className="h-9 max-md:h-11"
        />
        {measure === 'equity' ? null : (
          <AmountField
            label={t(`value.${measure}`)}
            unit={measure === 'amount' ? coin : '×'}
            value={value}
            decimals={8}
            step="1"
            holds="size"
            onValue={setValue}
          />
        )}
        <ErrorLine text={failure} />
        <Button type="submit" disabled={!isReady} pending={pending} className="max-md:h-11">
          {t('run')}
        </Button>
      </form>
      {done === null ? null : <DryRunResult result={done.result} zoneMinutes={zoneMinutes} />}
    </>
  );
}
