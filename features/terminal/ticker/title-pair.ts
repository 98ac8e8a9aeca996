// The market in a window's title, and the panel where the window has no more than one.
import { isolateLtr } from '#lib/format/bidi.ts';
import type { WindowPanel } from '#lib/session/layout/panel-window.ts';

/** The texts that name a panel, among those of the terminal. */
export const panelNames = {
  chart: 'panel.chart',
  book: 'book.name',
  trades: 'panel.trades',
  orders: 'panel.orders',
} as const satisfies Readonly<Record<WindowPanel, string>>;

export const titlePair = (displayName: string, panel: string | undefined): string =>
  panel === undefined ? isolateLtr(displayName) : `${isolateLtr(displayName)} · ${panel}`;
