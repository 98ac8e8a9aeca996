// The panels of a desk that may stand in a window of their own, and the addresses of those windows.
import { lineOfSymbolId } from '#lib/contract/contract-lines.ts';

export const windowPanels = ['chart', 'book', 'trades', 'orders'] as const;
export type WindowPanel = (typeof windowPanels)[number];

export const isWindowPanel = (text: string): text is WindowPanel => windowPanels.some((panel) => panel === text);

/** /panel/book/BTCUSDT, /panel/chart/BTCUSDT_UMCBL. `symbol`: as channels name the market. */
export const panelPath = (panel: WindowPanel, symbol: string): string => `/panel/${panel}/${symbol}`;

/** The desk of a market that is named as channels name it. */
export function deskOfSymbol(symbol: string): string {
  const { line, name } = marketOfPanel(symbol);
  if (line === undefined) return `/spot/${name}`;
  return line.startsWith('s') ? `/futures/${line}/perpetual/${name}` : `/futures/${line}/${name}`;
}

/** The line and the name of the market, as addresses of desks have them. */
export function marketOfPanel(symbol: string): { readonly line: ReturnType<typeof lineOfSymbolId>; readonly name: string } {
  const line = lineOfSymbolId(symbol);
  return { line, name: line === undefined ? symbol : symbol.slice(0, symbol.lastIndexOf('_')) };
}
