// A preview of an arbitrage bot with these terms at the prices of the moment. Nothing is started.
import { arbitragePreviewAnswer } from '../../../../../bots/arbitrage/arbitrage-pair.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { reading } from '../../../../../wire/body.ts';
import { arbitragePlacing } from '../../../../../wire/bots/arbitrage-fields.ts';

export const previewArbitrage = defineCall({
  name: 'previewArbitrage',
  path: 'v1/trigger/strategy/arbitrage/placeConfirm',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading(arbitragePlacing),
  response: arbitragePreviewAnswer,
  errors: ['symbolNotOpen', 'marketWithoutBots'],
});
