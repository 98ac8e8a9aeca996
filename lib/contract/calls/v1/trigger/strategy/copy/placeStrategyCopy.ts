// Follow a leader: what he opens from now on is copied in an account of one's own.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { startingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { copyStarting } from '#lib/contract/wire/bots/copy-fields.ts';

export const placeStrategyCopy = defineCall({
  name: 'placeStrategyCopy',
  path: 'v1/trigger/strategy/copy/placeStrategyCopy',
  // A share of the profit goes to somebody else, which no key that trades may promise.
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'trade' }),
  request: changing(copyStarting),
  response: botResult,
  errors: [
    ...startingErrors,
    'marketWithoutBots',
    'termOutOfRange',
    'unknownLeader',
    'ownLeader',
    'leaderFollows',
    'leaderFull',
    'leaderTermsChanged',
    'leverageBeforeStop',
    'stopBehindLiquidation',
  ],
});
