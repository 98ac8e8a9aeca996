// The effects of borrowed money on the account, newest first: loans, repayments, interest, calls or liquidations.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { lendingMode, marginRecord, marginRecordKind } from '#lib/contract/margin.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { coin, symbolId } from '#lib/contract/wire/fields.ts';
import { pageAnswer, pageFields, timeSpan } from '#lib/contract/wire/list-fields.ts';

export const getMarginRecords = defineCall({
  name: 'getMarginRecords',
  path: 'v1/margin/history/list',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({
    kind: marginRecordKind,
    marginMode: z.optional(lendingMode),
    symbolId: z.optional(symbolId),
    coin: z.optional(coin),
    ...timeSpan,
    ...pageFields,
  }),
  response: pageAnswer(marginRecord),
  errors: ['symbolNotOpen'],
});
