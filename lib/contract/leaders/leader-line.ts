// The lines that an account can lead, each for itself: coins, or contracts margined in USDT (in demo trading SUSDT).
import * as z from 'zod/mini';

export const leaderLines = ['spot', 'futures'] as const;
export type LeaderLine = (typeof leaderLines)[number];

export const leaderLine = z.enum(leaderLines, { error: 'must be spot or futures' });
