'use client';
// Opens a panel of the desk in a window of its own.
import { useTranslations } from 'next-intl';

import { WindowLink } from '#components/ui/buttons/window-link.tsx';
import type { SpotMarket } from '#lib/contract/market.ts';
import { panelPath, type WindowPanel } from '#lib/session/layout/panel-window.ts';

/** Pixels, as most of what a panel shows needs them. */
const sizes: Readonly<Record<WindowPanel, readonly [width: number, height: number]>> = {
  chart: [960, 640],
  book: [360, 720],
  trades: [360, 720],
  orders: [1120, 420],
};

export function PanelLink({ panel, market }: { readonly panel: WindowPanel; readonly market: Pick<SpotMarket, 'symbol'> }) {
  const t = useTranslations('desk');
  const [width, height] = sizes[panel];
  return <WindowLink path={panelPath(panel, market.symbol)} label={t('newWindow')} width={width} height={height} />;
}
