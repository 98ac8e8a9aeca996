'use client';
// The share of the available amount that goes into the order, 0 to 100 percent, with a mark at each quarter.
import { useTranslations } from 'next-intl';

const marks = [0, 25, 50, 75, 100] as const;

type Props = {
  readonly percent: number;
  readonly disabled: boolean;
  readonly onPercent: (percent: number) => void;
  readonly className?: string;
};

const thumb =
  '[&::-webkit-slider-thumb]:size-3.5 [&::-webkit-slider-thumb]:rotate-45 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-[3px] [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-solid [&::-webkit-slider-thumb]:border-(--text-primary) [&::-webkit-slider-thumb]:bg-surface-1 [&::-moz-range-thumb]:size-3 [&::-moz-range-thumb]:rotate-45 [&::-moz-range-thumb]:rounded-[3px] [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-solid [&::-moz-range-thumb]:border-(--text-primary) [&::-moz-range-thumb]:bg-surface-1';

export function PercentSlider({ percent, disabled, onPercent, className = '' }: Props) {
  const t = useTranslations('terminal');
  return (
    <div className={`${className} ${disabled ? 'opacity-50' : ''}`}>
      <div className="relative h-6">
        <div
          aria-hidden
          className="absolute inset-x-[7px] top-1/2 h-1 -translate-y-1/2 overflow-hidden rounded-full bg-surface-3 forced-color-adjust-none forced-colors:bg-(--text-disabled)"
        >
          <div className="h-full origin-left bg-secondary rtl:origin-right" style={{ transform: `scaleX(${percent / 100})` }} />
        </div>
        <div aria-hidden className="absolute inset-x-[7px] top-1/2">
          {marks.map((mark) => (
            <span
              key={mark}
              style={{ insetInlineStart: `${mark}%` }}
              className={`absolute size-2 -translate-x-1/2 -translate-y-1/2 rotate-45 rounded-[2px] border bg-surface-1 forced-color-adjust-none rtl:translate-x-1/2 ${mark <= percent ? 'border-(--text-secondary) bg-secondary' : 'border-strong'}`}
            />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          value={percent}
          disabled={disabled}
          aria-label={t('percentOfAvailable')}
          aria-valuetext={`${percent}%`}
          onChange={(event) => onPercent(Number(event.target.value))}
          className={`absolute inset-0 m-0 h-full w-full cursor-pointer appearance-none rounded bg-transparent disabled:cursor-not-allowed ${thumb}`}
        />
      </div>
      <div className="flex justify-between">
        {marks.map((mark) => (
          <button
            key={mark}
            type="button"
            disabled={disabled}
            tabIndex={-1}
            onClick={() => onPercent(mark)}
            className="min-w-7 rounded text-2xs text-muted hover:text-primary max-md:h-8 max-md:min-w-11"
          >
            <bdi dir="ltr">{mark}%</bdi>
          </button>
        ))}
      </div>
    </div>
  );
}
