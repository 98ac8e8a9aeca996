// Conditions and what they do: the terms that plans share, and that orders take with them as their exit.
import type { Ticks } from '../units.ts';

/** The price that a condition watches: that of the last trade, the index, or a contract's mark price. */
export const PriceSource = { last: 'last', index: 'index', mark: 'mark' } as const;
export type PriceSource = (typeof PriceSource)[keyof typeof PriceSource];

/** A condition and what it does. */
export type TriggerTerms = {
  readonly source: PriceSource;
  readonly triggerTicks: Ticks;
  /** Price of the GTC limit order; 0: at market. */
  readonly executeTicks: Ticks;
};

/** Of a stop at a limit: how long its order may rest before what is left of it trades at market. Absent: as long as it does. */
export type StopTerms = TriggerTerms & { readonly marketAfterMs?: number };

/** The triggers to take profit and to stop a loss; at least one of them. */
export type ExitTerms = {
  readonly takeProfit: TriggerTerms | null;
  readonly stopLoss: StopTerms | null;
  /** Of an order: it opens with the first fill and grows with each further one. Absent, as in earlier journals: when the order ends. */
  readonly fromFirstFill?: true;
};

export const copyTrigger = ({ source, triggerTicks, executeTicks }: TriggerTerms): TriggerTerms => ({ source, triggerTicks, executeTicks });

export const copyStop = ({ marketAfterMs, ...trigger }: StopTerms): StopTerms => ({
  ...copyTrigger(trigger),
  ...(marketAfterMs === undefined ? {} : { marketAfterMs }),
});

export const isSameStop = (one: StopTerms, other: StopTerms): boolean =>
  one.source === other.source &&
  one.triggerTicks === other.triggerTicks &&
  one.executeTicks === other.executeTicks &&
  one.marketAfterMs === other.marketAfterMs;

export const copyExit = ({ takeProfit, stopLoss, fromFirstFill }: ExitTerms): ExitTerms => ({
  takeProfit: takeProfit === null ? null : copyTrigger(takeProfit),
  stopLoss: stopLoss === null ? null : copyStop(stopLoss),
  ...(fromFirstFill === undefined ? {} : { fromFirstFill }),
});
