'use client';
// What else can be done with the chart: icons on a desk, one menu of words on a phone.
import { Camera, ChartArea, ChartNoAxesCombined, Ellipsis, GitCompareArrows, Maximize2, Minimize2, Settings2, Table2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState, type ReactNode, type RefObject } from 'react';

import { CandleTable } from '#components/trading/price-chart/candle-table.tsx';
import type { Bar } from '#components/trading/price-chart/chart-bars.ts';
import type { LiveChart } from '#components/trading/price-chart/live/live-chart.ts';
import { DropDown } from '#components/ui/drop-down.tsx';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { Comparison } from './compare/use-comparison.ts';
import { useFullScreen } from './use-full-screen.ts';

const CompareDialog = lazy(async () => ({ default: (await import('./compare/compare-dialog.tsx')).CompareDialog }));

type Props = {
  /** What fills the screen when asked to. */
  readonly panel: RefObject<HTMLElement | null>;
  readonly chart: LiveChart | null;
  readonly market: SpotMarket;
  readonly name: string;
  readonly bars: readonly Bar[];
  readonly zoneOffsetMinutes: number;
  readonly isDepth: boolean;
  readonly onDepth: (isDepth: boolean) => void;
  readonly comparison: Comparison;
  readonly onSettings: () => void;
  readonly locale: string;
};

type Tool = {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly run: () => void;
};

const iconSize = 15;

export function ChartTools({ panel, chart, market, name, bars, zoneOffsetMinutes, isDepth, onDepth, comparison, onSettings }: Props) {
  const t = useTranslations('chart');
  const [isComparing, setIsComparing] = useState(false);
  const fullScreen = useFullScreen(panel);
  const tools: readonly Tool[] = [
    {
      id: 'depth',
      label: t('depth.show'),
      icon: isDepth ? <ChartNoAxesCombined size={iconSize} aria-hidden /> : <ChartArea size={iconSize} aria-hidden />,
      isOn: isDepth,
      run: () => onDepth(!isDepth),
    },
    {
      id: 'compare',
      label: t('compare.open'),
      icon: <GitCompareArrows size={iconSize} aria-hidden />,
      isOff: isDepth,
      run: () => setIsComparing(true),
    },
    {
      id: 'picture',
      label: t('picture'),
      icon: <Camera size={iconSize} aria-hidden />,
      isOff: chart === null || isDepth,
      run: () => {
        if (chart !== null) void import('./save-picture.ts').then(({ savePicture }) => savePicture(chart, market.symbol, name));
      },
    },
    ...(fullScreen.isPossible
      ? [
          {
            id: 'fullScreen',
            label: t(fullScreen.isOn ? 'leaveFullScreen' : 'fullScreen'),
            icon: fullScreen.isOn ? <Minimize2 size={iconSize} aria-hidden /> : <Maximize2 size={iconSize} aria-hidden />,
            isOn: fullScreen.isOn,
            run: fullScreen.toggle,
          },
        ]
      : []),
    { id: 'settings', label: t('settings.open'), icon: <Settings2 size={iconSize} aria-hidden />, run: onSettings },
  ];
  return (
    <div className="ms-auto flex items-center">
      <div className="flex items-center max-md:hidden">
        {tools.map(({ id, label, icon, isOn, isOff, run }) => (
          <button
            key={id}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={isOn}
            disabled={isOff}
            onClick={run}
            className="grid size-7 place-items-center rounded text-muted hover:bg-surface-2 hover:text-primary disabled:text-disabled aria-pressed:text-accent"
          >
            {icon}
          </button>
        ))}
      </div>
      <DropDown name={t('tools')} align="end" className="md:hidden" label={<Ellipsis size={18} aria-hidden />}>
        {tools.map(({ id, label, icon, isOn, isOff, run }) => (
          <button
            key={id}
            type="button"
            aria-pressed={isOn}
            disabled={isOff}
            onClick={run}
            className="flex h-11 w-full items-center gap-3 rounded px-3 text-start text-sm text-secondary disabled:text-disabled aria-pressed:text-accent"
          >
            {icon}
            {label}
          </button>
        ))}
      </DropDown>
      <DropDown name={t('tableName')} align="end" label={<Table2 size={iconSize} aria-hidden />}>
        <CandleTable
          bars={bars}
          formatPrice={(price) => price.toFixed(market.pricePlace)}
          volumePlace={market.volumePlace}
          zoneOffsetMinutes={zoneOffsetMinutes}
        />
      </DropDown>
      {isComparing ? (
        <Suspense>
          <CompareDialog symbol={market.symbol} comparison={comparison} onClose={() => setIsComparing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
