'use client';
// The calendar of an auto-invest: how often it buys, on which day, at what time of which zone. In the form and in the dialog that changes one.
import { useTranslations } from 'next-intl';
import { memo, useMemo } from 'react';

import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { type RegularPeriod, regularPeriods } from '#lib/contract/bots/regular/regular-terms.ts';
import { daysOfMonth, type RegularDraft, weekdays } from './regular-draft.ts';

type Props = { readonly draft: RegularDraft; readonly set: (change: Partial<Omit<RegularDraft, 'texts'>>) => void };

const box = 'h-9 max-md:h-11';
const hours: readonly string[] = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
const usualMinutes: readonly string[] = Array.from({ length: 12 }, (_, place) => String(place * 5).padStart(2, '0'));

const asOptions = (values: readonly string[]): { readonly value: string; readonly label: string }[] =>
  values.map((value) => ({ value, label: value }));

/** A bot that was started elsewhere may have any minute. */
function TimeFields({ draft, set }: Props) {
  const t = useTranslations('bots.regular');
  const [hour = '00', minute = '00'] = draft.timeOfDay.split(':');
  const minutes = usualMinutes.includes(minute) ? usualMinutes : [...usualMinutes, minute].toSorted();
  return (
    <span className="flex min-w-0 flex-1 items-center gap-1" dir="ltr">
      {draft.period === 'hourly' ? null : (
        <SelectBox
          name={t('hour')}
          options={asOptions(hours)}
          value={hour}
          onValue={(value) => set({ timeOfDay: `${value}:${minute}` })}
          className={`${box} flex-1`}
        />
      )}
      <span aria-hidden className="text-muted">
        :
      </span>
      <SelectBox
        name={t('minute')}
        options={asOptions(minutes)}
        value={minute}
        onValue={(value) => set({ timeOfDay: `${hour}:${value}` })}
        className={`${box} flex-1`}
      />
    </span>
  );
}

function DayField({ draft, set }: Props) {
  const t = useTranslations('bots.regular');
  if (draft.period === 'monthly') {
    return (
      <SelectBox
        name={t('dayOfMonth')}
        options={daysOfMonth.map((value) => ({ value, label: t('day', { day: value }) }))}
        value={draft.dayOfMonth}
        onValue={(dayOfMonth) => set({ dayOfMonth })}
        className={`${box} flex-1`}
      />
    );
  }
  if (draft.period !== 'weekly' && draft.period !== 'biweekly') return null;
  return (
    <SelectBox
      name={t('weekday.name')}
      options={weekdays.map((value) => ({ value, label: t(`weekday.${value}`) }))}
      value={draft.weekday}
      onValue={(weekday) => set({ weekday })}
      className={`${box} flex-1`}
    />
  );
}

/** Some four hundred options, which are drawn again only when another is taken. */
const ZoneField = memo(function ZoneField({ timeZone, set }: Pick<Props, 'set'> & Pick<RegularDraft, 'timeZone'>) {
  const t = useTranslations('bots.regular');
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  const named = timeZone === '' || zones.includes(timeZone) ? zones : [timeZone, ...zones];
  return (
    <SelectBox
      name={t('zone.name')}
      options={[{ value: '', label: t('zone.device') }, ...asOptions(named)]}
      value={timeZone}
      onValue={(picked) => set({ timeZone: picked })}
      className={box}
    />
  );
});

export function CalendarFields(props: Props) {
  const t = useTranslations('bots.regular');
  const { draft, set } = props;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-2xs text-muted">{t('calendar')}</legend>
      <div className="flex gap-2">
        <SelectBox<RegularPeriod>
          name={t('period.name')}
          options={regularPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
          value={draft.period}
          onValue={(period) => set({ period })}
          className={`${box} flex-1`}
        />
        <DayField {...props} />
      </div>
      <div className="flex gap-2">
        <TimeFields draft={draft} set={set} />
        <ZoneField timeZone={draft.timeZone} set={set} />
      </div>
    </fieldset>
  );
}
