'use client';
// The further actions on the chart: icons in a wide bar, one menu of words in a narrow one.
import { BellRing, Camera, ChartArea, Ellipsis, GitCompareArrows, Maximize2, Minimize2, PencilRuler, Settings2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, type ReactNode, type RefObject } from 'react';

import { DropDown } from '#components/ui/menus/drop-down.tsx';
import { useFullScreen } from './use-full-screen.ts';

export type ChartTool = 'draw' | 'alerts' | 'compare' | 'depth' | 'picture' | 'settings';

type Props = {
  /** The panel that fills the screen on request. */
  readonly panel: RefObject<HTMLElement | null>;
  /** Before, there is nothing to draw on. */
  readonly isMoving: boolean;
  readonly isDepth: boolean;
  readonly isDrawing: boolean;
  readonly onTool: (tool: ChartTool) => void;
};

type Entry = {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly run: () => void;
};

const size = 15;

export const ChartTools = memo(function ChartTools({ panel, isMoving, isDepth, isDrawing, onTool }: Props) {
  const t = useTranslations('chart');
  const fullScreen = useFullScreen(panel);
  const isOff = isDepth || !isMoving;
  const entry = (id: ChartTool, label: string, icon: ReactNode, more: Pick<Entry, 'isOn' | 'isOff'> = {}): Entry => ({
    id,
    label,
    icon,
    ...more,
    run: () => onTool(id),
  });
  const entries: readonly Entry[] = [
    entry('draw', t('draw'), <PencilRuler size={size} aria-hidden />, { isOn: isDrawing, isOff }),
    entry('alerts', t('alert.open'), <BellRing size={size} aria-hidden />),
    entry('compare', t('compare.open'), <GitCompareArrows size={size} aria-hidden />, { isOff }),
    entry('depth', t('depth.show'), <ChartArea size={size} aria-hidden />, { isOn: isDepth }),
    entry('picture', t('picture'), <Camera size={size} aria-hidden />, { isOff }),
    ...(fullScreen.isPossible
      ? [
          {
            id: 'fullScreen',
            label: t(fullScreen.isOn ? 'leaveFullScreen' : 'fullScreen'),
            icon: fullScreen.isOn ? <Minimize2 size={size} aria-hidden /> : <Maximize2 size={size} aria-hidden />,
            isOn: fullScreen.isOn,
            run: fullScreen.toggle,
          },
        ]
      : []),
    entry('settings', t('settings.open'), <Settings2 size={size} aria-hidden />),
  ];
  return (
    <>
      <div className="ms-auto flex items-center @max-[39rem]:hidden">
        {entries.map(({ id, label, icon, isOn, isOff: off, run }) => (
          <button
            key={id}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={isOn}
            disabled={off}
            onClick={run}
            className="grid size-7 place-items-center rounded text-muted hover:bg-surface-2 hover:text-primary disabled:text-disabled aria-pressed:text-accent"
          >
            {icon}
          </button>
        ))}
      </div>
      <DropDown name={t('tools')} align="end" className="ms-auto @min-[39rem]:hidden" label={<Ellipsis size={18} aria-hidden />}>
        {entries.map(({ id, label, icon, isOn, isOff: off, run }) => (
          <button
            key={id}
            type="button"
            aria-pressed={isOn}
            disabled={off}
            onClick={run}
            className="flex h-8 w-full items-center gap-3 rounded px-3 text-start text-sm text-secondary max-md:h-11 disabled:text-disabled aria-pressed:text-accent"
          >
            {icon}
            {label}
          </button>
        ))}
      </DropDown>
    </>
  );
});
