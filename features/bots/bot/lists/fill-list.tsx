'use client';
// Everything that a bot has traded, with its fees; also as a file.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { ExportButton } from '#components/trading/list-tools/export-button.tsx';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { PagedTable } from '#components/trading/paged-table.tsx';
import { TimeText } from '#components/trading/time-text.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { collectPages } from '#lib/api/collect-pages.ts';
import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { getStrategyFills } from '#lib/contract/calls/v1/trigger/strategy/fills.ts';
import type { SpotFill } from '#lib/contract/order.ts';
import { csvTable, type CsvColumn } from '#lib/format/csv.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { useBot } from '../bot-context.ts';

const allShown = { hidden: [], onHidden: () => undefined };
const filePageSize = 100;

function ExportFills() {
  const t = useTranslations('bots.fill');
  const api = useApi();
  const refusalText = useRefusalText();
  const { bot, market } = useBot();
  const { strategyId } = bot;
  const write = async (signal: AbortSignal, onProgress: (count: number) => void): Promise<string> => {
    const rows = await collectPages(
      (after) =>
        api.call(getStrategyFills, { strategyId, pageSize: filePageSize, ...(after === null ? {} : { idLessThan: after }) }, { signal }),
      signal,
      onProgress,
    );
    const columns: readonly CsvColumn<SpotFill>[] = [
      { head: t('time'), of: ({ timeMs }) => new Date(timeMs).toISOString() },
      { head: t('market'), of: ({ symbol, symbolId }) => (symbolId === market.symbolId ? market.displayName : symbol) },
      { head: t('side'), of: ({ side }) => t(side) },
      { head: t('price'), of: ({ price }) => price },
      { head: t('quantity'), of: ({ quantity }) => quantity },
      { head: t('value', { coin: market.quoteCoin }), of: ({ amount }) => amount },
      { head: t('fee'), of: ({ fee }) => fee },
      { head: t('feeCoin'), of: ({ feeCoin }) => feeCoin },
      { head: t('orderId'), of: ({ orderId }) => orderId },
    ];
    return csvTable(columns, rows);
  };
  return <ExportButton name={`bot-${strategyId}-trades`} write={write} onFailed={(error) => showToast('failed', refusalText(error))} />;
}

export function FillList() {
  const t = useTranslations('bots.fill');
  const { bot, market, version } = useBot();
  const { strategyId } = bot;
  const zoneMinutes = useZoneOffset();
  const list = useCallPages(getStrategyFills, {
    narrowed: strategyId,
    request: (page) => ({ strategyId, pageSize: 30, ...page }),
    version,
  });
  const isOfSeveral = bot.symbols.length > 1;
  const columns: readonly Column<SpotFill>[] = [
    { id: 'time', head: t('time'), onCard: 'title', cell: ({ timeMs }) => <TimeText timeMs={timeMs} zoneMinutes={zoneMinutes} /> },
    ...(isOfSeveral ? [{ id: 'market', head: t('market'), cell: ({ symbol }: SpotFill) => <bdi dir="ltr">{symbol}</bdi> }] : []),
    {
      id: 'side',
      head: t('side'),
      cell: ({ side }) => <span className={side === 'buy' ? 'text-positive' : 'text-negative'}>{t(side)}</span>,
    },
    {
      id: 'price',
      head: t('price'),
      numeric: true,
      cell: ({ price }) => <NumberCell text={isOfSeveral ? shortNumber(price) : formatPrice(price, market.pricePlace)} />,
    },
    { id: 'quantity', head: t('quantity'), numeric: true, cell: ({ quantity }) => <NumberCell text={shortNumber(quantity)} /> },
    {
      id: 'value',
      head: t('value', { coin: market.quoteCoin }),
      numeric: true,
      cell: ({ amount }) => <NumberCell text={shortAmount(amount)} />,
    },
    { id: 'fee', head: t('fee'), numeric: true, cell: ({ fee, feeCoin }) => <NumberCell text={shortNumber(fee)} unit={feeCoin} /> },
  ];
  return (
    <>
      <div className="flex justify-end border-b border-subtle px-2 py-1">
        <ExportFills />
      </div>
      <PagedTable
        name={t('name')}
        columns={columns}
        list={list}
        keyOf={({ fillId }) => fillId}
        view={{ isNarrowed: false, onClear: () => undefined, choice: allShown }}
        empty={t('none')}
      />
    </>
  );
}
