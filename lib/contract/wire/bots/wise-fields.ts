// A wise bot in the words of calls: its tier, its amount and its leverage, and whose suggestion its terms are.
import * as z from 'zod/mini';

import { SuggestionGrade } from '../../bots/suggestion-grade.ts';
import { amount, clientOid, shortText, symbolId, whole } from '../fields.ts';
import { anyLine } from '../list-fields.ts';

const tier = z.enum(SuggestionGrade, { error: 'must be conservative, steady or aggressive' });

export const wisePlacing = {
  symbolId,
  /** The market knows its line and its coin: others are refused. */
  businessLine: z.optional(anyLine),
  tokenId: z.optional(shortText),
  /** Started twice under one name, there is one bot. */
  clientOid: z.optional(clientOid),
  tier,
  investAmount: amount,
  leverage: whole(1, 200),
};

/** The field of a start that says a term: whatever else does not do was chosen by the exchange, and is told at the tier. */
export const wiseFieldOf: Readonly<Record<string, string>> = {
  investment: 'investAmount',
  quoteInvestment: 'investAmount',
  leverage: 'leverage',
};
