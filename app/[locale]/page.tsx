// Home: the market as it stands this second, and what the operator says.
import { getLocale } from 'next-intl/server';

import { HomePage } from '#features/home/home-page.tsx';
import { ConnectionUnstable } from '#features/shell/connection/connection-unstable.tsx';
import { getFooter } from '#lib/contract/calls/index/footer.ts';
import { getNotices } from '#lib/contract/calls/index/importance.ts';
import { getLeaderboards } from '#lib/contract/calls/index/indexLeaderboard.ts';
import { getBanners } from '#lib/contract/calls/index/locationBanner.ts';
import { getWorth } from '#lib/contract/calls/v1/mix/assetsV2.ts';
import { getHotMarkets } from '#lib/contract/calls/v1/mix/market/contract/hotCoinSearchList.ts';
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { currentUser, exchange, publicExchange } from '../exchange.ts';
import { PageMessages } from '../page-messages.tsx';

const shownOfEach = 5;
/** Of the home page, by the specification. */
const locations = [83, 86];

async function load(code: string) {
  const client = publicExchange();
  const [{ symbols }, ranked, hot, banners, notices, footer] = await Promise.all([
    client.call(getAllSymbols, {}),
    client.call(getLeaderboards, { pageSize: shownOfEach }),
    client.call(getHotMarkets, {}),
    client.call(getBanners, { locale: code, bannerTerminalType: 1, locations }),
    client.call(getNotices, { locale: code }),
    client.call(getFooter, { locale: code }),
  ]);
  const boards = { ...ranked, hot: hot.list.slice(0, shownOfEach) };
  const shown = new Set(Object.values(boards).flatMap((tickers) => tickers.map(({ symbol }) => symbol)));
  const all = symbols ?? [];
  const markets = all.filter(({ symbol }) => shown.has(symbol));
  return { markets, marketCount: all.length, boards, banners: banners.list, notices: notices.list, columns: footer.columns };
}

/** Null for a visitor, and when the exchange does not say. */
async function loadWorth(): Promise<string | null> {
  if ((await currentUser()) === null) return null;
  const told = await (await exchange()).call(getWorth, {}).catch(() => null);
  return told?.totalUsdtValue ?? null;
}

export default async function Page() {
  const locale = await getLocale();
  const [loaded, worth] = await Promise.all([load(localeOf(locale).code).catch(() => null), loadWorth()]);
  if (loaded === null) return <ConnectionUnstable />;
  return (
    <PageMessages namespaces={['home']}>
      <HomePage {...loaded} worth={worth} locale={locale} />
    </PageMessages>
  );
}
