// A history page by page, as it is narrowed now.
import { useApi } from '#lib/api/use-api.ts';
import { usePages, type PagedList } from '#lib/api/query/use-pages.ts';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import { useDayClock } from '#lib/session/clock/use-day-clock.ts';
import type { HistoryFilter } from './history-filter.ts';
import type { AskHistory } from './history-of.ts';

type Narrowed = {
  readonly line: ContractLineKey;
  readonly filter: HistoryFilter;
  /** Grows whenever the list may have. */
  readonly version: number;
};

const pageSize = 20;

export function useHistory<Row>({ call, ask }: AskHistory<Row>, { line, filter, version }: Narrowed): PagedList<Row> {
  const api = useApi();
  const clock = useDayClock();
  return usePages<Row>({
    call,
    narrowed: [line, filter, clock().zoneMinutes],
    load: (after, signal) =>
      ask(api, { line, filter, clock: clock() }, { pageSize, ...(after === null ? {} : { idLessThan: after }) }, signal),
    version,
  });
}
