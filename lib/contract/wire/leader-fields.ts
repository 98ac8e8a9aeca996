// The fields that calls about leaders share.
import * as z from 'zod/mini';

import { leaderLine } from '../leaders/leader-line.ts';
import { TradingMode } from '../trading-mode.ts';
import { asText, rowId, whole } from './fields.ts';

/** The number of the leader's account. */
export const leaderId = rowId('must be the id of a leader');
/** Percent of the profit of each copy. */
export const sharePercent = whole(0, 100);
export const namingLeader = { leaderId, line: leaderLine };

/** live when left out. */
export const world = z._default(z.enum(TradingMode, { error: 'must be live or paper' }), TradingMode.live);
export const operatorReason = z._default(asText.check(z.trim(), z.maxLength(200, 'is longer than 200 characters')), '');
