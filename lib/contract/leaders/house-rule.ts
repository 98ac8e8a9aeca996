// The fixed rules by which the exchange itself leads in its simulated market.
import * as z from 'zod/mini';

/** trend: with the short average of prices. reversal: back to the average. breakout: out of the range of before. */
const houseRules = ['trend', 'reversal', 'breakout'] as const;
export type HouseRule = (typeof houseRules)[number];

/** Null: somebody else leads. */
export const houseRuleOrNone = z.nullable(z.enum(houseRules));
