// A list that a call answers in pages, newest first, each beginning after the last row of the one before.
import type * as z from 'zod/mini';

import type { CallDefinition } from '#lib/contract/call.ts';
import { useApi } from '../use-api.ts';
import { usePages, type Page, type PagedList } from './use-pages.ts';

type PagesOf<Request, Row> = {
  /** To what the list is narrowed: another one is another list. The request itself may move with the clock. */
  readonly narrowed: unknown;
  /** The request for a page; the first begins after nothing. */
  readonly request: (page: { readonly idLessThan?: string }) => Request;
  /** Changes whenever the list may have. */
  readonly version: number;
  /** The first page as the server knew it when it made the page. */
  readonly initial?: Page<Row>;
};

export function useCallPages<Request extends z.core.$ZodType, Row>(
  call: CallDefinition<Request, z.core.$ZodType<Page<Row>>>,
  { narrowed, request, version, initial }: PagesOf<z.input<Request>, Row>,
): PagedList<Row> {
  const api = useApi();
  return usePages<Row>({
    call,
    narrowed,
    load: (after, signal) => api.call(call, request(after === null ? {} : { idLessThan: after }), { signal }),
    version,
    initial,
  });
}
