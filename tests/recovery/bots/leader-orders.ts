// The orders of leaders, worked out of the events of the journal alone, and what copies say that became of them.
import { HoldSide } from '#lib/contract/enums.ts';
import type { DecisionRow } from '#server/automation/decision-row.ts';
import type { EventRecord, ExchangeEvent } from '#server/engine/event.ts';
import type { TradeExecuted } from '#server/engine/orders/order-event.ts';
import { markets } from '#tests/automation/venue/venue-markets.ts';

import { leaders } from './copy-house.ts';

/** A change of a leader's position that one command has brought about in a market, by the number of the command. */
export type LeaderOrder = {
  readonly order: number;
  readonly leaderId: number;
  readonly marketId: number;
  readonly closes: boolean;
  readonly opens: boolean;
};

const isSpot = (marketId: number): boolean => markets[marketId]?.rules.contract === undefined;
const lineOf = new Map(leaders.map(({ accountId, line }) => [accountId, line]));

/** The lots that the events of one record add to positions, by leader and market; those of a short position below zero. */
function changesOf(events: readonly ExchangeEvent[]): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  const add = (accountId: number, marketId: number, lots: number): void => {
    const key = `${accountId} ${marketId}`;
    changes.set(key, (changes.get(key) ?? 0) + lots);
  };
  for (const event of events)
    if (event.type === 'position-changed' && lineOf.get(event.accountId) === 'futures')
      add(event.accountId, event.marketId, event.holdSide === HoldSide.long ? event.lotsDelta : -event.lotsDelta);
    else if (event.type === 'trade-executed' && isSpot(event.marketId))
      for (const { accountId, side } of [event.maker, event.taker])
        if (lineOf.get(accountId) === 'spot') add(accountId, event.marketId, side === 'buy' ? event.quantityLots : 0 - event.quantityLots);
  return changes;
}

export function leaderOrders(records: readonly EventRecord[]): readonly LeaderOrder[] {
  const held = new Map<string, number>();
  return records.flatMap(({ sequence, events }) =>
    [...changesOf(events)].flatMap(([key, lots]) => {
      const before = held.get(key) ?? 0;
      const after = before + lots;
      held.set(key, after);
      const [leaderId = 0, marketId = 0] = key.split(' ').map(Number);
      if (lots === 0) return [];
      // Coins that went into fees are sold no more: a sale of coins never opens anything.
      const opens = isSpot(marketId) ? lots > 0 : Math.abs(after) > Math.abs(before) || before * after < 0;
      const closes = isSpot(marketId) ? lots < 0 : Math.abs(after) < Math.abs(before) || before * after < 0;
      return [{ order: sequence, leaderId, marketId, opens, closes }];
    }),
  );
}

const isOpened = (code: string): boolean => /^copy\.(copied|partly|failed|skipped-.*)$/u.test(code);
const isClosed = (code: string): boolean => /^copy\.(closed|close-owed|nothing-held)$/u.test(code);

/**
 * The outcomes of an order in the rows of one copy. A closing of coins that was refused until it was given up has none of its own: it ends
 * with the refusal.
 */
export function outcomesOf(rows: readonly DecisionRow[], order: number): { readonly opened: number; readonly closed: number } {
  const own = rows.filter(({ params }) => params['order'] === order);
  const [opened, closed] = [isOpened, isClosed].map((is) => own.filter(({ code }) => is(code)).length);
  const last = own.findLast(({ code }) => code === 'copy.closes');
  const isGivenUp = closed === 0 && last !== undefined && isRefused(rows, last);
  return { opened: opened ?? 0, closed: isGivenUp ? 1 : (closed ?? 0) };
}

const isRefused = (rows: readonly DecisionRow[], closes: DecisionRow): boolean =>
  rows.find(({ number, params }) => number > closes.number && params['leg'] === closes.params['leg'])?.code === 'copy.closing-refused';

/** The lots that an account has traded in all markets together. */
export const tradedLots = (trades: readonly TradeExecuted[], accountId: number): number =>
  trades.reduce(
    (sum, { maker, taker, quantityLots }) => sum + [maker, taker].filter((leg) => leg.accountId === accountId).length * quantityLots,
    0,
  );

/** The lots that a copy says it has traded. */
export const toldLots = (rows: readonly DecisionRow[]): number =>
  rows.reduce((sum, { code, params }) => (/^copy\.(copied|partly|closed|exited)$/u.test(code) ? sum + Number(params['lots']) : sum), 0);
