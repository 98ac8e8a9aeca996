// A kind of order of the form: everything that tells it from the others. The form itself asks no more about a kind than this.
import type { ReactNode } from 'react';

import type { FieldsForm } from '#components/trading/ticket/fields-form.ts';
import type { KindGroup } from '#components/trading/ticket/kind-switch.tsx';
import type { Side } from '#lib/contract/enums.ts';
import type { BookFill } from '#lib/order-math/orders/book-fill.ts';
import type { ConfirmationKind } from '#lib/session/order-form/confirmations.ts';
import type { SizeUnit } from '#lib/session/order-form/size-unit.ts';
import type { TicketProblem } from '#lib/ticket/problem.ts';
import type { TypedNumber } from '#lib/ticket/snap.ts';
import type { LimitPrice } from '#lib/ticket/unusual.ts';
import type { WalletMode } from '../../margin/trading-wallet.ts';
import type { SizeField, SpotForm, TicketChoices } from '../form/spot-form.ts';
import type { SpotRequest } from '../form/spot-request.ts';
import type { SummaryLine } from '../form/summary-line.ts';
import type { TicketContext } from '../form/ticket-context.ts';
import type { TicketCost } from '../form/ticket-cost.ts';
import type { SizedTicket, SizeUnits } from '../form/ticket-size.ts';

/** The result that a kind works out from the form and its context. */
export type KindPreview = {
  readonly sized: SizedTicket;
  readonly units: SizeUnits;
  /** The limit price as its field shows it, where it is read from the book; null where the book has none. */
  readonly readPrice?: string | null;
  /** As if nothing were wrong; null while there is no size or a number is missing. */
  readonly request: SpotRequest | null;
  /** The cost of an order that goes into the book at once. */
  readonly cost?: TicketCost | null;
  /** The fill that the book of now would give at once to the order, or to one slice of it. */
  readonly fill?: BookFill | null;
  readonly lines: readonly SummaryLine[];
  readonly problems: readonly TicketProblem[];
};

/** The props of the fields: the form as it stands, and the actions that change one of them. */
export type SpotFields<Text extends string> = Omit<FieldsForm<Text | SizeField, TicketChoices>, 'state' | 'dispatch'> & {
  readonly state: SpotForm<Text>;
  readonly dispatch: (
    action:
      | Parameters<FieldsForm<Text, TicketChoices>['dispatch']>[0]
      | { readonly type: SizeField; readonly text: string }
      | { readonly type: 'percent'; readonly percent: number; readonly available: string },
  ) => void;
  readonly context: TicketContext;
  readonly preview: KindPreview & { readonly percent: number };
  /** The available balance of the coin that the chosen side spends; null when not known. */
  readonly available: string | null;
  /** The one of the two units in which sizes are given, and the change to the other one: it takes the size along. */
  readonly unit: SizeUnit;
  readonly chooseUnit: (unit: SizeUnit) => void;
  /** The market's price at this very moment; decimal text. */
  readonly priceNow: () => string;
};

export type SpotKind<Text extends string> = {
  /** The texts of its fields, as they begin. */
  readonly texts: Readonly<Record<Text, string>>;
  readonly group: KindGroup;
  /** The wallets with which it can trade. */
  readonly modes: readonly WalletMode[];
  /** The fields that a picked price can go to: the first one, unless the user was last in another of them. */
  readonly priceFields: readonly Text[];
  /** It has no price of its own: a picked one makes it a limit order. */
  readonly atMarket?: true;
  /** The side that it is chosen for first. */
  readonly firstSide?: Side;
  /** As whose kind it is asked about before it is sent. */
  readonly about: ConfirmationKind;
  /** Into the book at once, or waits for a price: which article explains it. */
  readonly help: 'spotOrders' | 'stopOrders';
  /** It has the options of an order that goes into the book at once: a take-profit and a stop-loss of its own, and how long it may wait. */
  readonly options?: { readonly timeInForce: boolean };
  /**
   * A plan whose order takes a take-profit and a stop-loss with it: in prices or in percent, or in percent alone, where nobody knows
   * beforehand at which price it will open.
   */
  readonly planExit?: 'either' | 'percent';
  /** True if the order holds nothing while it waits, where it borrows. */
  readonly borrowsLater: boolean;
  readonly Fields: (props: { readonly form: SpotFields<Text> }) => ReactNode;
  /** The prices and quantities that its fields show as typed, in steps of the market. */
  readonly typedIn: (form: SpotForm<Text>) => readonly TypedNumber[];
  /** The limit prices that it has, each behind a trigger or in the book at once. */
  readonly limitPrices: (form: SpotForm<Text>) => readonly LimitPrice[];
  readonly preview: (form: SpotForm<Text>, context: TicketContext) => KindPreview;
};

const modes: readonly WalletMode[] = ['spot', 'cross', 'isolated'];

/** The common part of the kinds of a group. */
export const intoBook = { group: 'common', modes, help: 'spotOrders', borrowsLater: false } as const;
export const waitsForPrice = { group: 'conditional', modes, help: 'stopOrders', about: 'plan', borrowsLater: true } as const;
export const severalOrders = { group: 'strategy', modes, help: 'spotOrders', about: 'plan', borrowsLater: false } as const;

/** Prices of the form, as they are typed. */
export const typedPrices = <Text extends string>({ texts }: SpotForm<Text>, fields: readonly NoInfer<Text>[]): readonly TypedNumber[] =>
  fields.map((field) => ({ field, text: texts[field], of: 'price' }));
