'use client';
// Which price a trigger watches: the last trade or the index.
import { useTranslations } from 'next-intl';

import { SelectBox } from '#components/ui/select-box.tsx';
import { TriggerType } from '#lib/contract/enums.ts';

type Props = {
  readonly name: string;
  readonly watch: TriggerType;
  readonly onWatch: (watch: TriggerType) => void;
  readonly narrow?: boolean;
};

export function WatchSelect({ name, watch, onWatch, narrow = false }: Props) {
  const t = useTranslations('spot');
  const options = [
    { value: 'last', label: t('watch.last') },
    { value: 'index', label: t('watch.index') },
  ] as const;
  return (
    <SelectBox
      name={name}
      options={options}
      value={watch === TriggerType.fair ? 'index' : 'last'}
      onValue={(value) => onWatch(value === 'index' ? TriggerType.fair : TriggerType.market)}
      className={`order-last h-9 max-md:h-11 ${narrow ? 'min-w-14 max-md:min-w-[4.25rem] md:h-8!' : 'min-w-[4.25rem]'}`}
    />
  );
}
