// Change the leverage of a contract: one for both sides, or of an isolated contract in hedge mode each side's own.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { contractSettings } from '#lib/contract/position.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { contractName, holdSide } from '#lib/contract/wire/contract-fields.ts';
import { whole } from '#lib/contract/wire/fields.ts';

const times = z.optional(whole(1, 1000));

type Leverages = {
  readonly leverage?: number | undefined;
  readonly fixedLongLeverage?: number | undefined;
  readonly fixedShortLeverage?: number | undefined;
};

/** One of the two ways to say it. */
const saidOnce = z.refine<Leverages>(
  ({ leverage, fixedLongLeverage, fixedShortLeverage }: Leverages) =>
    (leverage === undefined) !== (fixedLongLeverage === undefined && fixedShortLeverage === undefined),
  { error: 'or fixedLongLeverage and fixedShortLeverage must be given, and not both', path: ['leverage'] },
);

export const setLeverage = defineCall({
  name: 'setLeverage',
  path: 'v1/mcp/adjust/lever',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({
    ...contractName,
    /** The leverage of both sides; with holdSide of that side alone. */
    leverage: times,
    holdSide: z.optional(holdSide),
    /** A side that is not named keeps its own. */
    fixedLongLeverage: times,
    fixedShortLeverage: times,
  }).check(saidOnce),
  response: contractSettings,
  errors: ['symbolNotOpen', 'invalidLeverage', 'insufficientBalance', 'contractEnded'],
});
