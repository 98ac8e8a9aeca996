'use client';
// The reader's bots that run, those that need their owner first, with what each of those needs in words.
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';

import type { ChosenColumns, Column } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { botPath } from '#lib/contract/bots/bot-path.ts';
import type { BotRow } from '#lib/contract/bots/bot.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { kindOfType } from '../kinds/bot-kinds.ts';
import { botCoins } from '../words/bot-coins.ts';
import { useBotColumns } from './bot-columns.tsx';
import { nameOfMarket, useBotMarkets, type MarketOf } from './use-bot-markets.ts';
import { useMinute } from './use-minute.ts';

function Needs({ bots, marketOf }: { readonly bots: readonly BotRow[]; readonly marketOf: MarketOf }) {
  const t = useTranslations('bots');
  const waiting = bots.flatMap((bot) => (bot.needsOwner === null ? [] : [{ bot, need: bot.needsOwner }]));
  if (waiting.length === 0) return null;
  return (
    <ul aria-label={t('needs')} className="flex flex-col gap-1 border-b border-subtle p-3">
      {waiting.map(({ bot, need }) => (
        <li key={bot.strategyId} className="flex items-start gap-2 text-xs">
          <TriangleAlert
            size={14}
            aria-hidden
            className={`mt-0.5 shrink-0 ${need === 'out-of-range' ? 'text-warning' : 'text-negative'}`}
          />
          <span className="text-secondary">
            <Link href={botPath(bot.strategyId)} className="font-medium text-primary hover:underline">
              {t(`kind.${kindOfType(bot.strategyType)}.name`)}{' '}
              <bdi dir="ltr">{botCoins(bot, nameOfMarket(bot.symbolId, marketOf(bot.symbolId)))}</bdi>
            </Link>
            {': '}
            {t(`need.${need}.text`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  readonly bots: readonly BotRow[] | null;
  readonly choice: ChosenColumns;
  /** Columns that say nothing of these bots, by their ids. */
  readonly withoutColumns: readonly string[];
  /** Columns that they alone have, behind the first. */
  readonly ownColumns?: readonly Column<BotRow>[];
  readonly empty: string;
};

export function RunningBots({ bots, choice, withoutColumns, ownColumns = [], empty }: Props) {
  const t = useTranslations('bots');
  const marketOf = useBotMarkets((bots ?? []).map(({ symbolId }) => symbolId));
  const shown = useBotColumns(marketOf, false, useMinute())
    .filter(({ id }) => !withoutColumns.includes(id))
    .toSpliced(1, 0, ...ownColumns);
  if (bots === null) return <ListWaiting />;
  if (bots.length === 0) return <EmptyState text={empty} />;
  return (
    <>
      <Needs bots={bots} marketOf={marketOf} />
      <DataTable name={t('tab.running')} columns={shown} rows={bots} keyOf={({ strategyId }) => strategyId} choice={choice} />
    </>
  );
}
