// The parts of the form with what is asked of the other trader, the texts of an ad, and the hours at which it is online.
import { useTranslations } from 'next-intl';
import { useId } from 'react';

import { ErrorLine } from '#components/ui/error-line.tsx';
import { NumberField } from '#components/ui/fields/number-field.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { longestRemark, mostOfConditions, recordDays } from '#lib/contract/c2c/advert-terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { lengthCaps } from '#lib/format/numbers/decimal-input.ts';
import { formatZone } from '#lib/format/format-time.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { timeOf, utcMinuteOf } from './day-minutes.ts';
import { FormPart } from './form-part.tsx';
import { Unit } from './pair-part.tsx';
import type { AdFormState } from './use-ad-form.ts';

type Props = { readonly state: AdFormState };

const countRules = (most: number) => ({ decimals: 0, maxLength: lengthCaps.count, min: '0', max: String(most) });

export function ConditionsPart({ state: { form, set } }: Props) {
  const t = useTranslations('c2cAds.form');
  return (
    <FormPart title={t('conditions')}>
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-3">
        <NumberField
          label={t('registeredDays')}
          value={form.registeredDays}
          rules={countRules(mostOfConditions.registeredDays)}
          onValue={(registeredDays) => set({ registeredDays })}
        />
        <NumberField
          label={t('doneIn30Days', { days: recordDays })}
          value={form.doneIn30Days}
          rules={countRules(mostOfConditions.doneIn30Days)}
          onValue={(doneIn30Days) => set({ doneIn30Days })}
        />
        <NumberField
          label={t('completionPercent')}
          value={form.completionPercent}
          rules={{ ...countRules(mostOfConditions.completionPercent), unit: '%' }}
          onValue={(completionPercent) => set({ completionPercent })}
          after={<Unit text="%" />}
        />
      </div>
    </FormPart>
  );
}

export function TextsPart({ state: { form, problems, set } }: Props) {
  const t = useTranslations('c2cAds.form');
  return (
    <FormPart title={t('texts')}>
      <LongText
        label={t('remark')}
        hint={t('remarkHint')}
        problem={problems.remark}
        value={form.remark}
        onValue={(remark) => set({ remark })}
      />
      <LongText
        label={t('autoReply')}
        hint={t('autoReplyHint')}
        problem={problems.autoReply}
        value={form.autoReply}
        onValue={(autoReply) => set({ autoReply })}
      />
    </FormPart>
  );
}

type LongTextProps = {
  readonly label: string;
  readonly hint: string;
  readonly problem: string | undefined;
  readonly value: string;
  readonly onValue: (text: string) => void;
};

function LongText({ label, hint, problem, value, onValue }: LongTextProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm text-secondary">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        maxLength={longestRemark}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onValue(event.target.value)}
        className={`field-ring w-full rounded-md border bg-field px-3 py-2 text-sm text-primary focus:border-accent ${problem === undefined ? 'border-field' : 'border-negative'}`}
      />
      <div id={`${id}-note`} className="mt-1 text-xs text-muted">
        {problem === undefined ? hint : <ErrorLine text={problem} />}
      </div>
    </div>
  );
}

/** Nine to five in the reader's zone, to begin with. */
const usualHours = { from: '09:00', to: '17:00' };

export function HoursPart({ state: { form, own, problems, set } }: Props) {
  const t = useTranslations('c2cAds.form');
  const zoneMinutes = useZoneOffset();
  const { hours } = form;
  const shown = (minute: number | null, zone: number): string => (minute === null ? '' : timeOf(minute, zone));
  return (
    <FormPart title={t('hours')}>
      <label className="flex min-h-6 cursor-pointer items-center gap-3 text-sm max-md:min-h-11">
        <input
          type="checkbox"
          className="size-4 shrink-0 accent-accent"
          checked={hours !== null}
          onChange={(event) =>
            set({
              hours: event.target.checked
                ? { fromMinute: utcMinuteOf(usualHours.from, zoneMinutes), toMinute: utcMinuteOf(usualHours.to, zoneMinutes) }
                : null,
            })
          }
        />
        {t('limitHours')}
      </label>
      {hours === null ? null : (
        <>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <TextField
              type="time"
              label={t('from')}
              value={shown(hours.fromMinute, zoneMinutes)}
              problem={problems.hours}
              onChange={(event) => set({ hours: { ...hours, fromMinute: utcMinuteOf(event.target.value, zoneMinutes) } })}
            />
            <TextField
              type="time"
              label={t('to')}
              value={shown(hours.toMinute, zoneMinutes)}
              onChange={(event) => set({ hours: { ...hours, toMinute: utcMinuteOf(event.target.value, zoneMinutes) } })}
            />
          </div>
          <p className="text-xs text-muted">
            {t('hoursHint', {
              zone: isolateLtr(formatZone(zoneMinutes)),
              from: shown(hours.fromMinute, 0) || '–',
              to: shown(hours.toMinute, 0) || '–',
            })}
          </p>
        </>
      )}
      {own === null ? (
        <label className="flex min-h-6 cursor-pointer items-center gap-3 text-sm max-md:min-h-11">
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-accent"
            checked={form.online}
            onChange={(event) => set({ online: event.target.checked })}
          />
          {t('start')}
        </label>
      ) : null}
    </FormPart>
  );
}
