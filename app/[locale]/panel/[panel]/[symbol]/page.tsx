// One panel of a market's desk in a window of its own: chart, book, trades, or the reader's positions and orders.
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';

import { FuturesPanels } from '#features/futures/panels/futures-panels.tsx';
import { OrdersArea } from '#features/spot/orders/orders-area.tsx';
import { writeTerminal } from '#features/terminal/terminal-data.ts';
import { panelNames, titlePair } from '#features/terminal/ticker/title-pair.ts';
import { PanelWindow } from '#features/terminal/window/panel-window.tsx';
import { isDemoLine } from '#lib/contract/contract-lines.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { isWindowPanel, marketOfPanel } from '#lib/session/layout/panel-window.ts';
import { currentViewer } from '../../../../access/viewer.ts';
import { readInterval } from '../../../../exchange/market-answers.ts';
import { UnansweredPage } from '../../../../frame/unanswered-page.tsx';
import { PageMessages } from '../../../../messages/page-messages.tsx';
import { loadFutures } from '../../../futures/load-futures.ts';
import { loadTerminal } from '../../../spot/[symbol]/load-terminal.ts';

type Props = {
  readonly params: Promise<{ readonly panel: string; readonly symbol: string }>;
  readonly searchParams: Promise<{ readonly interval?: string }>;
};

async function load({ params, searchParams }: Props) {
  const { panel, symbol } = await params;
  if (!isWindowPanel(panel)) return null;
  const { line, name } = marketOfPanel(symbol);
  const interval = readInterval((await searchParams).interval);
  if (line === undefined) {
    const loaded = await loadTerminal(name, interval);
    return loaded === null || loaded === 'unreachable' ? loaded : { panel, loaded, contract: null };
  }
  const loaded = await loadFutures(line, name, interval);
  return loaded === null || loaded === 'unreachable' ? loaded : { panel, loaded, contract: { line, market: loaded.market } };
}

export async function generateMetadata(page: Props): Promise<Metadata> {
  const shown = await load(page);
  // One window of somebody's desk is nothing to find: the desk is.
  const hidden = { robots: { index: false } };
  if (shown === null || shown === 'unreachable') return hidden;
  const { market, ticker } = shown.loaded;
  const isDemo = isDemoLine(market.businessLine) || (await currentViewer(await getLocale())).inDemo;
  const t = await getTranslations('desk');
  const words = {
    arrow: '',
    price: isolateLtr(formatPrice(ticker.lastPrice, market.pricePlace)),
    pair: titlePair(market.displayName, (await getTranslations('terminal'))(panelNames[shown.panel])),
  };
  return { ...hidden, title: { absolute: t(isDemo ? 'title.demo' : 'title.live', words).trim() } };
}

export default async function PanelPage(page: Props) {
  const shown = await load(page);
  if (shown === null) notFound();
  if (shown === 'unreachable') return <UnansweredPage />;
  const { panel, loaded, contract } = shown;
  const columns = (await cookies()).get('columns')?.value;
  const orders =
    panel !== 'orders' ? null : contract !== null ? (
      <FuturesPanels market={contract.market} line={contract.line} columns={columns} />
    ) : (
      <OrdersArea market={loaded.market} columns={columns} />
    );
  return (
    <PageMessages namespaces={['terminal', 'chart', 'desk', 'margin', 'plans', 'positions', 'spot', 'ticket']}>
      <PanelWindow key={loaded.market.symbol} text={writeTerminal(loaded)} panel={panel} locale={await getLocale()} orders={orders} />
    </PageMessages>
  );
}
