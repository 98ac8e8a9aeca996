// The speed of pages as browsers have measured it, by kind of page.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { pageKinds, speedMeasures } from '#lib/contract/site/page-speed.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const getPageSpeed = defineCall({
  name: 'getPageSpeed',
  path: 'v1/operator/site/speed',
  ...fromOperator('read'),
  request: changing({}),
  response: z.object({
    list: z.array(
      z.object({
        page: z.enum(pageKinds),
        measure: z.enum(speedMeasures),
        reports: z.number(),
        median: z.number(),
        /** Three of four were no slower. */
        p75: z.number(),
      }),
    ),
  }),
});
