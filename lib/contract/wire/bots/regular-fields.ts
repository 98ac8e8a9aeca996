// An auto-invest in the words of the specification, which calls it regular, and in ours: both ways.
import * as z from 'zod/mini';

import { type RegularEdit, regularPeriods, type RegularTerms } from '../../bots/regular/regular-terms.ts';
import { amount, clientOid, coin, flag, shortText, whole } from '../fields.ts';
import { endOperate, priceOrNone } from './bot-fields.ts';

const period = z.enum(regularPeriods, { error: 'must be hourly, 4h, 8h, 12h, daily, weekly, biweekly or monthly' });
const lowBalance = z.enum(['skip', 'end'], { error: 'must be skip or end' });
/** At the take profit: 1 sells everything, 2 tells its owner. */
const profitOperate = z.literal([1, 2], { error: 'must be 1 (sell) or 2 (tell)' });
const weekday = whole(1, 7);
const dayOfMonth = whole(1, 31);

const investToken = z.object({
  coin,
  /** A share of the amount of a round; all are 1 together. */
  ratio: amount,
  /** Left out: bought at any price. */
  maxPrice: z.optional(amount),
});

const termFields = {
  investTokens: z
    .array(investToken, { error: 'must be a list of coins' })
    .check(z.minLength(1, 'must name a coin'), z.maxLength(10, 'has more than 10 coins')),
  /** The amount of a round, in USDT. */
  investAmount: amount,
  period,
  /** HH:MM by the clock of the zone; periods of hours count from it. */
  timeOfDay: z._default(shortText, '00:00'),
  /** 1 Monday to 7 Sunday. */
  weekday: z._default(weekday, 1),
  /** A month that is shorter has its last day. */
  dayOfMonth: z._default(dayOfMonth, 1),
  /** An IANA name, as in Europe/Berlin. */
  timeZone: z._default(shortText, 'UTC'),
  startNow: z._default(flag, false),
  /** Left out: it goes on until it is stopped. */
  totalAmount: z.optional(amount),
  lowBalance: z._default(lowBalance, 'skip'),
  /** A share of all that was put in. */
  targetProfit: z.optional(amount),
  profitOperate: z._default(profitOperate, 1),
  endOperate: z._default(endOperate, 1),
};

export const regularPlacing = {
  ...termFields,
  /** Started twice under one name, there is one bot. */
  clientOid: z.optional(clientOid),
};
const placing = z.object(termFields);
export type RegularFields = z.output<typeof placing>;

export function toRegularTerms(fields: RegularFields): RegularTerms {
  return {
    coins: fields.investTokens.map(({ coin: code, ratio, maxPrice }) => ({
      coin: code.toUpperCase(),
      weight: ratio,
      maxPrice: maxPrice ?? null,
    })),
    amount: fields.investAmount,
    period: fields.period,
    timeOfDay: fields.timeOfDay,
    weekday: fields.weekday,
    dayOfMonth: fields.dayOfMonth,
    timeZone: fields.timeZone,
    startsNow: fields.startNow,
    maxTotal: fields.totalAmount ?? null,
    lowBalance: fields.lowBalance,
    takeProfitRate: fields.targetProfit ?? null,
    takeProfitAction: fields.profitOperate === 1 ? 'sell' : 'tell',
    sellsAtEnd: fields.endOperate === 1,
  };
}

export function fromRegularTerms(terms: RegularTerms): RegularFields {
  return {
    investTokens: terms.coins.map(({ coin: code, weight, maxPrice }) => ({
      coin: code,
      ratio: weight,
      ...(maxPrice === null ? {} : { maxPrice }),
    })),
    investAmount: terms.amount,
    period: terms.period,
    timeOfDay: terms.timeOfDay,
    weekday: terms.weekday,
    dayOfMonth: terms.dayOfMonth,
    timeZone: terms.timeZone,
    startNow: terms.startsNow,
    lowBalance: terms.lowBalance,
    profitOperate: terms.takeProfitAction === 'sell' ? 1 : 2,
    endOperate: terms.sellsAtEnd ? 1 : 2,
    ...(terms.maxTotal === null ? {} : { totalAmount: terms.maxTotal }),
    ...(terms.takeProfitRate === null ? {} : { targetProfit: terms.takeProfitRate }),
  };
}

/** The field of a start that says a term. */
export const regularFieldOf: Readonly<Record<keyof RegularTerms, string>> = {
  coins: 'investTokens',
  amount: 'investAmount',
  period: 'period',
  timeOfDay: 'timeOfDay',
  weekday: 'weekday',
  dayOfMonth: 'dayOfMonth',
  timeZone: 'timeZone',
  startsNow: 'startNow',
  maxTotal: 'totalAmount',
  lowBalance: 'lowBalance',
  takeProfitRate: 'targetProfit',
  takeProfitAction: 'profitOperate',
  sellsAtEnd: 'endOperate',
};

/** A change: what is left out stays, null takes a limit away. */
export const regularEditing = {
  investAmount: z.optional(amount),
  period: z.optional(period),
  timeOfDay: z.optional(shortText),
  weekday: z.optional(weekday),
  dayOfMonth: z.optional(dayOfMonth),
  timeZone: z.optional(shortText),
  totalAmount: priceOrNone,
  lowBalance: z.optional(lowBalance),
  targetProfit: priceOrNone,
  profitOperate: z.optional(profitOperate),
  endOperate: z.optional(endOperate),
};
const editing = z.object(regularEditing);

export function toRegularEdit(fields: z.output<typeof editing>): RegularEdit {
  const { investAmount, totalAmount, targetProfit, profitOperate: operate, endOperate: atEnd, ...same } = fields;
  return {
    ...Object.fromEntries(Object.entries(same).filter(([, value]) => value !== undefined)),
    ...(investAmount === undefined ? {} : { amount: investAmount }),
    ...(totalAmount === undefined ? {} : { maxTotal: totalAmount }),
    ...(targetProfit === undefined ? {} : { takeProfitRate: targetProfit }),
    ...(operate === undefined ? {} : { takeProfitAction: operate === 1 ? 'sell' : 'tell' }),
    ...(atEnd === undefined ? {} : { sellsAtEnd: atEnd === 1 }),
  };
}
