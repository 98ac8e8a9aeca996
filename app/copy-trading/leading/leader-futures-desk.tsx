// The terminal of somebody who leads contracts: the desk, and beside the order form those who copy.
import 'server-only';

import { notFound, redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';

import { CopiedPanel } from '#features/copy-trading/lead/copied-panel.tsx';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { FuturesDesk, type DeskProps } from '../../[locale]/futures/futures-desk.tsx';
import { loadFutures } from '../../[locale]/futures/load-futures.ts';
import { readInterval } from '../../exchange/market-answers.ts';
import { worldOfPage } from '../../exchange/exchange.ts';
import { copiedOfLeader } from './copied-of-leader.ts';
import { UnansweredPage } from '../../frame/unanswered-page.tsx';

type Props = {
  readonly page: DeskProps;
  /** The address of the terminal, without the market's name. */
  readonly path: string;
};

export async function LeaderFuturesDesk({ page, path }: Props) {
  const { symbol } = await page.params;
  if (symbol !== symbol.toUpperCase()) redirect(localisedPath(await getLocale(), `${path}/${symbol.toUpperCase()}`));
  // In demo trading contracts are margined in play money.
  const line = (await worldOfPage()) === TradingMode.paper ? 'susdt' : 'usdt';
  const loaded = await loadFutures(line, symbol, readInterval((await page.searchParams).interval));
  if (loaded === null) notFound();
  if (loaded === 'unreachable') return <UnansweredPage />;
  const copied = await copiedOfLeader(loaded.market.symbolId);
  return (
    <FuturesDesk
      line={line}
      page={page}
      beside={({ symbolId, ...market }) => <CopiedPanel market={market} symbolId={symbolId} initial={copied} />}
    />
  );
}
