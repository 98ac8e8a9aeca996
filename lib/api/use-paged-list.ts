// A list that comes in pages, newest first, and begins anew when something has happened.
import { useCallback, useEffect, useRef, useState } from 'react';

export type Page<Row> = { readonly list: readonly Row[]; readonly nextId: string | null };

export type PagedList<Row> = {
  /** Null until the first page is here. */
  readonly rows: readonly Row[] | null;
  readonly failed: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  more(): void;
  retry(): void;
};

/** Changes that come in a burst are asked about once. */
const settleMs = 250;

/** `load` with null asks for the first page. `version` changes whenever the list may have; `load` when it is another list. */
export function usePagedList<Row>(
  load: (after: string | null, signal: AbortSignal) => Promise<Page<Row>>,
  version: number,
): PagedList<Row> {
  const [state, setState] = useState<{ readonly load: typeof load; readonly rows: readonly Row[]; readonly nextId: string | null } | null>(
    null,
  );
  const [failed, setFailed] = useState(false);
  const [loadingMore, setLoadingMore] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const shown = state?.load === load ? state : null;
  const first = useRef(true);

  useEffect(() => {
    const controller = new AbortController();
    const start = (): void => {
      setFailed(false);
      load(null, controller.signal).then(
        ({ list, nextId }) => {
          if (!controller.signal.aborted) setState({ load, rows: list, nextId });
        },
        () => {
          if (!controller.signal.aborted) setFailed(true);
        },
      );
    };
    const timer = setTimeout(start, first.current ? 0 : settleMs);
    first.current = false;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [load, version, attempt]);

  const more = useCallback(() => {
    if (shown === null || shown.nextId === null || loadingMore) return;
    setLoadingMore(true);
    load(shown.nextId, new AbortController().signal)
      .then(
        // A list that began anew in the meantime keeps what it has.
        ({ list, nextId }) => setState((now) => (now === shown ? { load, rows: [...now.rows, ...list], nextId } : now)),
        () => setFailed(true),
      )
      .finally(() => setLoadingMore(false));
  }, [load, shown, loadingMore]);

  return {
    rows: shown?.rows ?? null,
    failed,
    hasMore: shown?.nextId !== null && shown !== null,
    loadingMore,
    more,
    retry: () => setAttempt((count) => count + 1),
  };
}
