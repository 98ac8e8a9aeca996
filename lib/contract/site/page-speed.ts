// The speed of pages as browsers measure it, by kind of page: what is measured, how often, and by whom it may be told.

/** The figures of point 9 of the specification for its second monitoring. */
export const pageSpeedRules = {
  /** A report waits no longer for its answer. */
  answerWithinMs: 5000,
  /** The least time between two reports of one browser. */
  everySeconds: 1200,
  /** The life of the token that a report needs. */
  tokenSeconds: 14_400,
} as const;

export const pageKinds = ['home', 'markets', 'spot', 'futures', 'asset', 'order', 'account', 'login', 'help', 'other'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Web vitals: largest contentful paint and interaction to next paint in milliseconds, cumulative layout shift without a unit. */
export const speedMeasures = ['lcp', 'inp', 'cls'] as const;
export type SpeedMeasure = (typeof speedMeasures)[number];

/** By the first part of a path that carries no language. Neither the market nor anything else of the address is told. */
export function pageKindOf(path: string): PageKind {
  const [, first = ''] = path.split('/');
  return first === '' ? 'home' : (pageKinds.find((kind) => kind === first) ?? 'other');
}
