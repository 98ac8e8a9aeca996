// How long a candle lasts: the usual lengths at hand, all of them in the menu.
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';

import { DropDown } from '#components/ui/drop-down.tsx';
import { KlineInterval } from '#lib/contract/enums.ts';

/** The line of single trades is no candle. */
const chartIntervals = KlineInterval.filter((interval) => interval !== 'realtime');
const favourites: readonly KlineInterval[] = ['1m', '5m', '15m', '1H', '4H', '1D', '1W'];

type Props = { readonly interval: KlineInterval; readonly pending: boolean; readonly onInterval: (interval: KlineInterval) => void };

const chip =
  'h-7 rounded px-1.5 text-xs text-muted hover:bg-surface-2 hover:text-primary aria-pressed:text-accent aria-pressed:font-medium max-md:h-11 max-md:px-2';

export const IntervalBar = memo(function IntervalBar({ interval, pending, onInterval }: Props) {
  const t = useTranslations('terminal');
  const button = (one: KlineInterval) => (
    <button
      key={one}
      type="button"
      aria-pressed={one === interval}
      aria-busy={pending && one === interval}
      onClick={() => onInterval(one)}
      className={chip}
    >
      {one}
    </button>
  );
  const inMenu = !favourites.includes(interval);
  return (
    <div role="group" aria-label={t('chart.intervals')} dir="ltr" className="flex items-center">
      {favourites.map(button)}
      <DropDown
        name={t('chart.allIntervals')}
        label={
          <span className={`flex items-center gap-0.5 text-xs ${inMenu ? 'font-medium text-accent' : 'text-muted'}`}>
            {inMenu ? interval : null}
            <ChevronDown size={13} aria-hidden />
          </span>
        }
      >
        <div className="grid grid-cols-4 gap-0.5">{chartIntervals.map(button)}</div>
      </DropDown>
    </div>
  );
});
