'use client';
// A history of contracts as a file, narrowed as the list is.
import { useTranslations } from 'next-intl';

import { ExportButton } from '#components/trading/list-tools/export-button.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { lateCode } from '#lib/late/late-code.ts';
import { useDayClock } from '#lib/session/clock/use-day-clock.ts';
import type { HistoryFilter, HistoryTab } from './history-filter.ts';

const file = lateCode(() => import('./history-file.ts'));

type Props = {
  readonly tab: HistoryTab;
  readonly line: ContractLineKey;
  readonly filter: HistoryFilter;
  readonly markets: ReadonlyMap<string, ContractMarket>;
};

export function ExportHistory({ tab, line, filter, markets }: Props) {
  const t = useTranslations('positions');
  const api = useApi();
  const clock = useDayClock();
  const refusalText = useRefusalText();
  const write = async (signal: AbortSignal, onProgress: (count: number) => void): Promise<string> => {
    const { historyFile } = await file.fetch();
    return historyFile({ tab, api, scope: { line, filter, clock: clock() }, markets, words: t, signal, onProgress });
  };
  return <ExportButton name={`futures-${tab}`} write={write} onFailed={(error) => showToast('failed', refusalText(error))} />;
}
