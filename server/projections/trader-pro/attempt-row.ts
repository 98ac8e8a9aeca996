// An attempt as its row in the database, both ways: what is kept of one that goes on is all that judging needs.
import * as z from 'zod/mini';

import { programmeLimits } from '#lib/contract/trader-pro/programme-rules.ts';
import { programmeScoreE2 } from '#lib/contract/trader-pro/programme-score.ts';
import type { traderProAttempts } from '#server/store/schema/trader-pro.ts';
import { type Attempt, greenDaysOf, newAttempt } from './attempt.ts';

export type AttemptRow = typeof traderProAttempts.$inferSelect;

const money = z.pipe(
  z.string(),
  z.transform((text: string) => BigInt(text)),
);
const held = z.object({
  accountId: z.number(),
  marketId: z.number(),
  holdSide: z.enum(['long', 'short']),
  lots: z.number(),
  entryValue: z.number(),
  isolatedUnits: z.nullable(money),
  leverage: z.number(),
});

const memory = z.object({
  strategies: z.array(z.number()),
  coins: z.array(z.tuple([z.number(), money])),
  prices: z.array(z.tuple([z.number(), z.number()])),
  positions: z.array(z.tuple([z.string(), held])),
  marks: z.array(z.tuple([z.number(), z.object({ markTicks: z.number(), indexTicks: z.number() })])),
  orders: z.array(z.tuple([z.number(), z.object({ hasTraded: z.boolean(), result: z.nullable(money) })])),
  costs: z.array(z.tuple([z.number(), z.object({ lots: money, units: money })])),
  unjudged: z.array(z.string()),
  alertedMs: z.array(z.tuple([z.enum(programmeLimits), z.number()])),
});
const daysOf = z.array(z.object({ dayMs: z.number(), startUnits: money, endUnits: money }));

const textOf = (value: unknown): string => JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one));

const memoryText = ({ strategies, coins, prices, positions, marks, orders, costs, unjudged, alertedMs }: Attempt): string =>
  textOf({
    strategies: [...strategies],
    coins: [...coins],
    prices: [...prices],
    positions: [...positions],
    marks: [...marks],
    orders: [...orders],
    costs: [...costs],
    unjudged: [...unjudged],
    alertedMs: [...alertedMs],
  });

export function attemptRow(attempt: Attempt): AttemptRow {
  const { accountId, participant, number, state, startedSequence, startedMs, ended, days, tradedOrders, closes, wins } = attempt;
  const { startUnits, equityUnits, peakUnits, fellFromUnits, fellToUnits, dayMs, dayStartUnits } = attempt;
  return {
    accountId,
    participant,
    number,
    state,
    startedSequence,
    startedMs,
    endedSequence: ended?.sequence ?? null,
    endedMs: ended?.timeMs ?? null,
    startUnits,
    equityUnits,
    peakUnits,
    fellFromUnits,
    fellToUnits,
    dayMs,
    dayStartUnits,
    greenDays: greenDaysOf(attempt),
    orders: tradedOrders,
    closes,
    wins,
    scoreE2: programmeScoreE2({ startUnits, equityUnits, closes, wins, fellFromUnits, fellToUnits }),
    days: textOf(days),
    memory: ended === null ? memoryText(attempt) : '',
  };
}

export const readDays = (text: string): Attempt['days'] => daysOf.parse(JSON.parse(text));

/** An attempt that goes on. */
export function attemptOfRow(row: AttemptRow): Attempt {
  const kept = memory.parse(JSON.parse(row.memory));
  const { accountId, participant, number, startedSequence, startedMs, startUnits } = row;
  const { equityUnits, peakUnits, fellFromUnits, fellToUnits, dayMs, dayStartUnits, closes, wins } = row;
  return {
    ...newAttempt({ accountId, participant, number, startedSequence, startedMs, startUnits }, new Map(kept.coins)),
    equityUnits,
    peakUnits,
    fellFromUnits,
    fellToUnits,
    dayMs,
    dayStartUnits,
    closes,
    wins,
    days: readDays(row.days),
    tradedOrders: row.orders,
    strategies: new Set(kept.strategies),
    prices: new Map(kept.prices),
    positions: new Map(kept.positions),
    marks: new Map(kept.marks),
    orders: new Map(kept.orders),
    costs: new Map(kept.costs),
    unjudged: new Set(kept.unjudged),
    alertedMs: new Map(kept.alertedMs),
  };
}
