// A preview of an arbitrage bot with these terms at the prices of the moment. Nothing is started.
import { arbitragePreviewAnswer } from '#lib/contract/bots/arbitrage/arbitrage-pair.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { arbitragePlacing } from '#lib/contract/wire/bots/arbitrage-fields.ts';

export const previewArbitrage = defineCall({
  name: 'previewArbitrage',
  path: 'v1/trigger/strategy/arbitrage/placeConfirm',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading(arbitragePlacing),
  response: arbitragePreviewAnswer,
  errors: ['symbolNotOpen', 'marketWithoutBots'],
});
