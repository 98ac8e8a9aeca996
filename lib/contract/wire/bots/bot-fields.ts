// The fields that calls about bots share, as the specification names them where it does.
import * as z from 'zod/mini';

import { botNotices } from '../../bots/bot-notices.ts';
import { StrategyType } from '../../bots/strategy-codes.ts';
import { marginMode } from '../contract-fields.ts';
import { amount, asText, clientOid, rowId, shortText, symbolId, whole } from '../fields.ts';
import { anyLine } from '../list-fields.ts';

/** The bot: the number of its account. */
export const strategyId = rowId('must be the id of a bot');
export const anyStrategyType = z.enum(StrategyType, {
  error: `must be one of ${Object.values(StrategyType)
    .toSorted((a, b) => a - b)
    .join(', ')}`,
});

/** 1 sells (contracts: closes) everything at the end, 2 gives it back as it is. */
export const endOperate = z.literal([1, 2], { error: 'must be 1 (sell) or 2 (keep)' });
/** A price that may be taken away. */
export const priceOrNone = z.optional(z.nullable(amount));
/** Carried by whatever changes a bot: told twice under one name, it is done once. */
export const instructing = { strategyId, clientOid: z.optional(clientOid) };

/** The fields of every start. */
export const startingFields = {
  symbolId,
  /** The market knows its line and its coin: others are refused. */
  businessLine: z.optional(anyLine),
  tokenId: z.optional(shortText),
  /** Started twice under one name, there is one bot. */
  clientOid: z.optional(clientOid),
  /** 1 terms of a suggestion, which aiId names; 2 the owner's own. */
  strategyAttribute: z._default(z.literal([1, 2], { error: 'must be 1 (suggested) or 2 (own)' }), 2),
  aiId: z.optional(asText.check(z.regex(/^[A-Za-z0-9_:.-]{1,80}$/, 'must be the id of a suggestion'))),
  /** Ours: what the owner is told of by messages; left out: all but filled. */
  notices: z.optional(botNotices),
  /** 1 isolated, 2 cross. */
  marginMode: z._default(marginMode, 2),
  leverage: z._default(whole(1, 200), 1),
  endOperate: z._default(endOperate, 1),
};
