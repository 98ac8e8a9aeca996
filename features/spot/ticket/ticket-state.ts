// What the trader has said so far on the order form, and nothing that follows from it.
import { type Side, TimeInForce, TriggerType } from '#lib/contract/enums.ts';
import type { BestOffer } from '#lib/order-math/best-offer-price.ts';

/** exit: take-profit and stop-loss on what one holds. */
export const ticketKinds = ['limit', 'market', 'trigger', 'exit', 'oco', 'trailing', 'iceberg', 'scaled', 'twap'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** Orders that come into the book only at a price. */
export const waitsForPrice = (kind: TicketKind): boolean => kind === 'trigger' || kind === 'exit' || kind === 'oco' || kind === 'trailing';

/** How the size was given: that is what counts, everything else is worked out from it. */
export type TicketSize =
  | { readonly by: 'quantity'; readonly text: string }
  | { readonly by: 'amount'; readonly text: string }
  /** A share of what was available at that moment: a balance that moves later does not change the order unasked. */
  | { readonly by: 'percent'; readonly percent: number; readonly available: string };

/** Fields with a number, as typed. Each is kept while the form stands on a kind that does without it. */
export type TicketTexts = {
  /** Limit price of limit, iceberg and OCO. */
  readonly price: string;
  readonly triggerPrice: string;
  /** Of a trigger that becomes a limit order. */
  readonly executePrice: string;
  /** Of the OCO's stop. */
  readonly stopPrice: string;
  /** Empty: at market. */
  readonly stopLimit: string;
  readonly takeProfitPrice: string;
  /** Empty: at market. */
  readonly takeProfitLimit: string;
  readonly stopLossPrice: string;
  /** Empty: at market. */
  readonly stopLossLimit: string;
  /** In percent. */
  readonly callback: string;
  /** Empty: active at once. */
  readonly activationPrice: string;
  /** Of an iceberg, in the base coin. */
  readonly shown: string;
  readonly startPrice: string;
  readonly endPrice: string;
  readonly orderCount: string;
  readonly skew: string;
  /** Of a time-share; empty: at market. */
  readonly sliceLimit: string;
  readonly durationMinutes: string;
  readonly intervalSeconds: string;
  /** In percent. */
  readonly variance: string;
};
export type TextName = keyof TicketTexts;
export type TicketField = TextName | 'quantity' | 'amount';

/** A text between two of the market's steps: as typed, and the step below. */
export type Snap = { readonly field: TicketField; readonly typed: string; readonly snapped: string; readonly step: string };

export type TicketChoices = {
  readonly timeInForce: TimeInForce;
  /** The price is read from the book; null: it is typed. */
  readonly bestOffer: BestOffer | null;
  /** A limit or market order takes a take-profit and a stop-loss with it. */
  readonly withExit: boolean;
  readonly takeProfitWatch: TriggerType;
  readonly stopLossWatch: TriggerType;
  /** Which price a trigger, a trailing stop or the OCO's stop watches. */
  readonly watch: TriggerType;
  /** Of a trigger. */
  readonly executeAt: 'limit' | 'market';
  /** Of iceberg and scaled orders. */
  readonly makerOnly: boolean;
};

export type TicketState = TicketChoices & {
  readonly side: Side;
  readonly kind: TicketKind;
  readonly size: TicketSize;
  readonly texts: TicketTexts;
  /** The price field that somebody was last in: a price picked in the book goes there. */
  readonly aim: TextName | null;
  /** What was brought down to a step, told until somebody types there again. */
  readonly snapped: readonly Snap[];
};

export const noSize: TicketSize = { by: 'quantity', text: '' };

const noTexts: TicketTexts = {
  price: '',
  triggerPrice: '',
  executePrice: '',
  stopPrice: '',
  stopLimit: '',
  takeProfitPrice: '',
  takeProfitLimit: '',
  stopLossPrice: '',
  stopLossLimit: '',
  callback: '1',
  activationPrice: '',
  shown: '',
  startPrice: '',
  endPrice: '',
  orderCount: '5',
  skew: '1',
  sliceLimit: '',
  durationMinutes: '30',
  intervalSeconds: '60',
  variance: '',
};

/** Where a picked price goes: the first one, unless somebody was last in another of them. */
export const priceFields: Readonly<Record<TicketKind, readonly TextName[]>> = {
  limit: ['price', 'takeProfitPrice', 'takeProfitLimit', 'stopLossPrice', 'stopLossLimit'],
  market: ['takeProfitPrice', 'takeProfitLimit', 'stopLossPrice', 'stopLossLimit'],
  trigger: ['triggerPrice', 'executePrice'],
  exit: ['takeProfitPrice', 'takeProfitLimit', 'stopLossPrice', 'stopLossLimit'],
  oco: ['price', 'stopPrice', 'stopLimit'],
  trailing: ['activationPrice'],
  iceberg: ['price'],
  scaled: ['startPrice', 'endPrice'],
  twap: ['sliceLimit'],
};

export function initialTicket(side: Side, price: string): TicketState {
  return {
    side,
    kind: 'limit',
    size: noSize,
    texts: { ...noTexts, price },
    aim: null,
    snapped: [],
    timeInForce: TimeInForce.gtc,
    bestOffer: null,
    withExit: false,
    takeProfitWatch: TriggerType.market,
    stopLossWatch: TriggerType.market,
    watch: TriggerType.market,
    executeAt: 'limit',
    makerOnly: false,
  };
}
