// What the trader has said so far on the order form, as a kind of order sees it: its own texts among those of the others.
import { type Side, TimeInForce, TriggerType } from '#lib/contract/enums.ts';
import type { BestOffer } from '#lib/order-math/best-offer-price.ts';

/** How the size was given: that is what counts, everything else is worked out from it. */
export type TicketSize =
  | { readonly by: 'quantity'; readonly text: string }
  | { readonly by: 'amount'; readonly text: string }
  /** A share of what was available at that moment: a balance that moves later does not change the order unasked. */
  | { readonly by: 'percent'; readonly percent: number; readonly available: string };

export const noSize: TicketSize = { by: 'quantity', text: '' };

/** Where a size is typed. */
export type SizeField = 'quantity' | 'amount';

export type TicketChoices = {
  readonly timeInForce: TimeInForce;
  /** The price is read from the book; null: it is typed. */
  readonly bestOffer: BestOffer | null;
  readonly takeProfitWatch: TriggerType;
  readonly stopLossWatch: TriggerType;
  /** Which price a trigger, a trailing stop or the OCO's stop watches. */
  readonly watch: TriggerType;
  /** Of a trigger. */
  readonly executeAt: 'limit' | 'market';
  /** Of iceberg and scaled orders. */
  readonly makerOnly: boolean;
};

export type SpotForm<Text extends string> = TicketChoices & {
  readonly side: Side;
  readonly size: TicketSize;
  /** Numbers and other words of the kind, as typed. */
  readonly texts: Readonly<Record<Text, string>>;
  /** A limit or market order takes a take-profit and a stop-loss with it. */
  readonly withExit: boolean;
};

export const firstChoices: TicketChoices = {
  timeInForce: TimeInForce.gtc,
  bestOffer: null,
  takeProfitWatch: TriggerType.market,
  stopLossWatch: TriggerType.market,
  watch: TriggerType.market,
  executeAt: 'limit',
  makerOnly: false,
};
