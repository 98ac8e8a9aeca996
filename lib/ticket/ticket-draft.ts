// The draft that every order form keeps when it is left, and the way in which its texts are read again.
import * as z from 'zod/mini';

import { TimeInForce, TriggerType } from '#lib/contract/enums.ts';
import { callbackWays } from './callback.ts';

export const draftShape = {
  texts: z.record(z.string(), z.string()),
  withExit: z.boolean(),
  timeInForce: z.enum(TimeInForce),
  watch: z.enum(TriggerType),
  callbackBy: z._default(z.enum(callbackWays), 'share'),
  executeAt: z.enum(['limit', 'market']),
};

/** Texts that the form of now does not have are left out; those that it has since then are as they begin. */
export function knownTexts<Text extends string>(
  fresh: Readonly<Record<Text, string>>,
  kept: Readonly<Record<string, string>>,
): Readonly<Record<Text, string>> {
  return { ...fresh, ...Object.fromEntries(Object.entries(kept).filter(([name]) => Object.hasOwn(fresh, name))) };
}
