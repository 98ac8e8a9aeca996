// The order form of a market as it is kept when it is left, and read again.
import * as z from 'zod/mini';

import { Side, TriggerType } from '#lib/contract/enums.ts';
import { draftShape, knownTexts } from '#lib/ticket/ticket-draft.ts';
import { exitWays } from '../form/spot-form.ts';
import { isTicketKind } from '../kinds/spot-kinds.ts';
import { initialTicket, type TicketKind, type TicketState } from './ticket-state.ts';

export const draftOf = (symbol: string): string => `ticket.${symbol}`;

const draft = z.object({
  ...draftShape,
  side: z.enum(Side),
  kind: z.custom<TicketKind>(isTicketKind),
  size: z.union([
    z.object({ by: z.enum(['quantity', 'amount']), text: z.string() }),
    z.object({ by: z.literal('percent'), percent: z.number(), available: z.string() }),
  ]),
  exitBy: z._default(z.enum(exitWays), 'price'),
  takeProfitWatch: z.enum(TriggerType),
  stopLossWatch: z.enum(TriggerType),
  makerOnly: z.boolean(),
});

/** Null: not understood. The best offer is chosen afresh. */
export function readDraft(kept: unknown): TicketState | null {
  const read = draft.safeParse(kept);
  if (!read.success) return null;
  const fresh = initialTicket(read.data.side, '');
  return { ...fresh, ...read.data, texts: knownTexts(fresh.texts, read.data.texts) };
}
