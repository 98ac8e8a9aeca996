// The operator's hand on the replay: play, pause, another speed, another moment.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { sourceState } from '#lib/contract/channels/source.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { whole } from '#lib/contract/wire/fields.ts';

const speedRange = 'must be from 0.1 to 1000';

export const controlReplay = defineCall({
  name: 'controlReplay',
  path: 'v1/operator/replay/control',
  ...fromOperator('funding'),
  request: changing({
    action: z.enum(['play', 'pause', 'speed', 'seek'], { error: 'must be play, pause, speed or seek' }),
    /** speed: recorded time per venue time. */
    speed: z.optional(z.number({ error: speedRange }).check(z.minimum(0.1, speedRange), z.maximum(1000, speedRange))),
    /** seek: the recorded moment to go to, in ms; what comes after it is played, again if it was before. */
    timeMs: z.optional(whole(0, 9_999_999_999_999)),
  }),
  /** As it is after the change. */
  response: sourceState,
  errors: ['noReplay'],
});
