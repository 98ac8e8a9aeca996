'use client';
// The journal as a file for spreadsheets, narrowed as the page is.
import { ExportButton } from '#components/trading/list-tools/export-button.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { lateCode } from '#lib/late/late-code.ts';
import type { JournalHeads } from './journal-file.ts';
import type { JournalView } from './journal-view.ts';

const file = lateCode(() => import('./journal-file.ts'));

export function ExportJournal({ view, heads }: { readonly view: JournalView; readonly heads: JournalHeads }) {
  const api = useApi();
  const refusalText = useRefusalText();
  const write = async (signal: AbortSignal, onProgress: (count: number) => void): Promise<string> =>
    (await file.fetch()).journalFile({ api, view, heads, signal, onProgress });
  return <ExportButton name="trade-journal" write={write} onFailed={(error) => showToast('failed', refusalText(error))} />;
}
