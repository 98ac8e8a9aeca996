// The input on the order form of a contract so far, as a kind of order sees it: its own texts among those of the others.
import { TimeInForce, type TriggerType } from '#lib/contract/enums.ts';
import type { ContractUnit } from '#lib/order-math/futures/contract-unit.ts';
import type { TargetKind } from '#lib/order-math/futures/futures-target.ts';
import type { CommonChoices } from '#lib/ticket/order-form.ts';

/** Open or close a position; in one-way mode there is only trading, which may be told to reduce only. */
export const ticketActions = ['open', 'close'] as const;
export type TicketAction = (typeof ticketActions)[number];

/** The way the size was given: that is what counts, everything else is worked out from it, for each side. */
export type TicketSize =
  | { readonly by: 'amount'; readonly text: string; readonly unit: ContractUnit }
  /** A share of the most that a side can open, or of the position that it would close. */
  | { readonly by: 'percent'; readonly percent: number };

export const noSize = (unit: ContractUnit): TicketSize => ({ by: 'amount', text: '', unit });

/** The ways to give take-profit and stop-loss. */
export const exitWays = ['price', 'return', 'pnl'] as const satisfies readonly (TargetKind | 'price')[];
export type ExitWay = (typeof exitWays)[number];

/** A price, a return in percent, or an amount of the margin coin: see `exitBy`. The wait of a stop-loss at a limit is in seconds. */
export const exitTexts = { takeProfit: '', stopLoss: '', takeProfitLimit: '', stopLossLimit: '', stopLossWait: '' };
export type ExitText = keyof typeof exitTexts;
export const exitFields = ['takeProfit', 'stopLoss'] as const satisfies readonly ExitText[];

/** The execution of the legs, and the price that each of them watches. */
export type ExitChoices = {
  readonly takeProfitAt: 'market' | 'limit';
  readonly stopLossAt: 'market' | 'limit';
  /** Null: as the reader prefers. */
  readonly takeProfitWatch: TriggerType | null;
  readonly stopLossWatch: TriggerType | null;
};
export const exitChoices: ExitChoices = { takeProfitAt: 'market', stopLossAt: 'market', takeProfitWatch: null, stopLossWatch: null };

export type TicketChoices = CommonChoices &
  ExitChoices & {
    readonly exitBy: ExitWay;
    /** One-way mode: never more than closes a position. */
    readonly reduceOnly: boolean;
  };

export type FuturesForm<Text extends string> = TicketChoices & {
  readonly action: TicketAction;
  readonly size: TicketSize;
  /** Numbers and other words of the kind, as typed. */
  readonly texts: Readonly<Record<Text, string>>;
  readonly withExit: boolean;
};

export const isMakerOnly = ({ timeInForce }: Pick<TicketChoices, 'timeInForce'>): boolean => timeInForce === TimeInForce.postOnly;
