// The home page of a member: what is there, what waits, and the way back to where the member was.
import 'server-only';

import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { kindOfType } from '#features/bots/kinds/bot-kinds.ts';
import { botCoins } from '#features/bots/words/bot-coins.ts';
import { Attention } from '#features/home/member/attention.tsx';
import type { FavouriteLine } from '#features/home/member/favourites-board.tsx';
import { FavouritesBoard } from '#features/home/member/member-parts.tsx';
import { byWorth, OwnResults, shownResults, type OwnResult } from '#features/home/member/own-results.tsx';
import { MemberStart } from '#features/home/member/member-start.tsx';
import { SiteLink } from '#features/home/site-link.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { botPath } from '#lib/contract/bots/bot-path.ts';
import type { BotRow } from '#lib/contract/bots/bot.ts';
import { termsKinds } from '#lib/contract/bots/terms-kinds.ts';
import { getEquity } from '#lib/contract/calls/v1/assets/equity.ts';
import { getContractTickers } from '#lib/contract/calls/v1/mcp/market/tickers.ts';
import { getWorth } from '#lib/contract/calls/v1/mix/assetsV2.ts';
import { getCurrentRate } from '#lib/contract/calls/v1/mix/getCurrentRate.ts';
import { getWatchlists } from '#lib/contract/calls/v1/mix/index/userGroupSelectedList.ts';
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import { getTickers } from '#lib/contract/calls/v1/spot/market/tickers.ts';
import { getRunningStrategies } from '#lib/contract/calls/v1/trigger/strategy/strategyCurrentList.ts';
import { contractLineKeys, contractLines, isDemoLine, lineOfSymbolId } from '#lib/contract/contract-lines.ts';
import { contractPath } from '#lib/contract/market-line.ts';
import { symbolOf } from '#lib/contract/wire/orders/spot-order.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { UserInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { readLastDesk } from '#lib/session/layout/last-desk.ts';
import { contractsOf } from '../[locale]/futures/load-futures.ts';
import { copyResults, myLeaders } from '../copy-trading/own-copies.ts';
import { exchange, publicExchange, worldOfPage } from '../exchange/exchange.ts';
import { loadNeeds } from './load-needs.ts';

/** So many favourites stand on the page. */
const shownFavourites = 6;

