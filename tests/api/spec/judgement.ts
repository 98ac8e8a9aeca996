// The ways in which a call of the specification is judged: asked here, on every line of contracts or once, or in a test that stands elsewhere.
import type { Ground } from './ground.ts';
import type { SiteState } from './site-state.ts';

export type Judgement =
  /** Asked on each of the six lines of contracts, of one that trades there. */
  | { readonly kind: 'line'; readonly ask: (ground: Ground) => Promise<void> }
  /** Asked of everything beside contracts. */
  | { readonly kind: 'site'; readonly ask: (site: SiteState) => Promise<void> }
  /** The file, from tests/api, and the title of the test as it stands there. */
  | { readonly kind: 'elsewhere'; readonly file: string; readonly title: string };

export const onEveryLine = (ask: (ground: Ground) => Promise<void>): Judgement => ({ kind: 'line', ask });
export const onSite = (ask: (site: SiteState) => Promise<void>): Judgement => ({ kind: 'site', ask });
export const judgedIn = (file: string, title: string): Judgement => ({ kind: 'elsewhere', file, title });

/** Each call of a group by its path; what a call has to answer may be judged in several places. */
export type Judgements<Path extends string> = Readonly<Record<Path, readonly [Judgement, ...Judgement[]]>>;
