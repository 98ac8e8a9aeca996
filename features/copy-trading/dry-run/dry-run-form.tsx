'use client';
// Settings of a copy, tried over the leader's last 90 days before anything is followed.
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { dryRunDays, runLeaderDry } from '#lib/contract/calls/v1/trigger/trace/leader/dryRun.ts';
import type { RankedLeader } from '#lib/contract/leaders/leader-record.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { readPositive } from '#lib/order-math/amounts/amount.ts';
import { DryRunResult } from './dry-run-result.tsx';

type Props = { readonly leader: RankedLeader; readonly coin: string };

/** The measures that need no more than one number. */
const measures = ['equity', 'multiplier', 'amount'] as const;
type Measure = (typeof measures)[number];

const read = (text: string): string | null => readPositive(finishDecimal(text))?.toFixed() ?? null;

export function DryRunForm({ leader: { leaderId, line }, coin }: Props) {
  const t = useTranslations('leaderRecords.dryRun');
  const api = useApi();
  const refusalText = useRefusalText();
  const [money, setMoney] = useState('1000');
  const [measure, setMeasure] = useState<Measure>('equity');
  const [value, setValue] = useState('');
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [result, setResult] = useState<ResponseOf<typeof runLeaderDry> | null>(null);
  const [investAmount, copyValue] = [read(money), read(value)];
  const isReady = investAmount !== null && (measure === 'equity' || copyValue !== null);
  const run = async (): Promise<void> => {
    if (investAmount === null || pending) return;
    setPending(true);
    setFailure(null);
    try {
      const size = measure === 'equity' || copyValue === null ? {} : { copyValue };
      setResult(await api.call(runLeaderDry, { leaderId, line, investAmount, copyType: measure, ...size }));
    } catch (error) {
      setFailure(refusalText(error));
    }
    setPending(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run();
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
      {result === null ? null : <DryRunResult result={result} />}
    </>
  );
}
