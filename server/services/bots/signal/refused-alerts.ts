// The alerts that a bot was never told of, in the database of its venue.
import { and, desc, eq, lt } from 'drizzle-orm';
import * as z from 'zod/mini';

import { type SignalAlert, signalAlert, signalSources } from '#lib/contract/bots/signal/signal-alert.ts';
import { isArrivalFate, type SignalInboxRow } from '#lib/contract/bots/signal/signal-inbox.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { refusedSignals } from '#server/store/schema/bots/strategies.ts';
import type { Arrival } from './signals.ts';

type Refused = Exclude<Arrival, { readonly fate: null }> & {
  readonly strategyId: AccountId;
  readonly arrivedMs: number;
  readonly source: SignalAlert['source'];
};

type Row = typeof refusedSignals.$inferSelect;

/** A row with its number, by which pages go on. */
export type NumberedRow = { readonly number: number; readonly row: SignalInboxRow };

export type RefusedAlerts = {
  add(refused: Refused): Promise<void>;
  /** Newest first; `before` null: from the newest on. */
  list(strategyId: AccountId, before: number | null, limit: number): Promise<readonly NumberedRow[]>;
  alert(strategyId: AccountId, id: number): Promise<SignalAlert | null>;
};

const readParams = z.record(z.string(), z.union([z.string(), z.number()]));
const readSource = z.enum(signalSources);

const alertOf = ({ alert }: Pick<Row, 'alert'>): SignalAlert | null => (alert === null ? null : signalAlert.parse(JSON.parse(alert)));

export const orderText = ({ orderType, offset }: SignalAlert): string => (orderType === 'market' ? orderType : `${orderType} ${offset}`);
export const sizeText = ({ size }: SignalAlert): string => (size === null ? '' : `${size.investmentType} ${size.amount}`);

function toRow(stored: Row): NumberedRow {
  const { id, arrivedMs, code, params } = stored;
  const alert = alertOf(stored);
  return {
    number: id,
    row: {
      alertId: `r${id}`,
      arrivedMs,
      source: readSource.parse(stored.source),
      named: alert?.named ?? null,
      action: alert?.action ?? null,
      instrument: alert?.symbol ?? null,
      sentMs: alert === null || alert.named === 'bytes' ? null : alert.timestampMs,
      order: alert === null ? null : orderText(alert),
      size: alert === null ? null : sizeText(alert),
      outcome: 'nothing',
      code: isArrivalFate(code) ? code : 'signal.unreadable',
      params: readParams.parse(JSON.parse(params)),
    },
  };
}

export function createRefusedAlerts(db: Store['db']): RefusedAlerts {
  const { strategyId: ofBot, id: ofId } = refusedSignals;
  return {
    add: async ({ strategyId, arrivedMs, source, fate, params, alert }) => {
      const kept = alert === null ? null : JSON.stringify(alert);
      await db.insert(refusedSignals).values({ strategyId, arrivedMs, source, code: fate, params: JSON.stringify(params), alert: kept });
    },
    list: async (strategyId, before, limit) => {
      const own = eq(ofBot, strategyId);
      const rows = await db
        .select()
        .from(refusedSignals)
        .where(before === null ? own : and(own, lt(ofId, before)))
        .orderBy(desc(ofId))
        .limit(limit);
      return rows.map(toRow);
    },
    alert: async (strategyId, id) => {
      const [row] = await db
        .select()
        .from(refusedSignals)
        .where(and(eq(ofBot, strategyId), eq(ofId, id)));
      return row === undefined ? null : alertOf(row);
    },
  };
}
