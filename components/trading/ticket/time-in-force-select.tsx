'use client';
// For how long a limit order may wait.
import { useTranslations } from 'next-intl';

import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { TimeInForce } from '#lib/contract/enums.ts';

const waits = ['gtc', 'postOnly', 'ioc', 'fok'] as const;

type Props = { readonly value: TimeInForce; readonly onValue: (value: TimeInForce) => void };

export function TimeInForceSelect({ value, onValue }: Props) {
  const t = useTranslations('ticket');
  const chosen = waits.find((name) => TimeInForce[name] === value) ?? 'gtc';
  return (
    <SelectBox
      name={t('timeInForce.name')}
      title={t(`timeInForce.about.${chosen}`)}
      options={waits.map((name) => ({ value: name, label: t(`timeInForce.about.${name}`) }))}
      value={chosen}
      shown={t(`timeInForce.${chosen}`)}
      onValue={(name) => onValue(TimeInForce[name])}
      className="ms-auto h-6 min-w-16 max-md:h-11"
    />
  );
}
