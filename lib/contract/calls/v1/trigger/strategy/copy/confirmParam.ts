// Preview a copy: the size that it would make of a leader’s opening. Nothing is started.
import * as z from 'zod/mini';

import { copyPreviewAnswer } from '../../../../../bots/copy/copy-preview-answer.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { reading } from '../../../../../wire/body.ts';
import { copyPlacing } from '../../../../../wire/bots/copy-fields.ts';
import { amount, whole } from '../../../../../wire/fields.ts';

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
