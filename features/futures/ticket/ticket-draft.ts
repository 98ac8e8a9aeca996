// The order form of a contract as it is kept over a login, and read again.
import * as z from 'zod/mini';

import { TimeInForce, TriggerType } from '#lib/contract/enums.ts';
import { contractUnits } from '#lib/order-math/contract-unit.ts';
import { exitWays, initialTicket, ticketActions, ticketKinds, type TicketState } from './ticket-state.ts';

export const draftOf = (symbolId: string): string => `futures.${symbolId}`;

const draft = z.object({
  action: z.enum(ticketActions),
  kind: z.enum(ticketKinds),
  size: z.union([
    z.object({ by: z.literal('amount'), text: z.string(), unit: z.enum(contractUnits) }),
    z.object({ by: z.literal('percent'), percent: z.number() }),
  ]),
  texts: z.record(z.string(), z.string()),
  withExit: z.boolean(),
  timeInForce: z.enum(TimeInForce),
  exitBy: z.enum(exitWays),
  watch: z.enum(TriggerType),
  executeAt: z.enum(['limit', 'market']),
  reduceOnly: z.boolean(),
});

/** Null: not understood. The best offer is chosen afresh. */
export function readDraft(kept: unknown): TicketState | null {
  const read = draft.safeParse(kept);
  if (!read.success) return null;
  const { texts, ...rest } = read.data;
  const fresh = initialTicket('', 'base');
  const known = Object.fromEntries(Object.entries(fresh.texts).map(([name, empty]) => [name, texts[name] ?? empty]));
  return { ...fresh, ...rest, texts: { ...fresh.texts, ...known } };
}
