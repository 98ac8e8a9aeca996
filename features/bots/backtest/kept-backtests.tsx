'use client';
// Backtests of this kind that the reader keeps of this market, beside the one that is shown: figure by figure.
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { useChange } from '#lib/api/query/use-change.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { BacktestFigures, BacktestRequest } from '#lib/contract/bots/backtest.ts';
import { forgetBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/forget.ts';
import { getKeptBacktests } from '#lib/contract/calls/v1/trigger/strategy/backtest/kept.ts';
import { useCreateBot } from '../create/state/create-context.ts';
import { resultFigures, type FigureName } from './result-figures.ts';
import type { DoneBacktest } from './use-backtest.ts';

const changed = [getKeptBacktests];
const allShown = { hidden: [], onHidden: () => undefined };
const compared = ['total', 'matched', 'unpaired', 'hold', 'drawdown', 'inRange', 'pairs', 'fees'] as const satisfies readonly FigureName[];

/** keptId null: the one that is shown. */
type Row = {
  readonly keptId: string | null;
  readonly request: BacktestRequest;
  readonly coin: string;
  readonly figures: BacktestFigures;
  readonly modelVersion: number;
};

const dayMs = 86_400_000;

export function KeptBacktests({ shown }: { readonly shown: DoneBacktest }) {
  const t = useTranslations('bots.backtest');
  const { kind, form, market, symbols, take, onWay } = useCreateBot();
  const { data } = useCall(getKeptBacktests, { symbolId: symbols[0] ?? market.symbolId }, { anew: true });
  const list = (data?.list ?? []).filter(({ request }) => request.bot.kind === kind.terms);
  const forget = useChange(forgetBacktest, changed);
  const refusalText = useRefusalText();
  const words = form.useKeptText();
  const termsText = ({ request: { bot, fromMs, toMs, fileName } }: Row): string =>
    `${words(bot)} · ${fileName ?? t('days', { count: Math.round((toMs - fromMs) / dayMs) })}`;
  const { coin: shownCoin, figures: shownFigures, modelVersion: shownVersion } = shown.result;
  const first: Row = { keptId: null, request: shown.request, coin: shownCoin, figures: shownFigures, modelVersion: shownVersion };
  const rows: readonly Row[] = [first, ...list];
  const isMixed = list.some(({ modelVersion }) => modelVersion !== shownVersion);
  const columns: readonly Column<Row>[] = [
    { id: 'terms', head: t('column.terms'), onCard: 'title', cell: (row) => (row.keptId === null ? t('thisOne') : termsText(row)) },
    { id: 'model', head: t('column.model'), cell: ({ modelVersion }) => t('modelVersion', { version: modelVersion }) },
    ...compared.map((name): Column<Row> => ({
      id: name,
      head: t(`figure.${name}`),
      numeric: true,
      cell: ({ figures, coin }) => {
        const figure = resultFigures(figures, coin).find((one) => one.name === name);
        return <span className={figure?.tone}>{figure?.text}</span>;
      },
    })),
    {
      id: 'actions',
      head: t('column.actions'),
      atEnd: true,
      onCard: 'nameless',
      cell: ({ keptId, request }) =>
        keptId === null ? null : (
          <span className="inline-flex gap-1">
            <Button
              size="small"
              look="quiet"
              className="max-md:h-11"
              onClick={() => {
                take(request.bot, null);
                onWay('manual');
              }}
            >
              {t('take')}
            </Button>
            <Button
              size="small"
              look="quiet"
              className="max-md:h-11"
              aria-label={t('forget')}
              onClick={() => void forget({ keptId }).catch((error: unknown) => showToast('failed', refusalText(error)))}
            >
              <Trash2 size={13} aria-hidden />
            </Button>
          </span>
        ),
    },
  ];
  if (list.length === 0) return <EmptyState text={t('noneKept')} />;
  return (
    <>
      <DataTable name={t('compare')} columns={columns} rows={rows} keyOf={({ keptId }) => keptId ?? 'shown'} choice={allShown} />
      {isMixed ? <p className="px-3 py-2 text-2xs text-muted">{t('mixedModels')}</p> : null}
    </>
  );
}