async function loadFavourites(world: TradingMode): Promise<readonly FavouriteLine[]> {
  const client = publicExchange(world);
  const [t, names] = [await getTranslations('markets'), await getTranslations('menus')];
  const { groups } = await (await exchange()).call(getWatchlists, {});
  const ids = [...new Set(groups.flatMap(({ symbolIds }) => symbolIds))].slice(0, shownFavourites);
  const lines = [...new Set(ids.flatMap((id) => lineOfSymbolId(id) ?? []))];
  const [{ symbols }, spot, contracts, told] = await Promise.all([
    client.call(getAllSymbols, { businessLine: 1 }),
    client.call(getTickers, {}),
    Promise.all(lines.map(contractsOf)),
    Promise.all(lines.map((line) => client.call(getContractTickers, { businessLine: contractLines[line] }))),
  ]);
  const tickers = new Map([...spot.tickers, ...told.flatMap((one) => one.tickers)].map((ticker) => [ticker.symbol, ticker]));
  const known = new Map<string, FavouriteLine>();
  for (const { symbolId, symbol, displayName: name, baseCoin, pricePlace } of symbols ?? [])
    known.set(symbolId, {
      symbolId,
      href: `/spot/${symbol}`,
      name,
      baseCoin,
      pricePlace,
      kind: names('entry.spot.name'),
      first: tickers.get(symbol) ?? null,
    });
  for (const market of contracts.flat()) {
    const { symbolId, symbolCodeDisplayName: name, baseCoin, pricePlace } = market;
    known.set(symbolId, {
      symbolId,
      href: contractPath(market),
      name,
      baseCoin,
      pricePlace,
      kind: t(market.symbolType === 2 ? 'delivery' : 'perpetual'),
      first: tickers.get(symbolId) ?? null,
    });
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}

async function botResults(bots: readonly BotRow[]): Promise<readonly OwnResult[]> {
  const t = await getTranslations('bots');
  return bots
    .filter(({ bot }) => termsKinds[bot.kind].listedAs === 'bot')
    .map((bot) => ({
      key: bot.strategyId,
      href: botPath(bot.strategyId),
      name: t(`kind.${kindOfType(bot.strategyType)}.name`),
      note: `${isolateLtr(botCoins(bot, symbolOf(bot.symbolId)))} · ${t(`state.${bot.state}`)}`,
      profit: bot.totalProfit,
      worth: bot.equity,
      coin: bot.coin,
    }))
    .toSorted(byWorth)
    .slice(0, shownResults);
}

type Props = {
  readonly user: UserInfo;
  /** The way to play money; null where it is not open to the reader. */
  readonly demo: ReactNode;
};

export async function MemberHome({ user, demo }: Props) {
  const [client, world, jar] = [await exchange(), await worldOfPage(), await cookies()];
  const inDemo = world === TradingMode.paper;
  const [menus, bots, markets, portfolio, shell] = await Promise.all([
    getTranslations('menus'),
    getTranslations('bots'),
    getTranslations('markets'),
    getTranslations('portfolio'),
    getTranslations('shell'),
  ]);
  const [worth, rate, equity, running, leading, favourites] = await Promise.all([
    client.call(getWorth, {}).catch(() => null),
    client.call(getCurrentRate, {}).catch(() => null),
    client.call(getEquity, { span: '1W' }).catch(() => null),
    client.call(getRunningStrategies, {}).catch(() => null),
    myLeaders(client).catch(() => []),
    loadFavourites(world).catch(() => []),
  ]);
  const needs = await loadNeeds({
    client,
    lines: contractLineKeys.filter((line) => isDemoLine(contractLines[line]) === inDemo),
    bots: running?.list ?? [],
    leaders: leading,
    isUnified: user.unifiedAccountFlag,
    hasKeys: !user.childFlag && user.demoUType !== 2,
  });
  const empty = (text: string, href: string, button: string): ReactNode => (
    <>
      <p>{text}</p>
      <SiteLink href={href} className={buttonClasses('secondary')}>
        {button}
      </SiteLink>
    </>
  );
  return (
    <>
      <MemberStart
        worth={worth === null ? null : { total: worth.totalUsdtValue, rates: rate?.rates ?? [] }}
        week={equity?.list ?? []}
        words={{ name: portfolio('equity.name.worth'), point: portfolio('equity.point'), hidden: shell('amounts.hidden') }}
        mayDeposit={!inDemo && !user.childFlag}
        lastDesk={readLastDesk(jar.get('desk')?.value, inDemo)}
        demo={demo}
      />
      <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-2">
        <div className="grid gap-4 md:gap-5">
          <Attention needs={needs} />
          <section aria-label={markets('favourites')} className="flex flex-col gap-2 rounded-xl border border-subtle bg-surface-1 p-5">
            <h2 className="text-sm font-medium text-secondary">{markets('favourites')}</h2>
            {favourites.length === 0 ? (
              <div className="flex flex-col items-start gap-3 text-sm text-muted">
                {empty(markets('noFavourites'), '/markets', markets('title'))}
              </div>
            ) : (
              // Rows of 44 pixels, whose code comes late.
              <div style={{ minHeight: `${favourites.length * 2.75}rem` }}>
                <FavouritesBoard lines={favourites} />
              </div>
            )}
          </section>
        </div>
        <div className="grid gap-4 md:gap-5">
          <OwnResults
            title={bots('mine')}
            href="/trading-bot"
            list={await botResults(running?.list ?? [])}
            empty={empty(bots('empty.running'), '/trading-bot', bots('kind.create'))}
          />
          <OwnResults
            title={bots('follow.mine.title')}
            href="/copy-trading/copies"
            list={await copyResults(leading)}
            empty={empty(bots('follow.mine.none'), '/copy-trading/futures', menus('entry.copyFutures.name'))}
          />
        </div>
      </div>
    </>
  );
}
