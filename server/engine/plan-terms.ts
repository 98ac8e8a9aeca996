// Conditions and what they do: the terms of plans, and of the exits that orders take with them.
import type { Ticks } from './units.ts';

/** Which price a condition watches: that of the last trade, the index, or a contract's mark price. */
export const PriceSource = { last: 'last', index: 'index', mark: 'mark' } as const;
export type PriceSource = (typeof PriceSource)[keyof typeof PriceSource];

/** A condition and what it does. */
export type TriggerTerms = {
  readonly source: PriceSource;
  readonly triggerTicks: Ticks;
  /** Price of the GTC limit order; 0: at market. */
  readonly executeTicks: Ticks;
};

/** Where to take profit and where to stop a loss; at least one of them. */
export type ExitTerms = { readonly takeProfit: TriggerTerms | null; readonly stopLoss: TriggerTerms | null };

/** Every kind of plan. On disk a kind is its place in this list: never reorder, only append. */
export const planKinds = ['trigger', 'exit', 'trailing', 'oco', 'time-share', 'margin-ratio'] as const;
export type PlanKind = (typeof planKinds)[number];

type TermsOf = {
  readonly trigger: { readonly trigger: TriggerTerms; readonly exit: ExitTerms | null };
  readonly exit: { readonly exit: ExitTerms };
  readonly trailing: {
    readonly source: PriceSource;
    /** 0: active at once. */
    readonly activationTicks: Ticks;
    /** How far the price must come back from its best, in millionths. */
    readonly callbackPpm: number;
  };
  readonly oco: { readonly limitTicks: Ticks; readonly stop: TriggerTerms };
  readonly 'time-share': {
    readonly slices: number;
    readonly intervalMs: number;
    /** 0: at market. */
    readonly limitTicks: Ticks;
    /** How much a slice may differ from the even one, in millionths. */
    readonly jitterPpm: number;
    /** Unsigned 32-bit. */
    readonly seed: number;
  };
  /** Closes a contract's position once maintenance is this share of what stands behind it, in millionths. */
  readonly 'margin-ratio': { readonly ratioPpm: number };
};

/** What a plan waits for and does; docs/order-kinds.md has the rules. */
export type PlanTerms = { readonly [Kind in PlanKind]: { readonly kind: Kind } & TermsOf[Kind] }[PlanKind];
