// The order form of a contract as it is kept when it is left, and read again.
import * as z from 'zod/mini';

import { TriggerType } from '#lib/contract/enums.ts';
import { contractUnits } from '#lib/order-math/futures/contract-unit.ts';
import { draftShape, knownTexts } from '#lib/ticket/ticket-draft.ts';
import { exitWays, ticketActions } from '../form/futures-form.ts';
import { isTicketKind } from '../kinds/futures-kinds.ts';
import { initialTicket, type TicketKind, type TicketState } from './ticket-state.ts';

export const draftOf = (symbolId: string): string => `futures.${symbolId}`;

const draft = z.object({
  ...draftShape,
  action: z.enum(ticketActions),
  kind: z.custom<TicketKind>(isTicketKind),
  size: z.union([
    z.object({ by: z.literal('amount'), text: z.string(), unit: z.enum(contractUnits) }),
    z.object({ by: z.literal('percent'), percent: z.number() }),
  ]),
  exitBy: z.enum(exitWays),
  takeProfitAt: z.enum(['market', 'limit']),
  stopLossAt: z.enum(['market', 'limit']),
  takeProfitWatch: z.nullable(z.enum(TriggerType)),
  stopLossWatch: z.nullable(z.enum(TriggerType)),
  reduceOnly: z.boolean(),
});

/** Null: not understood. The best offer is chosen afresh. */
export function readDraft(kept: unknown): TicketState | null {
  const read = draft.safeParse(kept);
  if (!read.success) return null;
  const fresh = initialTicket('', 'base');
  return { ...fresh, ...read.data, texts: knownTexts(fresh.texts, read.data.texts) };
}
