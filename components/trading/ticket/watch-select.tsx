'use client';
// The price that a trigger watches: the last trade, or the price that a venue calls fair.
import { useTranslations } from 'next-intl';

import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { TriggerType } from '#lib/contract/enums.ts';

type Props = {
  /** Left out: of the only trigger there is. */
  readonly name?: string;
  /** Spot watches the index, contracts the mark price. */
  readonly fair: 'index' | 'mark';
  readonly watch: TriggerType;
  readonly onWatch: (watch: TriggerType) => void;
  readonly narrow?: boolean;
};

export function WatchSelect({ name, fair, watch, onWatch, narrow = false }: Props) {
  const t = useTranslations('ticket');
  return (
    <SelectBox
      name={name ?? t('watch.name')}
      options={(['last', fair] as const).map((value) => ({ value, label: t(`watch.${value}`) }))}
      value={watch === TriggerType.fair ? fair : 'last'}
      onValue={(value) => onWatch(value === 'last' ? TriggerType.market : TriggerType.fair)}
      className={`order-last h-9 max-md:h-11 ${narrow ? 'min-w-14 max-md:min-w-[4.25rem] md:h-8!' : 'min-w-[4.25rem]'}`}
    />
  );
}
