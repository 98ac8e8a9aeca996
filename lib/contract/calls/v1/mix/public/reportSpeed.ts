// Tell how fast a page was in this browser: its kind and three numbers, nothing of the person.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { pageKinds } from '#lib/contract/site/page-speed.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { asText } from '#lib/contract/wire/fields.ts';

const milliseconds = z.optional(z.number().check(z.minimum(0), z.maximum(600_000)));

export const reportSpeed = defineCall({
  name: 'reportSpeed',
  path: 'v1/mix/public/reportSpeed',
  ...fromAnybody('session'),
  request: changing({
    token: asText.check(z.minLength(1), z.maxLength(100)),
    page: z.enum(pageKinds),
    lcp: milliseconds,
    inp: milliseconds,
    cls: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  }),
  response: nothing,
  errors: ['linkOver', 'tooManyRequests'],
});
