// The alerts that a bot was told of, out of its decisions: what has come, and what it has made of each.
import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import * as z from 'zod/mini';

import { signalActions } from '#lib/contract/bots/signal/signal-action.ts';
import { type SignalAlert, signalNamings, signalSources } from '#lib/contract/bots/signal/signal-alert.ts';
import type { SignalInboxRow } from '#lib/contract/bots/signal/signal-inbox.ts';
import { signalSizeTypes } from '#lib/contract/bots/signal/signal-terms.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import type { Store } from '#server/store/open-store.ts';
import { strategyDecisions } from '#server/store/schema/bots/strategies.ts';
import type { OwnedBot } from '../bots.ts';
import { decisionParams } from '../decision-params.ts';
import type { NumberedRow } from './refused-alerts.ts';

const received = z.object({
  alert: z.number(),
  leg: z.number(),
  action: z.enum(signalActions),
  order: z.string(),
  size: z.string(),
  includesClose: z.number(),
  source: z.enum(signalSources),
  sentMs: z.number(),
  arrivedMs: z.number(),
  /** Rows of former releases have none. */
  named: z.optional(z.enum(signalNamings)),
});
type Received = z.output<typeof received>;
const readParams = z.record(z.string(), z.union([z.string(), z.number()]));

/** Rows of former releases lack some. */
const paramsOf = ({ named = 'fields', ...params }: Received): Fate['params'] => ({ ...params, named });

/** Rows that say that an alert has led to something. */
const ofOrders: ReadonlySet<string> = new Set(['signal.turns', 'signal.enters', 'signal.exits', 'signal.entered', 'signal.exited']);

const outcomeOf = (code: string): SignalInboxRow['outcome'] => {
  if (code === 'signal.waits' || code === 'signal.received') return 'waits';
  return ofOrders.has(code) ? 'order' : 'nothing';
};

const receivedCode = 'signal.received';
const { strategyId: ofBot, number: ofNumber, code: ofCode, params: ofParams } = strategyDecisions;
const alertNumber = sql`(${ofParams}::json ->> 'alert')`;

type Fate = { readonly code: string; readonly params: Readonly<Record<string, string | number>> };

/** The last word on each alert, by its number. */
async function fatesOf(db: Store['db'], { strategyId }: OwnedBot, alerts: readonly number[]): Promise<ReadonlyMap<number, Fate>> {
  if (alerts.length === 0) return new Map();
  const rows = await db
    .select({ code: ofCode, params: ofParams })
    .from(strategyDecisions)
    // The condition of the index is named, so that it is used.
    .where(and(eq(ofBot, strategyId), sql`${ofCode} like 'signal.%'`, inArray(alertNumber, alerts.map(String)), ne(ofCode, receivedCode)))
    .orderBy(asc(ofNumber));
  return new Map(
    rows.map(({ code, params }) => {
      const read = readParams.parse(JSON.parse(params));
      return [Number(read['alert']), { code, params: read }];
    }),
  );
}

export type ToldAlerts = {
  list(bot: OwnedBot, before: number | null, limit: number): Promise<readonly NumberedRow[]>;
  alert(bot: OwnedBot, number: number): Promise<SignalAlert | null>;
};

function toAlert({ action, order, size, includesClose, source, sentMs }: Received, symbol: string): SignalAlert {
  const [orderType, offset = '0'] = order.split(' ');
  const [type, amount] = size.split(' ');
  const investmentType = signalSizeTypes.find((one) => one === type);
  return {
    action,
    symbol,
    timestampMs: sentMs,
    maxLagMs: 60_000,
    orderType: orderType === 'limit' ? 'limit' : 'market',
    offset,
    size: investmentType === undefined || amount === undefined ? null : { investmentType, amount },
    includesClose: includesClose === 1,
    source,
  };
}

/** `written` resolves when the rows of everything that has happened are in the database. */
export function createToldAlerts(
  db: Store['db'],
  marketsOf: (bot: OwnedBot) => readonly BotMarket[],
  written: () => Promise<void>,
): ToldAlerts {
  return {
    list: async (bot, before, limit) => {
      await written();
      const own = and(eq(ofBot, bot.strategyId), eq(ofCode, receivedCode));
      const rows = await db
        .select({ number: ofNumber, params: ofParams })
        .from(strategyDecisions)
        .where(before === null ? own : and(own, lt(ofNumber, before)))
        .orderBy(desc(ofNumber))
        .limit(limit);
      const read = rows.map(({ number, params }) => ({ number, told: received.parse(JSON.parse(params)) }));
      const fates = await fatesOf(
        db,
        bot,
        read.map(({ told }) => told.alert),
      );
      const markets = marketsOf(bot);
      return read.map(({ number, told }) => {
        const fate = fates.get(told.alert) ?? { code: receivedCode, params: paramsOf(told) };
        const { action, arrivedMs, source, sentMs, order, size, leg, named = null } = told;
        return {
          number,
          row: {
            alertId: `d${number}`,
            arrivedMs,
            source,
            named,
            action,
            instrument: markets[leg]?.symbol ?? null,
            sentMs: named === 'bytes' ? null : sentMs,
            order,
            size,
            outcome: outcomeOf(fate.code),
            code: fate.code,
            params: decisionParams(fate.code, fate.params, markets),
          },
        };
      });
    },
    alert: async (bot, number) => {
      await written();
      const [row] = await db
        .select({ params: ofParams })
        .from(strategyDecisions)
        .where(and(eq(ofBot, bot.strategyId), eq(ofNumber, number), eq(ofCode, receivedCode)));
      const told = row === undefined ? null : received.parse(JSON.parse(row.params));
      const symbol = told === null ? undefined : marketsOf(bot)[told.leg]?.symbol;
      return told === null || symbol === undefined ? null : toAlert(told, symbol);
    },
  };
}
