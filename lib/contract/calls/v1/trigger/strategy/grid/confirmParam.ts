// The preview of what a grid would do with these terms at the prices of the moment. Nothing is started.
import { gridPreviewAnswer } from '#lib/contract/bots/grid/grid-preview-answer.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { gridPlacing } from '#lib/contract/wire/bots/grid-fields.ts';

export const previewGrid = defineCall({
  name: 'previewGrid',
  path: 'v1/trigger/strategy/grid/confirmParam',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading(gridPlacing),
  response: gridPreviewAnswer,
  errors: ['symbolNotOpen'],
});
