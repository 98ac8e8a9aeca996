// The speed of pages as browsers report it: the last reports of each kind of page, in memory, and what the middle of them is.
import { pageKinds, pageSpeedRules, speedMeasures, type PageKind, type SpeedMeasure } from '#lib/contract/site/page-speed.ts';
import { createSpeedTokens } from './speed-token.ts';

type Report = { readonly page: PageKind } & { readonly [Measure in SpeedMeasure]?: number | undefined };
type Summary = {
  readonly page: PageKind;
  readonly measure: SpeedMeasure;
  readonly reports: number;
  readonly median: number;
  readonly p75: number;
};

export type PageSpeed = {
  /** Empty: nothing is measured. */
  token(): string;
  /** 'over': no token of ours, or its time is over. A number: how long this browser has to wait. Null: taken. */
  report(token: string, report: Report): 'over' | number | null;
  /** The figures of every kind of page and measure that has reports. */
  summary(): readonly Summary[];
};

type Options = { readonly on: boolean; readonly key: string; readonly now?: () => number };

/** Per kind of page and measure: what was before is forgotten. */
const mostReports = 1000;
/** Browsers whose last report is remembered; the oldest go first. */
const mostBrowsers = 20_000;

/** The value that a share of all do not exceed (nearest rank). */
const rank = (sorted: readonly number[], share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;

export function createPageSpeed({ on, key, now = Date.now }: Options): PageSpeed {
  const tokens = createSpeedTokens(key, pageSpeedRules.tokenSeconds * 1000, now);
  const lastReports = new Map<string, number>();
  const values = new Map<string, number[]>();
  const keep = (name: string, value: number): void => {
    const kept = values.get(name) ?? [];
    kept.push(value);
    if (kept.length > mostReports) kept.shift();
    values.set(name, kept);
  };
  return {
    token: () => (on ? tokens.issue() : ''),
    report: (token, { page, ...measures }) => {
      const browser = on ? tokens.read(token) : null;
      if (browser === null) return 'over';
      const waitMs = (lastReports.get(browser) ?? -Infinity) + pageSpeedRules.everySeconds * 1000 - now();
      if (waitMs > 0) return waitMs;
      lastReports.delete(browser);
      lastReports.set(browser, now());
      const [oldest] = lastReports.keys();
      if (lastReports.size > mostBrowsers && oldest !== undefined) lastReports.delete(oldest);
      for (const measure of speedMeasures) {
        const value = measures[measure];
        if (value !== undefined) keep(`${page} ${measure}`, value);
      }
      return null;
    },
    summary: () =>
      pageKinds.flatMap((page) =>
        speedMeasures.flatMap((measure): Summary[] => {
          const sorted = (values.get(`${page} ${measure}`) ?? []).toSorted((one, other) => one - other);
          return sorted.length === 0 ? [] : [{ page, measure, reports: sorted.length, median: rank(sorted, 0.5), p75: rank(sorted, 0.75) }];
        }),
      ),
  };
}
