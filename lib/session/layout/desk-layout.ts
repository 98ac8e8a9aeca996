// The layout of the trading desk: one of four usual places for its panels, which of them are put away, sizes that somebody chose, and how many charts there are.

export const deskPresets = ['standard', 'mirrored', 'chart', 'book'] as const;
export type DeskPreset = (typeof deskPresets)[number];

/**
 * `chart` is put away on a phone alone: on a wide screen everything else makes room for it.
 * @internal
 */
export const deskPanels = ['chart', 'book', 'trades', 'ticket', 'orders'] as const;
export type DeskPanel = (typeof deskPanels)[number];

/** The parts that can be made larger or smaller: the column of book and trades, the ticket's, the orders' height, the trades' height. */
export const deskSizes = ['side', 'ticket', 'orders', 'trades'] as const;
export type DeskSize = (typeof deskSizes)[number];

/** So many charts stand in the chart's place; a phone has room for one alone. */
export const chartCounts = [1, 2, 4] as const;
export type ChartCount = (typeof chartCounts)[number];

export type DeskLayout = {
  readonly preset: DeskPreset;
  readonly hidden: readonly DeskPanel[];
  /** In pixels; what is not there has its usual size. */
  readonly sizes: Readonly<Partial<Record<DeskSize, number>>>;
  readonly charts: ChartCount;
};

export const defaultLayout: DeskLayout = { preset: 'standard', hidden: [], sizes: {}, charts: 1 };

/** Pixels. */
export const sizeBounds: Readonly<Record<DeskSize, readonly [min: number, max: number]>> = {
  side: [240, 560],
  ticket: [280, 480],
  orders: [120, 900],
  trades: [120, 900],
};

/** One letter each, in the order of `deskPanels`. */
const letters: Readonly<Record<DeskPanel, string>> = { chart: 'c', book: 'b', trades: 't', ticket: 'k', orders: 'o' };

/** mirrored.bt.320.0.300.0.2: what is where, what is put away (- for nothing), the four sizes (0: the usual one), and the charts, where there are several. */
export function writeLayout({ preset, hidden, sizes, charts }: DeskLayout): string {
  const away = deskPanels.filter((panel) => hidden.includes(panel)).map((panel) => letters[panel]);
  return [preset, away.join('') || '-', ...deskSizes.map((name) => sizes[name] ?? 0), ...(charts === 1 ? [] : [charts])].join('.');
}

const written = /^([a-z]+)\.(-|c?b?t?k?o?)\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\.(\d))?$/;

/** A text that is missing, or was not written by `writeLayout`, gives the default; never a part of it. */
export function readLayout(text: string | undefined): DeskLayout {
  const parts = written.exec(text ?? '');
  const preset = deskPresets.find((one) => one === parts?.[1]);
  const charts = chartCounts.find((count) => count === Number(parts?.[7] ?? 1));
  if (parts === null || preset === undefined || charts === undefined) return defaultLayout;
  const sizes: Partial<Record<DeskSize, number>> = {};
  for (const [place, name] of deskSizes.entries()) {
    const size = Number(parts[place + 3]);
    const [min, max] = sizeBounds[name];
    if (size === 0) continue;
    if (size < min || size > max) return defaultLayout;
    sizes[name] = size;
  }
  const away = parts[2] ?? '';
  return { preset, hidden: deskPanels.filter((panel) => away.includes(letters[panel])), sizes, charts };
}
