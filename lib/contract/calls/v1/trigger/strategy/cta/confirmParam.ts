// The indicator as it stands, and what a CTA bot would do with these terms at the prices of the moment. Nothing is started.
import { ctaPreviewAnswer } from '#lib/contract/bots/cta/cta-preview-answer.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { ctaPlacing } from '#lib/contract/wire/bots/cta-fields.ts';

export const previewCta = defineCall({
  name: 'previewCta',
  path: 'v1/trigger/strategy/cta/confirmParam',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading(ctaPlacing),
  response: ctaPreviewAnswer,
  errors: ['symbolNotOpen', 'marketWithoutBots'],
});
