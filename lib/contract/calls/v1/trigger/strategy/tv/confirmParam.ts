// A preview of a signal bot's entries in each of its markets, where an alert names no size. Nothing is started.
import { signalPreviewAnswer } from '#lib/contract/bots/signal/signal-preview-answer.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { signalPlacing } from '#lib/contract/wire/bots/signal-fields.ts';

export const previewTv = defineCall({
  name: 'previewTv',
  path: 'v1/trigger/strategy/tv/confirmParam',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading(signalPlacing),
  response: signalPreviewAnswer,
  errors: ['symbolNotOpen', 'marketWithoutBots'],
});
