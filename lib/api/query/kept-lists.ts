// Long lists that hardly ever change, kept on this device with their hash: the exchange sends one again only when it has changed.
import * as z from 'zod/mini';

import type { CallDefinition } from '#lib/contract/call.ts';
import type { ApiClient } from '../create-api-client.ts';

const prefix = 'list:';

/** The place of one call with one request, in one world. */
export type KeptPlace = { readonly world: string; readonly request: object };

const keyOf = (name: string, { world, request }: KeptPlace): string => `${prefix}${name}:${world}:${JSON.stringify(request)}`;

/** Everything that is kept: a part that cannot be read says nothing good of the others. */
function clearKeptLists(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // A device that keeps nothing (private windows) has nothing to clear.
  }
}

/** As it was answered last; null when nothing is kept. What cannot be read clears the cache, as if nothing had been kept. */
function readKept<Response extends z.core.$ZodType>(response: Response, key: string): z.output<Response> | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : z.parse(response, JSON.parse(text));
  } catch {
    clearKeptLists();
    return null;
  }
}

/** A device without room goes on without. */
function keep(key: string, answer: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(answer));
  } catch {
    // As said.
  }
}

export type ListCall<Request extends z.core.$ZodType, Response extends z.core.$ZodType, Item> = {
  readonly call: CallDefinition<Request, Response>;
  /** With the hash that is known, where one is. */
  readonly request: (md5: string | undefined) => z.input<Request>;
  /** Null: the hash still holds. */
  readonly read: (answer: z.output<Response>) => { readonly md5: string; readonly list: readonly Item[] | null };
};

/** The list as it is now. Rejects when the exchange does not answer. */
export async function askKeptList<Request extends z.core.$ZodType, Response extends z.core.$ZodType, Item>(
  api: ApiClient,
  { call, request, read }: ListCall<Request, Response, Item>,
  place: KeptPlace,
  signal: AbortSignal,
): Promise<readonly Item[]> {
  const key = keyOf(call.name, place);
  const kept = readKept(call.response, key);
  const known = kept === null ? null : read(kept);
  const isKnown = known !== null && known.list !== null && known.md5 !== '';
  const answer = await api.call(call, request(isKnown ? known.md5 : undefined), { signal });
  const { md5, list } = read(answer);
  if (list !== null) {
    if (md5 !== '') keep(key, answer);
    return list;
  }
  // Told that the hash holds: what it stands for is what is kept.
  return known?.list ?? [];
}
