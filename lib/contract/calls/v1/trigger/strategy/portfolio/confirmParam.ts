// The coins that a smart portfolio would buy with these terms at the prices of the moment. Nothing is started.
import { portfolioPreviewAnswer } from '#lib/contract/bots/portfolio/portfolio-preview-answer.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { portfolioPlacing } from '#lib/contract/wire/bots/portfolio-fields.ts';

export const previewPortfolio = defineCall({
  name: 'previewPortfolio',
  path: 'v1/trigger/strategy/portfolio/confirmParam',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading(portfolioPlacing),
  response: portfolioPreviewAnswer,
  errors: [],
});
