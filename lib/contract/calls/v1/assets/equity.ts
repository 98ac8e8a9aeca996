// The user's equity: a curve through the past up to this moment, with deposits and withdrawals told apart from gains.
import * as z from 'zod/mini';

import { accountKindIds } from '#lib/contract/accounts/account-kinds.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { signedText } from '#lib/contract/wire/signed-text.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { whole } from '#lib/contract/wire/fields.ts';

/** 1D in hours, 1W in hours, 1M, 3M and 1Y in days. */
export const equitySpans = ['1D', '1W', '1M', '3M', '1Y'] as const;
export type EquitySpan = (typeof equitySpans)[number];

const equityPoint = z.object({
  timeMs: z.number(),
  /** In USDT, without play money unless it is asked for by its account. */
  worth: signedText,
  /** Since the point before, each movement at the prices of its hour: what came (above zero) and went. */
  inflow: signedText,
  /** Since the point before: worth less the worth before, less inflow. */
  gain: signedText,
});

export const getEquity = defineCall({
  name: 'getEquity',
  path: 'v1/assets/equity',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({
    span: z.enum(equitySpans, { error: 'must be 1D, 1W, 1M, 3M or 1Y' }),
    /** Left out: all of them together, and transfers between them neither come nor go. */
    account: z.optional(z.enum(accountKindIds, { error: 'is not known' })),
    /** The start of the user's days: minutes from UTC, in full hours. */
    zoneMinutes: z.optional(whole(-720, 840)),
  }),
  response: z.object({
    /** Oldest first; the last one is of this moment. It begins with the account where that is younger. */
    list: z.array(equityPoint),
    inflow: signedText,
    gain: signedText,
  }),
});
