'use client';
// The export of orders, plans, fills and loans to a file, narrowed as the list is: for spreadsheets, or line by line as it came.
import { useTranslations } from 'next-intl';

import { ExportButton } from '#components/trading/list-tools/export-button.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { lateCode } from '#lib/late/late-code.ts';
import { useDayClock } from '#lib/session/clock/use-day-clock.ts';
import type { ListFilter } from '../filter/list-filter.ts';
import type { ExportedTab } from './exported-tabs.ts';

const file = lateCode(() => import('./list-file.ts'));

type Props = {
  readonly of: ExportedTab;
  /** The filter to which the list is narrowed: the file is too. */
  readonly filter: ListFilter;
  readonly pairOf: (symbol: string) => string;
};

const names: Partial<Readonly<Record<ExportedTab, string>>> = { history: 'orders', planHistory: 'plans' };

export function ExportHistory({ of, filter, pairOf }: Props) {
  const words = { spot: useTranslations('spot'), records: useTranslations('margin.records') };
  const api = useApi();
  const clock = useDayClock();
  const refusalText = useRefusalText();
  const name = `${filter.wallet === null ? '' : `${filter.wallet}-`}${names[of] ?? of}`;
  return (['csv', 'jsonl'] as const).map((format) => (
    <ExportButton
      key={format}
      name={name}
      format={format}
      write={async (signal, onProgress) => {
        const { listFile } = await file.fetch();
        return listFile({ of, format, api, filter, clock: clock(), words, pairOf, signal, onProgress });
      }}
      onFailed={(error) => showToast('failed', refusalText(error))}
    />
  ));
}
