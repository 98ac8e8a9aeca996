// A history of contracts that comes in pages, whatever its rows are: by which call it is asked for, and how.
import type * as z from 'zod/mini';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import type { KeyedCall } from '#lib/api/query/query-key.ts';
import type { Page } from '#lib/api/query/use-pages.ts';
import type { CallDefinition } from '#lib/contract/call.ts';
import type { HistoryScope } from './history-requests.ts';

type PageRequest = { readonly pageSize: number; readonly idLessThan?: string };

export type AskHistory<Row> = {
  readonly call: KeyedCall;
  readonly ask: (api: ApiClient, scope: HistoryScope, page: PageRequest, signal: AbortSignal) => Promise<Page<Row>>;
};

export const historyOf = <Request extends z.core.$ZodType, Row>(
  call: CallDefinition<Request, z.core.$ZodType<Page<Row>>>,
  requestOf: (scope: HistoryScope, page: PageRequest) => z.input<Request>,
): AskHistory<Row> => ({
  call,
  ask: (api, scope, page, signal) => api.call(call, requestOf(scope, page), { signal }),
});
