// A long list that hardly ever changes, for a part of the page that may want it.
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import type { ApiError } from './api-error.ts';
import { askedFor } from './ask-call.ts';
import { askKeptList, type ListCall } from './kept-lists.ts';
import { queriesOf } from './query-client.ts';
import { queryKey } from './query-key.ts';
import { useApi } from './use-api.ts';
import { useCaller } from './use-caller.ts';

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
  const caller = useCaller();
  const request = Object(listCall.request(undefined));
  const { data, isError } = useQuery<readonly Item[], ApiError>(
    {
      queryKey: [...queryKey(listCall.call, caller, request), 'list'],
      queryFn: ({ signal }) => askedFor(askKeptList(api, listCall, { world: caller.world, request }, signal)),
      enabled: wanted,
    },
    queriesOf(api),
  );
  return { list: data, failed: isError };
}
