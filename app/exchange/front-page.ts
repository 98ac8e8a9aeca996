// The front page's own data: the market of its picture, and the examples of what this exchange tells.
import 'server-only';

import { Decimal } from 'decimal.js';
import { getTranslations } from 'next-intl/server';

import { toBar } from '#components/trading/price-chart/chart-bars.ts';
import { strategyPath } from '#features/bots/plaza/ranking/plaza-place.ts';
import type { Example, Examples } from '#features/home/examples.tsx';
import { bookRows, candlesDrawn, tapeRows, type PicturedMarket } from '#features/home/picture/pictured-market.ts';
import { getRankedLeaders } from '#lib/contract/calls/v1/trigger/trace/leader/ranking.ts';
import { leaderPath } from '#lib/contract/leaders/leader-path.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { loadTerminal } from '../[locale]/spot/[symbol]/load-terminal.ts';
import { loadRanked } from '../plaza/load-ranked.ts';
import { publicExchange } from './exchange.ts';

/** Null: it is not known now. */
export async function picturedMarket(): Promise<PicturedMarket | null> {
  const loaded = await loadTerminal('BTCUSDT', '15m');
  if (loaded === null || loaded === 'unreachable') return null;
  const { market, ticker, depth, trades, candles } = loaded;
  return {
    market,
    ticker,
    book: { bids: depth.bids.slice(0, bookRows), asks: depth.asks.slice(0, bookRows) },
    trades: trades.slice(0, tapeRows),
    bars: candles.slice(-candlesDrawn).map(toBar),
  };
}

const windowDays = 30;

/** The leader in front, by each of the formulas; and the middle of all who lead, beside that of their copiers. */
async function leaders(): Promise<Pick<Examples, 'returns' | 'copies'>> {
  const [t, ranked] = [
    await getTranslations('leaderRecords'),
    await publicExchange(TradingMode.live)
      .call(getRankedLeaders, { line: 'futures', windowDays, sort: 'return', pageSize: 1 })
      .catch(() => null),
  ];
  const leader = ranked?.list[0];
  if (ranked === null || leader === undefined) return { returns: null, copies: null };
  const { timeWeighted, return2026, return2023 } = leader.figures;
  const share = (name: string, figure: string | null) => ({ name, figure, unit: 'share' as const });
  return {
    returns: {
      name: leader.profile?.name ?? t('leaderName', { number: leader.leaderId }),
      href: leaderPath(leader),
      rows: [
        share(t('row.timeWeighted'), timeWeighted),
        share(t('row.bitget', { year: '2026' }), return2026),
        share(t('row.bitget', { year: '2023' }), return2023),
      ],
    },
    copies: {
      name: t('title.futures'),
      href: '/copy-trading/futures',
      rows: [
        share(t('picture.middle'), ranked.picture.all.middle),
        share(t('picture.followersMiddle'), ranked.picture.all.followersMiddle),
      ],
    },
  };
}

/** The best of the published strategies that were computed before they began: both parts of its profit. */
async function strategy(): Promise<Example | null> {
  const [t, words, ranked] = [await getTranslations('plaza'), await getTranslations('home.examples'), await loadRanked(TradingMode.live)];
  const [best] = (ranked?.kinds ?? [])
    .map((kind) => kind.best)
    .filter(({ computed, published }) => computed !== null && published !== null)
    .toSorted((one, other) => new Decimal(other.rate).comparedTo(one.rate));
  if (best === undefined || best.computed === null || best.published === null) return null;
  const amount = (name: string, figure: string) => ({ name, figure, unit: 'amount' as const });
  return {
    name: best.published.name,
    href: strategyPath(best),
    rows: [
      amount(t('computed.part'), best.computed.profit),
      amount(words('strategy.since'), new Decimal(best.profit).minus(best.computed.profit).toFixed()),
      amount(t('column.profit'), best.profit),
    ],
  };
}

export async function examples(): Promise<Examples> {
  const [ofLeaders, ofStrategy] = await Promise.all([leaders(), strategy()]);
  return { ...ofLeaders, strategy: ofStrategy };
}
