// The words of a follower to a copy about what it holds in one market: the text of an instruction of the kind `message`.
import * as z from 'zod/mini';

const trackingMessage = z.discriminatedUnion('action', [
  /** Closes what is held in a market at the market; null: in all of them. */
  z.object({ action: z.literal('close'), symbol: z.nullable(z.string()) }),
  /** The prices in ticks at which what is held there is closed, in place of those of the settings; 0: none. */
  z.object({
    action: z.literal('set-exits'),
    symbol: z.string(),
    takeTicks: z.number().check(z.int(), z.minimum(0)),
    stopTicks: z.number().check(z.int(), z.minimum(0)),
  }),
  /** Takes back the prices that were set for a market, so that the settings hold again; null: for all of them. */
  z.object({ action: z.literal('drop-exits'), symbol: z.nullable(z.string()) }),
]);
export type TrackingMessage = z.output<typeof trackingMessage>;

export const trackingMessageText = (message: TrackingMessage): string => JSON.stringify(message);

/** Null: it says nothing of the kind. */
export function readTrackingMessage(text: string): TrackingMessage | null {
  try {
    return trackingMessage.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
