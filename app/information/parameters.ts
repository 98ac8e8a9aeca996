// The exchange's own parameters and figures for information pages: the same for everybody, and never as old as a minute.
import 'server-only';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { publicExchange } from '../exchange/exchange.ts';
import { shareAnswers } from '../exchange/shared-answer.ts';

/** The value that was read, and its time. */
export type Parameters<Value> = { readonly value: Value; readonly asOfMs: number };

/** A page says when they were read. They are of the live venue: whoever trades with demo money reads the same rules. */
const reading = { freshMs: 20_000, usableMs: 40_000 } as const;

/** Null: the exchange does not answer, and has not for a while. */
export function shareParameters<Value>(
  ask: (client: ApiClient, key: string) => Promise<Value>,
): (key?: string) => Promise<Parameters<Value> | null> {
  const shared = shareAnswers(async (key) => {
    const asOfMs = Date.now();
    return { value: await ask(publicExchange(), key), asOfMs };
  }, reading);
  return async (key = '') => await shared(key).catch(() => null);
}
