// The worlds of one's own.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { offeredMarkets } from '#features/worlds/create/offered-market.ts';
import { WorldList } from '#features/worlds/list/world-list.tsx';
import { getContracts } from '#lib/contract/calls/v1/mcp/contract/symbols.ts';
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import { getWorlds } from '#lib/contract/calls/v1/world/list.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { contractLines } from '#lib/contract/contract-lines.ts';
import { requireNoSubAccount, requireUser } from '../../access/require-user.ts';
import { exchange, publicExchange } from '../../exchange/exchange.ts';
import { PageMessages } from '../../messages/page-messages.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('worlds'))('title'), robots: { index: false } };
}

export default async function Page() {
  await requireUser();
  await requireNoSubAccount();
  // A world has the markets of live trading, whoever makes it.
  const live = publicExchange();
  const [{ list }, spot, futures] = await Promise.all([
    (await exchange()).call(getWorlds, {}),
    live.call(getAllSymbols, { businessLine: BusinessLine.spot }),
    live.call(getContracts, { businessLine: contractLines.usdt }),
  ]);
  return (
    <PageMessages namespaces={['worlds']}>
      <WorldList initial={list} markets={offeredMarkets(spot.symbols ?? [], futures.symbols ?? [])} />
    </PageMessages>
  );
}
