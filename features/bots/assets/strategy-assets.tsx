'use client';
// The holdings of one's bots, by bot and by coin, with what was put in, taken out and made; funds are moved from here, and all of it is a file.
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { ExportButton } from '#components/trading/list-tools/export-button.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { lateDialog } from '#components/ui/late/late-part.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useAnswers } from '#lib/api/query/use-answers.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { BotRow } from '#lib/contract/bots/bot.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { getStrategyAssets } from '#lib/contract/calls/v1/trigger/strategy/subAccount/assets.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useHiddenColumns } from '#lib/session/layout/use-hidden-columns.ts';
import { kindOfType } from '../kinds/bot-kinds.ts';
import { nameOfMarket, useBotMarkets } from '../lists/use-bot-markets.ts';
import { useRunningBots } from '../lists/use-running-bots.ts';
import { AssetTotals } from './asset-totals.tsx';
import { AuthorIncome } from './author-income.tsx';
import { HeldCoins } from './held-coins.tsx';
import { holdingsFile } from './holdings-file.ts';
import { useHoldingColumns, type FundsWay } from './holding-columns.tsx';
import { heldCoins, sumsByCoin } from './holdings.ts';

const FundsOfBot = lateDialog(async () => (await import('./funds-of-bot.tsx')).FundsOfBot);

type Props = {
  readonly initial: { readonly bots: readonly BotRow[]; readonly assets: ResponseOf<typeof getStrategyAssets> };
  /** The cookie of columns that are put away. */
  readonly columns: string | undefined;
  /** The curve of the worth of all of them. */
  readonly curve: ReactNode;
};

const everyMs = 15_000;
const box = 'flex min-w-0 flex-col border-y border-subtle bg-surface-1 md:rounded-xl md:border';

export function StrategyAssets({ initial, columns, curve }: Props) {
  const t = useTranslations('plaza.assets');
  const kinds = useTranslations('bots.kind');
  const refusalText = useRefusalText();
  const { again } = useAnswers();
  const [funds, setFunds] = useState<{ readonly way: FundsWay; readonly strategyId: string } | null>(null);
  const assets = useCall(getStrategyAssets, {}, { initial: initial.assets, everyMs }).data ?? initial.assets;
  const bots = useRunningBots().bots ?? initial.bots;
  const marketOf = useBotMarkets(bots.map(({ symbolId }) => symbolId));
  const valueOf = (strategyId: string): string | null => assets.list.find((one) => one.strategyId === strategyId)?.usdtValue ?? null;
  const shown = useHoldingColumns({ marketOf, valueOf, onFunds: (way, strategyId) => setFunds({ way, strategyId }) });
  const choice = useHiddenColumns(columns)('botAssets');
  const write = async (): Promise<string> =>
    holdingsFile(bots, {
      head: (id) => t(`column.${id}`),
      nameOf: ({ strategyType, symbolId }) => [kinds(`${kindOfType(strategyType)}.name`), nameOfMarket(symbolId, marketOf(symbolId))],
      valueOf,
    });
  const close = (): void => {
    setFunds(null);
    again(getStrategyAssets).catch(() => undefined);
  };
  return (
    <div className="page-wide flex flex-col gap-4 py-6 md:gap-5 md:px-4 md:py-8">
      <div className="flex flex-wrap items-end justify-between gap-3 px-4 md:px-0">
        <div>
          <h1 className="page-title">{t('title')}</h1>
          <p className="mt-1 text-sm text-muted">{t('about')}</p>
        </div>
        <Link href="/trading-bot" className={`${buttonClasses('secondary')} max-md:h-11`}>
          {t('running', { count: bots.length })}
        </Link>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <AssetTotals total={assets.totalUsdtValue} sums={sumsByCoin(bots)} />
        {curve}
      </div>
      <section aria-labelledby="assets-by-bot" className={box}>
        <div className="flex items-center justify-between gap-2 border-b border-subtle px-3 py-2">
          <h2 id="assets-by-bot" className="text-sm font-semibold">
            {t('bots')}
          </h2>
          {bots.length === 0 ? null : (
            <ExportButton name="bot-assets" write={write} onFailed={(error) => showToast('failed', refusalText(error))} />
          )}
        </div>
        {bots.length === 0 ? (
          <EmptyState text={t('none')} />
        ) : (
          <div className="min-w-0 overflow-x-auto">
            <DataTable name={t('bots')} columns={shown} rows={bots} keyOf={({ strategyId }) => strategyId} choice={choice} />
          </div>
        )}
      </section>
      <section aria-labelledby="assets-by-coin" className={box}>
        <h2 id="assets-by-coin" className="border-b border-subtle px-3 py-2 text-sm font-semibold">
          {t('coins')}
        </h2>
        <HeldCoins list={heldCoins(assets.list.flatMap(({ coins }) => coins))} />
      </section>
      <AuthorIncome />
      {funds === null ? null : <FundsOfBot way={funds.way} strategyId={funds.strategyId} onClose={close} />}
    </div>
  );
}
