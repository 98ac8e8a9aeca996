// A kind of order of a contract: everything that tells it from the others. The form itself asks no more about a kind than this.
import type { ReactNode } from 'react';

import type { FieldsForm } from '#components/trading/ticket/fields-form.ts';
import type { KindGroup } from '#components/trading/ticket/kind-switch.tsx';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { Side, TimeInForce } from '#lib/contract/enums.ts';
import type { ScaledOrder } from '#lib/order-math/orders/scaled-orders.ts';
import type { ConfirmationKind } from '#lib/session/order-form/confirmations.ts';
import type { Pieces } from '#lib/ticket/iceberg.ts';
import type { Answer } from '#lib/ticket/problem.ts';
import type { TypedNumber } from '#lib/ticket/snap.ts';
import type { LimitPrice } from '#lib/ticket/unusual.ts';
import type { FuturesForm, TicketChoices } from '../form/futures-form.ts';
import type { FuturesRequest, SideOrder } from '../form/futures-request.ts';
import type { TicketContext } from '../form/ticket-context.ts';

/** The price and time in force with which an order meets the book at once. A price of null: at market. */
export type BookOrder = { readonly price: string | null; readonly timeInForce: TimeInForce };

/** The words of the question about the price, in text keys of the order form and values that are still to be written. */
export type PriceTerm =
  | {
      readonly name: 'field.price' | 'field.triggerPrice' | 'field.limitPrice' | 'field.chaseBound' | 'field.callback';
      readonly price: string | null;
    }
  | { readonly name: 'field.callback'; readonly rate: string }
  | { readonly name: 'summary.orders'; readonly count: number; readonly from: string; readonly to: string };

/** The props of the fields: the form as it stands, and the actions that change one of them. */
export type FuturesFields<Text extends string> = Omit<FieldsForm<Text, TicketChoices>, 'state'> & {
  readonly state: FuturesForm<Text>;
  readonly context: TicketContext;
  /** The size of each side's order, in the contract's quantity; '' while it is not known. */
  readonly preview: Readonly<Record<Side, { readonly size: string }>>;
};

type OfSide<Text extends string, Result> = (form: FuturesForm<Text>, side: Side, context: TicketContext) => Result;
type OfSize<Text extends string, Result> = (form: FuturesForm<Text>, size: string, context: TicketContext) => Result;

export type FuturesKind<Text extends string> = {
  /** The texts of its fields, as they begin. */
  readonly texts: Readonly<Record<Text, string>>;
  readonly group: KindGroup;
  /** The lines of contracts that it exists for. */
  readonly lines: readonly ContractLineKey[];
  /** The fields that a picked price can go to: the first one, unless the user was last in another of them. */
  readonly priceFields: readonly Text[];
  /** It has no price of its own: a picked one makes it a limit order. */
  readonly atMarket?: true;
  /** It takes a take-profit and a stop-loss with it when it opens. */
  readonly takesExit: boolean;
  /** Nobody knows at which price it will open: they are given as a return, and execute at market. */
  readonly exitByReturn?: true;
  /** The time in force that it offers: as the trader chooses, or only as maker. */
  readonly waits: 'timeInForce' | 'makerOnly' | null;
  /** As whose kind it is asked about before it is sent. */
  readonly about: ConfirmationKind;
  /** The article that explains it. */
  readonly help: 'futuresOrders' | 'futuresPlans';
  readonly Fields: (props: { readonly form: FuturesFields<Text> }) => ReactNode;
  /** The prices that its fields show as typed, in steps of the market. */
  readonly typedIn: (form: FuturesForm<Text>) => readonly TypedNumber[];
  /** The limit prices that are typed, each behind a trigger or in the book at once. */
  readonly limitPrices: (form: FuturesForm<Text>) => readonly LimitPrice[];
  /** The prices at which it would stand in the book at once, typed or read. */
  readonly bookPrices: OfSide<Text, readonly LimitPrice[]>;
  /** The order as it meets the book at once; null: it waits for something, or is more than one order. */
  readonly bookOrder: OfSide<Text, BookOrder | null>;
  /** The price at which sizes are converted and what it takes is counted; null while it is not known. */
  readonly openPrice: OfSide<Text, string | null>;
  /** The same for what it may cost, where that is more. */
  readonly costPrice?: OfSide<Text, string | null>;
  /** The orders that one size is spread over; null while they are not known. */
  readonly parts?: OfSize<Text, readonly ScaledOrder[] | null>;
  /** The pieces that the order trades in, one after another; null while they are not known. */
  readonly pieces?: OfSize<Text, Pieces | null>;
  readonly piecesName?: 'parts' | 'slices';
  /** The checks of its fields, without the size. */
  readonly check: OfSide<Text, readonly Answer[]>;
  /** The further bounds of its size, beside those of every order. */
  readonly checkSize?: (form: FuturesForm<Text>, size: string, context: TicketContext, closes: boolean) => Answer;
  /** The first line of the question. */
  readonly term: (form: FuturesForm<Text>, side: Side, context: TicketContext) => PriceTerm;
  /** Null while a number is missing. */
  readonly request: (form: FuturesForm<Text>, order: SideOrder, context: TicketContext) => FuturesRequest | null;
};

/** Prices of the form, as they are typed. */
export const typedPrices = <Text extends string>({ texts }: FuturesForm<Text>, fields: readonly NoInfer<Text>[]): readonly TypedNumber[] =>
  fields.map((field) => ({ field, text: texts[field], of: 'price' }));
