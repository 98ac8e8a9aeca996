// The terms of auto-invest, which the specification calls regular: buys one coin or several for the same amount, again and again by the calendar.
import * as z from 'zod/mini';

import { amount, coin } from '../../wire/fields.ts';

/** Coins of an auto-invest. */
export const regularCoinLimit = 10;

/** The coin that rounds are paid in. */
export const regularQuoteCoin = 'USDT';

/** A share of 1 as decimal text: 0.01 is one per cent. */
const rate = amount;

export const regularPeriods = ['hourly', '4h', '8h', '12h', 'daily', 'weekly', 'biweekly', 'monthly'] as const;
export type RegularPeriod = (typeof regularPeriods)[number];

const regularCoin = z.object({
  coin,
  /** The share of the amount, in whole hundredths of a per cent. All together are 1. */
  weight: rate,
  /** Not bought in a round while the last price is above it; null: at any price. */
  maxPrice: z.nullable(amount),
});

export const regularTerms = z.object({
  /** 1 to 10, in the order of the bot's markets. */
  coins: z.array(regularCoin),
  /** The amount that a round spends, in quote coins. */
  amount,
  period: z.enum(regularPeriods),
  /** HH:MM by the clock of the time zone. Periods of hours count from it around the day. */
  timeOfDay: z.string(),
  /** Weekly and every two weeks: 1 (Monday) to 7 (Sunday). */
  weekday: z.number(),
  /** Monthly: 1 to 31; where a month is shorter, its last day. */
  dayOfMonth: z.number(),
  /** Its IANA name, as in Europe/Berlin. */
  timeZone: z.string(),
  /** The first round comes at the start, otherwise at the next moment of the calendar. */
  startsNow: z.boolean(),
  /** Ends when so much has been taken for its rounds, in quote coins; null: never. */
  maxTotal: z.nullable(amount),
  /** Too little in its owner's wallet: the round is left out, or the bot ends. */
  lowBalance: z.enum(['skip', 'end']),
  /** The gain on all that was put in, as a share of it, at which it acts; null: it does not look. */
  takeProfitRate: z.nullable(rate),
  /** sell: sells everything and ends; tell: its owner is told. */
  takeProfitAction: z.enum(['sell', 'tell']),
  /** Coins are sold at the end, or given to its owner as they are. */
  sellsAtEnd: z.boolean(),
});
export type RegularTerms = z.output<typeof regularTerms>;

/** Backtests by command, suggestions and bots of the house begin with these terms, and name what differs. */
export const firstRegularTerms: Omit<RegularTerms, 'coins' | 'amount'> = {
  period: 'weekly',
  timeOfDay: '00:00',
  weekday: 1,
  dayOfMonth: 1,
  timeZone: 'UTC',
  startsNow: true,
  maxTotal: null,
  lowBalance: 'skip',
  takeProfitRate: null,
  takeProfitAction: 'sell',
  sellsAtEnd: false,
};

/** A change of one that runs: everything but its coins. What is left out stays as it is; null takes a limit away. */
export const regularEdit = z.partial(z.omit(regularTerms, { coins: true, startsNow: true }));
export type RegularEdit = z.output<typeof regularEdit>;

/** The message by which its owner asks for a round at once. */
export const regularInvestMessage = '{"invest":"now"}';
