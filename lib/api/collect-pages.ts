// All rows of a list, page by page, however many there are.
import type { Page } from './query/use-pages.ts';

/** More is no longer a file that anybody opens; the newest are kept. */
const maxRows = 100_000;

/** Rejects when a page cannot be had or `signal` says stop: half a file is no file. */
export async function collectPages<Row>(
  load: (after: string | null) => Promise<Page<Row>>,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let after: string | null = null; ;) {
    const page: Page<Row> = await load(after);
    signal.throwIfAborted();
    rows.push(...page.list);
    onProgress(rows.length);
    if (page.nextId === null || rows.length >= maxRows) return rows;
    after = page.nextId;
  }
}
