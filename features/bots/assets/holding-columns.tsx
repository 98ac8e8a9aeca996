'use client';
// The columns of the list of one's bots by what they hold.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { Button } from '#components/ui/buttons/button.tsx';
import { botPath } from '#lib/contract/bots/bot-path.ts';
import type { BotRow } from '#lib/contract/bots/bot.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { kindOfType } from '../kinds/bot-kinds.ts';
import { nameOfMarket, type MarketOf } from '../lists/use-bot-markets.ts';
import { botCoins } from '../words/bot-coins.ts';
import { moneyText, profitText, toneOf } from '#components/trading/money-text.ts';
import { StateLabel } from '../words/state-label.tsx';
import { putInOf } from './holdings.ts';
import { useOwnAmount } from './use-own-amount.tsx';

const none = '—';

export type FundsWay = 'add' | 'withdraw';

type Asked = {
  readonly marketOf: MarketOf;
  /** Null: nothing tells the price of its coin. */
  readonly valueOf: (strategyId: string) => string | null;
  readonly onFunds: (way: FundsWay, strategyId: string) => void;
};

export function useHoldingColumns({ marketOf, valueOf, onFunds }: Asked): readonly Column<BotRow>[] {
  const t = useTranslations('plaza.assets');
  const kinds = useTranslations('bots.kind');
  const own = useOwnAmount();
  const coinsOf = (row: BotRow): string => botCoins(row, nameOfMarket(row.symbolId, marketOf(row.symbolId)));
  const nameOf = (row: BotRow): string => `${kinds(`${kindOfType(row.strategyType)}.name`)} ${coinsOf(row)}`;
  const money = (id: 'putIn' | 'takenOut' | 'equity', of: (row: BotRow) => string): Column<BotRow> => ({
    id,
    head: t(`column.${id}`),
    numeric: true,
    sortBy: of,
    cell: (row) => own(moneyText(of(row), row.coin)),
  });
  return [
    {
      id: 'bot',
      head: t('column.bot'),
      onCard: 'title',
      sortBy: nameOf,
      cell: (row) => (
        <Link href={botPath(row.strategyId)} className="flex flex-col items-start py-1.5 hover:underline max-md:py-2">
          <bdi dir="ltr" className="font-medium text-primary">
            {coinsOf(row)}
          </bdi>
          <span className="text-2xs text-muted">{kinds(`${kindOfType(row.strategyType)}.name`)}</span>
        </Link>
      ),
    },
    { id: 'state', head: t('column.state'), cell: (row) => <StateLabel bot={row} /> },
    money('putIn', putInOf),
    money('takenOut', ({ returned }) => returned),
    money('equity', ({ equity }) => equity),
    {
      id: 'profit',
      head: t('column.profit'),
      numeric: true,
      sortBy: ({ totalProfit }) => totalProfit,
      cell: ({ totalProfit, coin }) => own(profitText(totalProfit, coin), toneOf(totalProfit)),
    },
    {
      id: 'value',
      head: t('column.value'),
      numeric: true,
      sortBy: ({ strategyId }) => valueOf(strategyId) ?? undefined,
      cell: ({ strategyId }) => {
        const value = valueOf(strategyId);
        return value === null ? none : own(moneyText(value, 'USDT'));
      },
    },
    {
      id: 'act',
      head: t('column.act'),
      atEnd: true,
      onCard: 'line',
      cell: (row) => (
        <span className="flex flex-wrap justify-end gap-1">
          {(['add', 'withdraw'] as const).map((way) => (
            <Button
              key={way}
              size="small"
              look="quiet"
              className="max-md:h-11"
              aria-label={t(way === 'add' ? 'addTo' : 'withdrawFrom', { bot: nameOf(row) })}
              onClick={() => onFunds(way, row.strategyId)}
            >
              {t(way)}
            </Button>
          ))}
        </span>
      ),
    },
  ];
}
