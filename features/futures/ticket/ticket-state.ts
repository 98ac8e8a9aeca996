// What the trader has said so far on the order form of a contract, and nothing that follows from it.
import { TimeInForce, TriggerType } from '#lib/contract/enums.ts';
import type { BestOffer } from '#lib/order-math/best-offer-price.ts';
import type { ContractUnit } from '#lib/order-math/contract-unit.ts';
import type { TargetKind } from '#lib/order-math/futures-target.ts';

export const ticketKinds = ['limit', 'market', 'trigger', 'trailing', 'scaled'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** Open or close a position; in one-way mode there is only trading, which may be told to reduce only. */
export const ticketActions = ['open', 'close'] as const;
export type TicketAction = (typeof ticketActions)[number];

/** How the size was given: that is what counts, everything else is worked out from it, for each side. */
export type TicketSize =
  | { readonly by: 'amount'; readonly text: string; readonly unit: ContractUnit }
  /** Of the most that a side can open, or of the position that it would close. */
  | { readonly by: 'percent'; readonly percent: number };

/** Fields with a number, as typed. Each is kept while the form stands on a kind that does without it. */
export type TicketTexts = {
  /** Of a limit order. */
  readonly price: string;
  readonly triggerPrice: string;
  /** Of a trigger that becomes a limit order. */
  readonly executePrice: string;
  /** In percent. */
  readonly callback: string;
  /** Empty: active at once. */
  readonly activationPrice: string;
  /** Of scaled orders, as the three that follow: the first and the last price. */
  readonly startPrice: string;
  readonly endPrice: string;
  readonly orderCount: string;
  /** Size of the last order over that of the first. */
  readonly skew: string;
  /** A price, a return in percent, or an amount of the margin coin: see `exitBy`. */
  readonly takeProfit: string;
  readonly stopLoss: string;
};
export type TextName = keyof TicketTexts;
export type TicketField = TextName | 'size';

/** How take-profit and stop-loss are given. */
export const exitWays = ['price', 'return', 'pnl'] as const satisfies readonly (TargetKind | 'price')[];
export type ExitWay = (typeof exitWays)[number];

export type TicketChoices = {
  readonly timeInForce: TimeInForce;
  /** The price is read from the book; null: it is typed. */
  readonly bestOffer: BestOffer | null;
  readonly exitBy: ExitWay;
  /** Which price a trigger or a trailing stop watches. */
  readonly watch: TriggerType;
  /** Of a trigger. */
  readonly executeAt: 'limit' | 'market';
  /** One-way mode: never more than closes a position. */
  readonly reduceOnly: boolean;
};

export type TicketState = TicketChoices & {
  readonly action: TicketAction;
  readonly kind: TicketKind;
  readonly size: TicketSize;
  readonly texts: TicketTexts;
  readonly withExit: boolean;
  /** The price field that somebody was last in: a price picked in the book goes there. */
  readonly aim: TextName | null;
};

const noTexts: TicketTexts = {
  price: '',
  triggerPrice: '',
  executePrice: '',
  callback: '1',
  activationPrice: '',
  startPrice: '',
  endPrice: '',
  orderCount: '5',
  skew: '1',
  takeProfit: '',
  stopLoss: '',
};

/** Where a picked price goes: the first one, unless somebody was last in another of them. */
export const priceFields: Readonly<Record<TicketKind, readonly TextName[]>> = {
  limit: ['price', 'takeProfit', 'stopLoss'],
  market: ['takeProfit', 'stopLoss'],
  trigger: ['triggerPrice', 'executePrice', 'takeProfit', 'stopLoss'],
  trailing: ['activationPrice'],
  scaled: ['startPrice', 'endPrice'],
};

/** Kinds that take a take-profit and a stop-loss with them when they open. */
export const takesExit = (kind: TicketKind): boolean => kind === 'limit' || kind === 'market' || kind === 'trigger';

export const noSize = (unit: ContractUnit): TicketSize => ({ by: 'amount', text: '', unit });

export function initialTicket(price: string, unit: ContractUnit): TicketState {
  return {
    action: 'open',
    kind: 'limit',
    size: noSize(unit),
    texts: { ...noTexts, price },
    withExit: false,
    aim: null,
    timeInForce: TimeInForce.gtc,
    bestOffer: null,
    exitBy: 'price',
    watch: TriggerType.market,
    executeAt: 'limit',
    reduceOnly: false,
  };
}
