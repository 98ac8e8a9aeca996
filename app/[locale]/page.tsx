// Home: the market as it stands this second, and what the operator says.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { HomePage } from '#features/home/home-page.tsx';
import { EnterDemoContractButton, TryDemoButton } from '#features/shell/demo/world-buttons.tsx';
import { viewerOf } from '#features/shell/navigation/entries/viewer.ts';
import { sees } from '#features/shell/navigation/entries/visibility.ts';
import { getNotices } from '#lib/contract/calls/index/importance.ts';
import { getLeaderboards } from '#lib/contract/calls/index/indexLeaderboard.ts';
import { getBanners } from '#lib/contract/calls/index/locationBanner.ts';
import { getHotMarkets } from '#lib/contract/calls/v1/mix/market/contract/hotCoinSearchList.ts';
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { siteType, simulationPermitted } from '../environment/environment.ts';
import { currentUser, publicExchange, worldOfPage } from '../exchange/exchange.ts';
import { examples, picturedMarket } from '../exchange/front-page.ts';
import { MemberHome } from '../home/member-home.tsx';
import { PageMessages } from '../messages/page-messages.tsx';
import { publicPage } from '../metadata/public-page.ts';
import { SiteStructuredData } from '../metadata/site-structured-data.tsx';
import { UnansweredPage } from '../frame/unanswered-page.tsx';

const shownOfEach = 5;
/** The banner locations of the home page, by the specification. */
const locations = [83, 86];

async function load(code: string) {
  const client = publicExchange(await worldOfPage());
  const [{ symbols }, ranked, hot, banners, notices] = await Promise.all([
    client.call(getAllSymbols, { businessLine: 1 }),
    client.call(getLeaderboards, { pageSize: shownOfEach }),
    client.call(getHotMarkets, {}),
    client.call(getBanners, { locale: code, bannerTerminalType: 1, locations }),
    client.call(getNotices, { locale: code }),
  ]);
  const boards = { ...ranked, hot: hot.list.slice(0, shownOfEach) };
  const shown = new Set(Object.values(boards).flatMap((tickers) => tickers.map(({ symbol }) => symbol)));
  const all = symbols ?? [];
  const markets = all.filter(({ symbol }) => shown.has(symbol));
  return { markets, marketCount: all.length, boards, banners: banners.list, notices: notices.list };
}

/** The button to the demo contract; null in the demo, and where there is none. */
async function demoButton(locale: string): Promise<ReactNode> {
  const viewer = viewerOf({ locale, siteType: siteType(), simulationPermitted: simulationPermitted() }, await currentUser(), null);
  const Way = sees(viewer, 'mayTryDemo') ? TryDemoButton : sees(viewer, 'mayEnterDemo') ? EnterDemoContractButton : null;
  if (Way === null) return null;
  return <Way className={buttonClasses('secondary', 'large')}>{(await getTranslations('menus'))('entry.tryDemo.name')}</Way>;
}

export async function generateMetadata(): Promise<Metadata> {
  return publicPage({ path: '/' });
}

export default async function Page() {
  const locale = await getLocale();
  const [user, demo] = [await currentUser(), await demoButton(locale)];
  const [loaded, pictured, shown] = await Promise.all([
    load(localeOf(locale).code).catch(() => null),
    user === null ? picturedMarket() : null,
    user === null ? examples() : null,
  ]);
  if (loaded === null) return <UnansweredPage />;
  return (
    <PageMessages namespaces={['home']}>
      <SiteStructuredData />
      <HomePage
        {...loaded}
        member={user === null ? null : <MemberHome user={user} demo={demo} />}
        pictured={pictured}
        examples={shown}
        demo={demo}
      />
    </PageMessages>
  );
}
