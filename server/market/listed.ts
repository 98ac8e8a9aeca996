// The time since which a market is listed, as the operator writes it.
import { z } from 'zod/mini';

const dayMs = 86_400_000;

/** Whole days before the day on which the venue opened; of a market that came later its date. */
export const listed = z.union([z.number().check(z.int(), z.nonnegative()), z.iso.date()]);

/** 0 where the opening is not known: since ever. */
export const listedMsOf = (written: z.output<typeof listed>, openedMs: number): number =>
  typeof written === 'string' ? Date.parse(written) : Math.max(0, (Math.floor(openedMs / dayMs) - written) * dayMs);
