// Lists the adverts that can be taken now: the best price first, then whoever completes most of the orders.
import * as z from 'zod/mini';

import { advertPair, advertSide } from '#lib/contract/c2c/advert-terms.ts';
import { shownAdvert } from '#lib/contract/c2c/advert-answer.ts';
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { amount, asText, pageSize, whole } from '#lib/contract/wire/fields.ts';

export const getAdverts = defineCall({
  name: 'getAdverts',
  path: 'v1/c2c/advert/list',
  ...fromAnybody('read'),
  request: reading({
    /** As the taker acts: buy lists adverts to sell. */
    side: advertSide,
    ...advertPair,
    /** The amount of an order, in the quote. */
    amount: z.optional(amount),
    /** Payment schemes of which an advert has one; left out: any. */
    schemes: z._default(
      z.array(asText.check(z.maxLength(40, 'is longer than 40 characters'))).check(z.maxLength(20, 'must be at most 20')),
      [],
    ),
    /** 1 is the first page. */
    pageNo: z._default(whole(1, 100), 1),
    pageSize,
  }),
  response: z.object({
    list: z.array(shownAdvert),
    hasMore: z.boolean(),
    /** The price that floating adverts go by, in the quote for one coin; null: no market tells. */
    index: z.nullable(z.string()),
  }),
  errors: ['unknownCoin'],
});
