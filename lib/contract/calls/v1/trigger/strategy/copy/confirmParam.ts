// Preview a copy: the size that it would make of a leader’s opening. Nothing is started.
import * as z from 'zod/mini';

import { copyPreviewAnswer } from '#lib/contract/bots/copy/copy-preview-answer.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { copyPlacing } from '#lib/contract/wire/bots/copy-fields.ts';
import { amount, whole } from '#lib/contract/wire/fields.ts';

export const previewCopy = defineCall({
  name: 'previewCopy',
  path: 'v1/trigger/strategy/copy/confirmParam',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({
    ...copyPlacing,
    /** The leader’s opening, in base coins; his leverage; and what he is worth. */
    leaderCount: z._default(amount, '1'),
    leaderLeverage: z._default(whole(1, 200), 1),
    leaderEquity: z.optional(amount),
  }),
  response: copyPreviewAnswer,
  errors: ['symbolNotOpen', 'marketWithoutBots'],
});
