// A call of an operator to the exchange that runs on this machine, with the operator's own key or the first one.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod/mini';

import type { AnyCall, ResponseOf } from '#lib/contract/call.ts';

const envelope = z.object({ code: z.string(), msg: z.string(), data: z.unknown() });

/** OPERATOR_KEY, or the first key, which lies in the data folder. */
function keyOf(): string {
  const own = process.env['OPERATOR_KEY'] ?? '';
  if (own !== '') return own;
  const path = join(resolve(process.env['DATA_DIR'] || '.data'), 'operator-key');
  if (!existsSync(path)) throw new Error(`there is no key at ${path}: start the exchange once, or set DATA_DIR or OPERATOR_KEY`);
  return readFileSync(path, 'utf8').trim();
}

/** Refuses (Error, in words for the operator) when there is no key, no exchange, or the exchange refuses. */
export async function operatorCall<Call extends AnyCall>(definition: Call, request: object): Promise<ResponseOf<Call>> {
  const key = keyOf();
  const address = `http://127.0.0.1:${process.env['PORT'] || '3000'}`;
  const answer = await fetch(`${address}/api/${definition.path}`, {
    method: definition.method,
    headers: { 'content-type': 'application/json', 'x-operator-key': key },
    body: JSON.stringify(request),
  }).catch(() => {
    throw new Error(`nothing answers at ${address}: is the exchange running, and is PORT right?`);
  });
  const { code, msg, data } = envelope.parse(await answer.json());
  if (code !== '00000') throw new Error(msg);
  return z.parse<Call['response']>(definition.response, data);
}
