// Follow a leader: what he opens from now on is copied in an account of one's own.
import { botResult } from '../../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { startingErrors } from '../../../../../wire/bots/bot-errors.ts';
import { copyStarting } from '../../../../../wire/bots/copy-fields.ts';

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
