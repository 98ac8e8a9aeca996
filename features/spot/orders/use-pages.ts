'use client';
// A list that is read page by page, and read afresh when something has changed.
import { useCallback, useEffect, useState } from 'react';

type Page<Row> = { readonly list: readonly Row[]; readonly nextId: string | null };

export type Pages<Row> = {
  readonly rows: readonly Row[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** Null: there is no further page. */
  readonly more: (() => void) | null;
};

/** `load` must keep its identity between renders; `change` counts what makes the first page old. */
export function usePages<Row>(load: (after: string | undefined) => Promise<Page<Row>>, change: number): Pages<Row> {
  const [pages, setPages] = useState<{ rows: readonly Row[]; nextId: string | null } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    load(undefined)
      .then(({ list, nextId }) => {
        if (!wanted) return;
        setPages({ rows: list, nextId });
        setFailed(false);
      })
      .catch(() => {
        if (wanted) setFailed(true);
      });
    return () => {
      wanted = false;
    };
  }, [load, change]);
  const nextId = pages?.nextId ?? null;
  const more = useCallback(() => {
    if (nextId === null) return;
    load(nextId)
      .then((page) => setPages((known) => ({ rows: [...(known?.rows ?? []), ...page.list], nextId: page.nextId })))
      .catch(() => setFailed(true));
  }, [load, nextId]);
  return { rows: pages?.rows ?? [], state: failed ? 'failed' : pages === null ? 'loading' : 'ready', more: nextId === null ? null : more };
}
