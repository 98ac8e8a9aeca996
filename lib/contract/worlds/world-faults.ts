// Faults on demand in a world of one's own, for whoever tests a bot: what each is aimed at.
import * as z from 'zod/mini';

import { channelName } from '../channels/protocol.ts';

/** The aim of each kind: the orders of a seat, or the messages of a channel. */
export const worldFaultAims = {
  /** The seat's next order is taken, and its answer is lost. */
  'lost-answer': 'seat',
  /** The seat's next order meets a front of the book that is too thin for it, and is filled in parts. */
  'partial-fill': 'seat',
  /** The next fills of the seat are told once more, in a message of their own. */
  'repeated-fill': 'seat',
  /** The next update of the channel is not sent: its sequence has a gap. */
  'lost-message': 'channel',
  /** The next update of a book has a checksum that is not that of the book. */
  'wrong-checksum': 'channel',
} as const;
export type WorldFaultKind = keyof typeof worldFaultAims;

const worldFaultKinds = [
  'lost-answer',
  'partial-fill',
  'repeated-fill',
  'lost-message',
  'wrong-checksum',
] as const satisfies readonly WorldFaultKind[];
export const worldFaultKind = z.enum(worldFaultKinds, { error: `must be one of ${worldFaultKinds.join(', ')}` });

/** One that waits to happen. It is forgotten when the world falls asleep or begins anew. */
export const worldFault = z.object({
  kind: worldFaultKind,
  /** Null: any seat. */
  seatNumber: z.nullable(z.number()),
  /** Null: any channel. */
  channel: z.nullable(channelName),
  /** Null: any key of the channel. */
  key: z.nullable(z.string()),
  /** So often it happens yet. */
  times: z.number(),
});
export type WorldFault = z.output<typeof worldFault>;
