// The input on the order form so far, as a kind of order sees it: its own texts among those of the others.
import type { Side, TriggerType } from '#lib/contract/enums.ts';
import type { CommonChoices } from '#lib/ticket/order-form.ts';

/** The way the size was given: that is what counts, everything else is worked out from it. */
export type TicketSize =
  | { readonly by: 'quantity'; readonly text: string }
  | { readonly by: 'amount'; readonly text: string }
  /** A share of what was available at that moment: a balance that moves later does not change the order unasked. */
  | { readonly by: 'percent'; readonly percent: number; readonly available: string };

export const noSize: TicketSize = { by: 'quantity', text: '' };

/** The field in which a size is typed. */
export type SizeField = 'quantity' | 'amount';

/** The ways to give the take-profit and stop-loss that an order takes with it. */
export const exitWays = ['price', 'percent'] as const;
export type ExitWay = (typeof exitWays)[number];

export type TicketChoices = CommonChoices & {
  /** percent: a change of the price at which the order opens. */
  readonly exitBy: ExitWay;
  readonly takeProfitWatch: TriggerType;
  readonly stopLossWatch: TriggerType;
  /** True if only maker is chosen: an option of iceberg and scaled orders. */
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
