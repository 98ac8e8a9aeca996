// The terms of a signal bot: it trades what alerts from outside tell it, in up to twenty markets of one coin.
import * as z from 'zod/mini';

import { signalMapping } from './signal-mapping.ts';
import { amount } from '../../wire/fields.ts';

/**
 * The measure of an order's size, in the words of the published alert form. margin: quote coins (contracts: margin, so that the value is
 * leverage times as much). contract: base coins. percentage_balance: per cent of what is free; percentage_investment: of what was put in;
 * percentage_position: of what is held, for exits alone.
 */
export const signalSizeTypes = ['margin', 'contract', 'percentage_balance', 'percentage_investment', 'percentage_position'] as const;

export const signalSize = z.object({ investmentType: z.enum(signalSizeTypes), amount });
export type SignalSize = z.output<typeof signalSize>;

export const signalTerms = z.object({
  /** Entries that it takes. Spot: long. */
  direction: z.enum(['long', 'short', 'both']),
  /** Quote coins (contracts: margin) for all markets together. */
  investment: amount,
  /** Spot: 1. */
  leverage: z.number(),
  marginMode: z.enum(['isolated', 'cross']),
  /** The size of an entry whose alert names none; null: 100 % of what is free with one market, 50 % with several. */
  defaultSize: z.nullable(signalSize),
  /** The value of a position is at most so many quote coins; null: what the funds carry. */
  maxPosition: z.nullable(amount),
  /** single: an entry into what is held already is left alone; multiple: it adds to it. */
  entries: z.enum(['single', 'multiple']),
  /** Alerts may ask for limit orders; otherwise such an alert is refused. */
  limitOrders: z.boolean(),
  /** Closes a position when its average price is so far from the market, as a share of it; null: alerts alone close. */
  takeProfitRate: z.nullable(amount),
  stopLossRate: z.nullable(amount),
  /** Coins are sold at the end, or given back as they are. A position of contracts is always closed. */
  sellsAtEnd: z.boolean(),
  /** Its sender's own form of alerts; null or left out: the usual ones. */
  mapping: z.optional(z.nullable(signalMapping)),
});
export type SignalTerms = z.output<typeof signalTerms>;

/** Backtests by command, suggestions and bots of the house begin with these terms, and name what differs. */
export const firstSignalTerms: Omit<SignalTerms, 'investment'> = {
  direction: 'both',
  leverage: 1,
  marginMode: 'isolated',
  defaultSize: null,
  maxPosition: null,
  entries: 'single',
  limitOrders: true,
  takeProfitRate: null,
  stopLossRate: null,
  sellsAtEnd: true,
};

/** A change of a signal bot that runs; it holds from the next alert on. Null takes a limit away. */
export const signalEdit = z.partial(
  z.pick(signalTerms, {
    direction: true,
    defaultSize: true,
    maxPosition: true,
    entries: true,
    limitOrders: true,
    takeProfitRate: true,
    stopLossRate: true,
    sellsAtEnd: true,
    mapping: true,
  }),
);
export type SignalEdit = z.output<typeof signalEdit>;
