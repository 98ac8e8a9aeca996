// Home: the market, as it stands this second.
import { getLocale } from 'next-intl/server';

import { ConnectionUnstable } from '#features/shell/connection/connection-unstable.tsx';
import { MarketOverview } from '#features/home/market-overview.tsx';
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import { getTickers } from '#lib/contract/calls/v1/spot/market/tickers.ts';
import { exchange } from '../exchange.ts';
import { PageMessages } from '../page-messages.tsx';

export default async function HomePage() {
  const client = await exchange();
  const loaded = await Promise.all([client.call(getAllSymbols, {}), client.call(getTickers, {})]).catch(() => null);
  if (loaded === null) return <ConnectionUnstable />;
  const [{ symbols }, { tickers }] = loaded;
  return (
    <PageMessages namespaces={['home']}>
      <MarketOverview markets={symbols ?? []} tickers={tickers} locale={await getLocale()} />
    </PageMessages>
  );
}
