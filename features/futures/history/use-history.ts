// Loads a history page by page, as it is narrowed now.
import { useCallback } from 'react';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { useApi } from '#lib/api/use-api.ts';
import type { Page } from '#lib/api/use-paged-list.ts';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import { useDayClock } from '#lib/session/use-day-clock.ts';
import type { HistoryFilter } from './history-filter.ts';
import type { HistoryScope } from './history-requests.ts';

type PageRequest = { readonly pageSize: number; readonly idLessThan?: string };

/** `ask` lives outside of components: another function would be another list. */
export type AskHistory<Row> = (api: ApiClient, scope: HistoryScope, page: PageRequest, signal: AbortSignal) => Promise<Page<Row>>;

const pageSize = 20;

/** The same function until another list is meant. */
export function useHistory<Row>(
  ask: AskHistory<Row>,
  line: ContractLineKey,
  filter: HistoryFilter,
): (after: string | null, signal: AbortSignal) => Promise<Page<Row>> {
  const api = useApi();
  const clock = useDayClock();
  return useCallback(
    (after, signal) => ask(api, { line, filter, clock: clock() }, { pageSize, ...(after === null ? {} : { idLessThan: after }) }, signal),
    [ask, api, line, filter, clock],
  );
}
