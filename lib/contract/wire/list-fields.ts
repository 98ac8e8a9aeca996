// The filters of a list of one's own orders, plans or fills, and the form of its pages.
import * as z from 'zod/mini';

import { marginMode } from '../margin.ts';
import { idLessThan, pageNo, pageSize, pairLessThan, rowLessThan, whole } from './fields.ts';

/** 21 buy, 22 sell. */
export const direction = z.literal([21, 22], { error: 'must be 21 (buy) or 22 (sell)' });

/** Spot and contracts: 21 buy, 22 sell; in hedge mode 1 and 2 open, 3 and 4 close a long and a short. */
export const anyDirection = z.literal([1, 2, 3, 4, 21, 22], { error: 'must be 1, 2, 3, 4, 21 or 22' });

/** 1 spot, 8 to 13 contracts. */
export const anyLine = z.literal([1, 8, 9, 10, 11, 12, 13], { error: 'must be 1 or from 8 to 13' });

/** 1 own coins, 23 margin, 8 to 13 contracts. */
export const anyListLine = z.literal([1, 8, 9, 10, 11, 12, 13, 23], { error: 'must be 1, 23 or from 8 to 13' });

/** The line of spot orders: 1 own coins, 23 margin; absent both. */
export const spotOrMargin = z.optional(z.literal([1, 23], { error: 'must be 1 (spot) or 23 (margin)' }));
/** With line 23: of one of the two kinds of wallets. */
export const ofMarginMode = z.optional(marginMode);

/** PlanType codes; 1, 2, 4, 5 and 8 all mean take-profit and stop-loss. */
export const planType = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], { error: 'must be 0 to 11' });

/** PlanStatus codes of what is over. */
export const planEnd = z.literal([2, 3, 4], { error: 'must be 2 (done), 3 (failed) or 4 (cancelled)' });

/** The end of the year 9999. */
const latestMs = 253_402_300_799_999;

/** Milliseconds; both ends belong to the span, and either may be left open. */
export const timeSpan = { startTime: z.optional(whole(0, latestMs)), endTime: z.optional(whole(0, latestMs)) };

export const pageFields = { idLessThan, pageSize };
/** The page of a list whose ids are numbers of rows. */
export const rowPageFields = { idLessThan: rowLessThan, pageSize };
/** The page of fills and of alerts, whose ids are made of two numbers. */
export const pairPageFields = { idLessThan: pairLessThan, pageSize };

/** The pages of orders, plans and fills may be asked for by number too: of what is before `idLessThan`, where both are given. */
export const numberedPageFields = { ...pageFields, pageNo };
export const numberedPairPageFields = { ...pairPageFields, pageNo };

/** `nextId`: where the next page goes on (idLessThan); null: there is none. */
export const pageAnswer = <Row extends z.core.$ZodType>(row: Row) => z.object({ list: z.array(row), nextId: z.nullable(z.string()) });
