// What was typed into an order form that had to be left: by a session that ended, or by a visitor on the way to the door.
import * as z from 'zod/mini';

import { Side, TimeInForce, TriggerType } from '#lib/contract/enums.ts';
import { initialTicket, ticketKinds, type TicketState } from './ticket-state.ts';

/** A price typed longer ago than this is no longer anybody's intention. */
const goodForMs = 60 * 60 * 1000;

const placeOf = (symbol: string): string => `meridian.ticket.${symbol}`;

const draft = z.object({
  keptMs: z.number(),
  /** Null: a visitor's, and then whoever logs in. */
  userId: z.nullable(z.string()),
  state: z.object({
    side: z.enum(Side),
    kind: z.enum(ticketKinds),
    size: z.union([
      z.object({ by: z.enum(['quantity', 'amount']), text: z.string() }),
      z.object({ by: z.literal('percent'), percent: z.number(), available: z.string() }),
    ]),
    texts: z.record(z.string(), z.string()),
    timeInForce: z.enum(TimeInForce),
    withExit: z.boolean(),
    takeProfitWatch: z.enum(TriggerType),
    stopLossWatch: z.enum(TriggerType),
    watch: z.enum(TriggerType),
    executeAt: z.enum(['limit', 'market']),
    makerOnly: z.boolean(),
  }),
});

/** In this tab only; one per market. A browser that keeps nothing forgets it. */
export function keepDraft(symbol: string, userId: string | null, state: TicketState, nowMs: number = Date.now()): void {
  try {
    window.sessionStorage.setItem(placeOf(symbol), JSON.stringify({ keptMs: nowMs, userId, state }));
  } catch {
    // Storage is off or full.
  }
}

export function dropDraft(symbol: string): void {
  try {
    window.sessionStorage.removeItem(placeOf(symbol));
  } catch {
    // Storage is off.
  }
}

/** Once: what has been read is gone. Null: nothing, another user's, too old, or not understood. The best offer is chosen afresh. */
export function takeDraft(symbol: string, userId: string | null, nowMs: number = Date.now()): TicketState | null {
  try {
    const text = window.sessionStorage.getItem(placeOf(symbol));
    dropDraft(symbol);
    const read = draft.safeParse(text === null ? null : JSON.parse(text));
    if (!read.success || nowMs - read.data.keptMs > goodForMs) return null;
    if (read.data.userId !== null && read.data.userId !== userId) return null;
    const { texts, ...rest } = read.data.state;
    const fresh = initialTicket(rest.side, '');
    const known = Object.fromEntries(Object.entries(fresh.texts).map(([name, empty]) => [name, texts[name] ?? empty]));
    return { ...fresh, ...rest, texts: { ...fresh.texts, ...known } };
  } catch {
    return null;
  }
}
