// Changes what is known of a call, whatever was asked: for who has told the exchange and need not ask.
import type * as z from 'zod/mini';

import type { CallDefinition } from '#lib/contract/call.ts';
import type { ApiClient } from '../create-api-client.ts';
import { queriesOf } from './query-client.ts';

/** An answer that nobody has asked for stays unknown. */
export function changeAnswers<Request extends z.core.$ZodType, Response extends z.core.$ZodType>(
  api: ApiClient,
  { name }: CallDefinition<Request, Response>,
  change: (known: z.output<Response>) => z.output<Response>,
): void {
  queriesOf(api).setQueriesData<z.output<Response>>({ predicate: ({ queryKey }) => queryKey[0] === name }, (known) =>
    known === undefined ? undefined : change(known),
  );
}
