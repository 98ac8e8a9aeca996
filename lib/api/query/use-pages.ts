// A list that comes in pages, newest first, and begins anew when something has happened.
import { hashKey, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';

import type { ApiError } from '../api-error.ts';
import { askedFor } from '../asked-for.ts';
import type { KeyedCall } from './query-key.ts';
import { useAnswers } from './use-answers.ts';

export type Page<Row> = { readonly list: readonly Row[]; readonly nextId: string | null };

export type PagedList<Row> = {
  /** Null until the first page is here. */
  readonly rows: readonly Row[] | null;
  readonly failed: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** Resolves with why the next page could not be had. */
  more(): Promise<ApiError | null>;
  retry(): void;
};

const firstPage: string | null = null;

/** Changes that come in a burst are asked about once. */
const settleMs = 250;

type PagesOf<Row> = {
  /** Gives the list its name, together with `narrowed`: what it is of. */
  readonly call: KeyedCall;
  readonly narrowed: unknown;
  /** With null asks for the first page. */
  readonly load: (after: string | null, signal: AbortSignal) => Promise<Page<Row>>;
  /** Changes whenever the list may have. */
  readonly version: number;
  /** The first page as the server knew it when it made the page. */
  readonly initial?: Page<Row> | undefined;
};

export function usePages<Row>({ call, narrowed, load, version, initial }: PagesOf<Row>): PagedList<Row> {
  const { client, keyOf } = useAnswers();
  const queryKey = [...keyOf(call, narrowed), 'pages'];
  const options = {
    queryKey,
    queryFn: ({ pageParam, signal }: { readonly pageParam: string | null; readonly signal: AbortSignal }) =>
      askedFor(load(pageParam, signal)),
    initialPageParam: firstPage,
    getNextPageParam: (last: Page<Row>) => last.nextId,
  };
  // Rows that are known are shown at once; the effect below asks for what has happened since.
  const list = useInfiniteQuery<Page<Row>, ApiError, InfiniteData<Page<Row>, string | null>, readonly unknown[], string | null>(
    {
      ...options,
      refetchOnMount: false,
      ...(initial === undefined ? {} : { initialData: () => ({ pages: [initial], pageParams: [firstPage] }), gcTime: 0 }),
    },
    client,
  );
  const name = hashKey(queryKey);
  const isGiven = initial !== undefined;
  const shown = useRef<string | null>(null);
  const beginAnew = useRef<() => Promise<unknown>>(async () => undefined);
  useEffect(() => {
    beginAnew.current = async () => {
      const exactly = { queryKey, exact: true };
      await client.cancelQueries(exactly);
      await client.invalidateQueries({ ...exactly, refetchType: 'none' });
      // A list that cannot be had says so itself.
      return client.infiniteQuery({ ...options, pages: 1, staleTime: 0 }).catch(() => undefined);
    };
  });
  useEffect(() => {
    const isOther = shown.current !== name;
    shown.current = name;
    const isKnown = client.getQueryCache().get(name)?.state.data !== undefined;
    if (isOther && (!isKnown || isGiven)) return undefined;
    const timer = setTimeout(() => void beginAnew.current(), isOther ? 0 : settleMs);
    return () => clearTimeout(timer);
  }, [client, name, version, isGiven]);
  const pages = list.data?.pages;
  const { fetchNextPage, refetch } = list;
  return {
    rows: useMemo(() => pages?.flatMap((page) => page.list) ?? null, [pages]),
    failed: list.isError,
    hasMore: list.hasNextPage,
    loadingMore: list.isFetchingNextPage,
    more: async () => (await fetchNextPage()).error,
    retry: () => void refetch(),
  };
}
