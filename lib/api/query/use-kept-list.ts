// A long list that hardly ever changes, for a part of the page that may want it.
import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';

import { askKeptList, type ListCall } from './kept-lists.ts';
import { useAnswer } from './use-answer.ts';
import { useApi } from '../use-api.ts';
import { useCaller } from './use-caller.ts';

const never = () => () => undefined;

export type KeptList<Item> = {
  /** Undefined until it is here, and while nobody has wanted it. */
  readonly list: readonly Item[] | undefined;
  /** It was asked for in vain. */
  readonly failed: boolean;
};

/** Asked once for the page. A list that could not be had is missing, and asked for again when somebody next wants it. */
export function useKeptList<Request extends z.core.$ZodType, Response extends z.core.$ZodType, Item>(
  wanted: boolean,
  listCall: ListCall<Request, Response, Item>,
): KeptList<Item> {
  const api = useApi();
  const { world } = useCaller();
  const request = Object(listCall.request(undefined));
  const { data, isError } = useAnswer<readonly Item[]>(
    {
      call: listCall.call,
      // Beside answers to the call itself.
      request: ['list', request],
      ask: (signal) => askKeptList(api, listCall, { world, request }, signal),
    },
    { enabled: wanted },
  );
  // The server had none: a part of the page that comes to life late begins as it was written, though others have the list already.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return { list: isAlive ? data : undefined, failed: isAlive && isError };
}
