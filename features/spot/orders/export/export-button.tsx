'use client';
// Takes one's history home as a file: says how far it is, and stops when it is pressed again.
import { Download, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import { getOrderHistory } from '#lib/contract/calls/v1/spot/order/history.ts';
import type { ListFilter } from '../filter/list-filter.ts';
import { fillsRequest, historyRequest } from '../filter/requests.ts';
import { useClock } from '../use-clock.ts';

type Props = {
  readonly of: 'history' | 'fills';
  /** To which the list is narrowed: the file is too. */
  readonly filter: ListFilter;
  readonly pairOf: (symbol: string) => string;
};

const pageSize = 100;

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export function ExportButton({ of, filter, pairOf }: Props) {
  const t = useTranslations('spot');
  const api = useApi();
  const clock = useClock();
  const refusalText = useRefusalText();
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setCount(0);
    const now = clock();
    const page = (after: string | null) => ({ pageSize, ...(after === null ? {} : { idLessThan: after }) });
    const orders = (after: string | null) => api.call(getOrderHistory, { ...historyRequest(filter, now), ...page(after) }, { signal });
    const fills = (after: string | null) => api.call(getFills, { ...fillsRequest(filter, now), ...page(after) }, { signal });
    try {
      const [{ collect }, { csvOf }, { fillColumns, orderColumns }] = await Promise.all([
        import('./collect.ts'),
        import('./csv.ts'),
        import('./export-rows.ts'),
      ]);
      const write = <Row,>(
        columns: readonly { readonly head: string; readonly of: (row: Row) => string }[],
        rows: readonly Row[],
      ): string =>
        csvOf(
          columns.map(({ head }) => head),
          rows.map((row) => columns.map((column) => column.of(row))),
        );
      const text =
        of === 'fills'
          ? write(fillColumns(t, pairOf), await collect(fills, signal, setCount))
          : write(orderColumns(t, pairOf), await collect(orders, signal, setCount));
      save(text, `meridian-${of === 'fills' ? 'fills' : 'orders'}-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      if (!signal.aborted) showToast('failed', refusalText(error));
    }
    setCount(null);
    running.current = null;
  };
  return count === null ? (
    <Button size="small" look="quiet" onClick={() => void run()} className="max-md:h-11">
      <Download size={13} aria-hidden /> {t('export.csv')}
    </Button>
  ) : (
    <Button size="small" look="quiet" onClick={() => running.current?.abort()} className="max-md:h-11">
      <X size={13} aria-hidden /> {t('export.stop', { count })}
    </Button>
  );
}
