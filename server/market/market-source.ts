// The source of prices, as the operator steers it and everybody may see it.
import type { SourceState } from '#lib/contract/channels/source.ts';

import type { IndexReader } from './contracts/prices/index-reader.ts';
import type { ScenarioControl } from './contracts/bad-days/scenario-control.ts';

/** An operator's hand on a replay. */
export type ReplayControl = {
  play(): void;
  pause(): void;
  /** Recorded time per venue time. Refuses (RangeError) one outside 0.1 to 1000. */
  setSpeed(speed: number): void;
  /** To a recorded moment; what comes after it is played, again if it was before. Refuses (RangeError) one outside the recording. */
  seek(recordedMs: number): void;
  readonly span: { readonly fromMs: number; readonly toMs: number };
};

export type PriceFeed = {
  state(): SourceState;
  /** Null: what moves the prices is no recording. */
  readonly replay: ReplayControl | null;
};

export type MarketSource = PriceFeed & {
  /** Null: the market has not been started, or has no contracts. */
  readonly scenarios: ScenarioControl | null;
  /** The source of the venue whose prices this one follows; left out: it follows none. */
  readonly followed?: Pick<MarketSource, 'scenarios'>;
  /** Null: the market has not been started, or has no contracts. */
  readonly indexes: IndexReader | null;
};
