'use client';
// Everything that a portfolio has done, a row for each coin: bought, sold, carried over, left out.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { PagedTable } from '#components/trading/paged-table.tsx';
import { TimeText } from '#components/trading/time-text.tsx';
import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import type { PortfolioRow } from '#lib/contract/bots/portfolio/portfolio-ledger.ts';
import { portfolioQuoteCoin } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { getPortfolioActions } from '#lib/contract/calls/v1/trigger/strategy/portfolio/actions.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { useBot } from '../../bot/bot-context.ts';
import { moneyText } from '#components/trading/money-text.ts';

const none = '—';
const allShown = { hidden: [], onHidden: () => undefined };
const sideLook = { buy: 'text-positive', sell: 'text-negative' } as const;

export function ActionsPanel() {
  const t = useTranslations('bots.portfolio');
  const { bot, version } = useBot();
  const { strategyId } = bot;
  const zoneMinutes = useZoneOffset();
  const list = useCallPages(getPortfolioActions, {
    narrowed: strategyId,
    request: (page) => ({ strategyId, pageSize: 30, ...page }),
    version,
  });
  const money = (text: string | null): string => (text === null ? none : moneyText(text, portfolioQuoteCoin));
  const columns: readonly Column<PortfolioRow>[] = [
    { id: 'time', head: t('time'), onCard: 'title', cell: ({ timeMs }) => <TimeText timeMs={timeMs} zoneMinutes={zoneMinutes} /> },
    { id: 'action', head: t('action.name'), cell: ({ action }) => t(`action.${action}`) },
    { id: 'coin', head: t('coinHead'), cell: ({ coin }) => (coin === null ? none : <bdi dir="ltr">{coin}</bdi>) },
    {
      id: 'outcome',
      head: t('outcome.name'),
      cell: ({ outcome, side }) =>
        outcome === 'traded' && side !== null ? (
          <span className={sideLook[side]}>{t(`outcome.${side}`)}</span>
        ) : (
          <span className={outcome === 'refused' ? 'text-warning' : ''}>{t(`outcome.${outcome}`)}</span>
        ),
    },
    {
      id: 'count',
      head: t('quantity'),
      numeric: true,
      cell: ({ count }) => (count === null ? none : <NumberCell text={shortNumber(count)} />),
    },
    { id: 'amount', head: t('amount'), numeric: true, cell: ({ amount }) => money(amount) },
    { id: 'fee', head: t('fee'), numeric: true, cell: ({ fee }) => money(fee) },
  ];
  return (
    <PagedTable
      name={t('actions')}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      view={{ isNarrowed: false, onClear: () => undefined, choice: allShown }}
      empty={t('noActions')}
    />
  );
}
