// The order form of a market as it is kept over a login, and read again.
import * as z from 'zod/mini';

import { Side, TimeInForce, TriggerType } from '#lib/contract/enums.ts';
import { initialTicket, ticketKinds, type TicketState } from './ticket-state.ts';

export const draftOf = (symbol: string): string => `ticket.${symbol}`;

const draft = z.object({
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
});

/** Null: not understood. The best offer is chosen afresh. */
export function readDraft(kept: unknown): TicketState | null {
  const read = draft.safeParse(kept);
  if (!read.success) return null;
  const { texts, ...rest } = read.data;
  const fresh = initialTicket(rest.side, '');
  const known = Object.fromEntries(Object.entries(fresh.texts).map(([name, empty]) => [name, texts[name] ?? empty]));
  return { ...fresh, ...rest, texts: { ...fresh.texts, ...known } };
}
