'use client';
// The columns of the lists of bots; of those that have ended, when and why in the place of the range.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { TimeText } from '#components/trading/time-text.tsx';
import { botPath } from '#lib/contract/bots/bot-path.ts';
import { coinPicture } from '#lib/format/coin-picture.ts';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import type { BotRow } from '#lib/contract/bots/bot.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { botKinds, kindOfType } from '../kinds/bot-kinds.ts';
import { botCoins } from '../words/bot-coins.ts';
import { durationText } from '../words/duration-text.ts';
import { moneyText, profitText, toneOf } from '#components/trading/money-text.ts';
import { StateLabel } from '../words/state-label.tsx';
import { nameOfMarket, type MarketOf } from './use-bot-markets.ts';

const none = '—';

function rangeText({ lowerPrice, upperPrice, symbolId }: BotRow, marketOf: MarketOf): string {
  if (lowerPrice === null) return none;
  const places = marketOf(symbolId)?.pricePlace ?? 2;
  return isolateLtr(`${formatPrice(lowerPrice, places)} – ${upperPrice === null ? '∞' : formatPrice(upperPrice, places)}`);
}

/** `nowMs`: for how long each has run until now. */
export function useBotColumns(marketOf: MarketOf, ended: boolean, nowMs: number): readonly Column<BotRow>[] {
  const t = useTranslations('bots');
  const zoneMinutes = useZoneOffset();
  const lasted = ({ startTimeMs, endTimeMs }: BotRow): string =>
    startTimeMs === null || nowMs === 0 ? none : durationText(t, Math.max(0, (endTimeMs ?? nowMs) - startTimeMs));
  const money = (id: 'totalProfit' | 'matchedProfit' | 'unpairedProfit'): Column<BotRow> => ({
    id,
    head: t(`column.${id}`),
    numeric: true,
    sortBy: (row) => row[id],
    cell: (row) => (
      <span className={toneOf(row[id])}>
        {profitText(row[id], row.coin)}
        {id === 'totalProfit' ? (
          <span className="block text-2xs">{isolateLtr(formatPercent(row.totalRate, { sign: 'always' }))}</span>
        ) : null}
      </span>
    ),
  });
  return [
    {
      id: 'bot',
      head: t('column.bot'),
      onCard: 'title',
      sortBy: ({ symbolId }) => symbolId,
      cell: (row) => {
        const market = marketOf(row.symbolId);
        const kind = kindOfType(row.strategyType);
        const { direction } = botKinds[kind].factsOf(row.bot);
        const look = 'flex items-center gap-2 py-1.5 max-md:py-2';
        const name = (
          <>
            {market === undefined ? null : <CoinIcon coin={coinPicture(market)} size={18} />}
            <span className="flex flex-col items-start">
              <bdi dir="ltr" className="font-medium text-primary">
                {botCoins(row, nameOfMarket(row.symbolId, market))}
              </bdi>
              <span className="text-2xs text-muted">
                {t(`kind.${kind}.name`)}
                {direction === null ? '' : ` · ${t(`direction.${direction}`)}`}
              </span>
            </span>
          </>
        );
        // One that has ended in a market that is listed no more has no page.
        if (ended && market === undefined) return <span className={look}>{name}</span>;
        return (
          <Link href={botPath(row.strategyId)} className={`${look} hover:underline`}>
            {name}
          </Link>
        );
      },
    },
    { id: 'state', head: t('column.state'), cell: (row) => <StateLabel bot={row} /> },
    {
      id: 'invested',
      head: t('column.invested'),
      numeric: true,
      sortBy: ({ invested }) => invested,
      cell: (row) => moneyText(row.invested, row.coin),
    },
    money('totalProfit'),
    money('matchedProfit'),
    money('unpairedProfit'),
    {
      id: 'pairs',
      head: t('column.pairs'),
      numeric: true,
      sortBy: ({ matchedCount }) => matchedCount,
      cell: ({ matchedCount }) => matchedCount,
    },
    ended
      ? {
          id: 'ended',
          head: t('column.ended'),
          sortBy: ({ endTimeMs }) => endTimeMs ?? 0,
          cell: ({ endTimeMs }) => (endTimeMs === null ? none : <TimeText timeMs={endTimeMs} zoneMinutes={zoneMinutes} />),
        }
      : { id: 'range', head: t('column.range'), numeric: true, onCard: 'line', cell: (row) => rangeText(row, marketOf) },
    { id: 'lasted', head: t('column.lasted'), atEnd: true, sortBy: ({ startTimeMs }) => startTimeMs ?? 0, cell: lasted },
  ];
}
