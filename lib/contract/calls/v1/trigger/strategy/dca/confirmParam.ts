// Every order that a martingale would place with these terms at the prices of the moment. Nothing is started.
import { dcaPreviewAnswer } from '#lib/contract/bots/martingale/martingale-preview-answer.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { dcaPlacing } from '#lib/contract/wire/bots/dca-fields.ts';

export const previewDca = defineCall({
  name: 'previewDca',
  path: 'v1/trigger/strategy/dca/confirmParam',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading(dcaPlacing),
  response: dcaPreviewAnswer,
  errors: ['symbolNotOpen'],
});
