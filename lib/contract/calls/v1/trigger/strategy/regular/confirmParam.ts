// The rounds of an auto-invest with these terms, at the prices of the moment. Nothing is started.
import { regularPreviewAnswer } from '#lib/contract/bots/regular/regular-preview-answer.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { regularPlacing } from '#lib/contract/wire/bots/regular-fields.ts';

export const previewRegular = defineCall({
  name: 'previewRegular',
  path: 'v1/trigger/strategy/regular/confirmParam',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading(regularPlacing),
  response: regularPreviewAnswer,
  errors: ['symbolNotOpen'],
});
