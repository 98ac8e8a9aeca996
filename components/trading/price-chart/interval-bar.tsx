// The interval of a candle: the usual ones at hand, all of them in the menu.
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';

import { DropDown } from '#components/ui/menus/drop-down.tsx';
import { KlineInterval } from '#lib/contract/enums.ts';

const favourites: readonly KlineInterval[] = ['1m', '5m', '15m', '1H', '4H', '1D', '1W'];
/** A narrow bar has no room for these, but for the one that is chosen. */
const wideOnly: readonly KlineInterval[] = ['1m', '1W'];

type Props = { readonly interval: KlineInterval; readonly pending: boolean; readonly onInterval: (interval: KlineInterval) => void };

const chip =
  'h-7 rounded px-1.5 text-xs text-muted hover:bg-surface-2 hover:text-primary aria-pressed:text-accent aria-pressed:font-medium max-md:h-11 max-md:px-2';

export const IntervalBar = memo(function IntervalBar({ interval, pending, onInterval }: Props) {
  const t = useTranslations('chart');
  const button = (one: KlineInterval, extra = '') => (
    <button
      key={one}
      type="button"
      aria-pressed={one === interval}
      aria-busy={pending && one === interval}
      onClick={() => onInterval(one)}
      className={`${chip} ${extra}`}
    >
      {one === 'realtime' ? t('realtime') : one}
    </button>
  );
  const inMenu = !favourites.includes(interval);
  return (
    <div role="group" aria-label={t('intervals')} dir="ltr" className="flex items-center">
      {favourites.map((one) =>
        button(one, one === interval ? '' : wideOnly.includes(one) ? '@max-[39rem]:hidden' : 'md:@max-[22rem]:hidden'),
      )}
      <DropDown
        name={t('allIntervals')}
        label={
          <span className={`flex items-center gap-0.5 text-xs ${inMenu ? 'font-medium text-accent' : 'text-muted'}`}>
            {inMenu ? (interval === 'realtime' ? t('realtime') : interval) : null}
            <ChevronDown size={13} aria-hidden />
          </span>
        }
      >
        <div className="grid grid-cols-4 gap-0.5">{KlineInterval.map((one) => button(one))}</div>
      </DropDown>
    </div>
  );
});
