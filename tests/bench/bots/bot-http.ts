// The time of an order over HTTP while 10,000 grids of 100 owners run in 20 simulated markets, beside the same server before they began.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod/mini';

import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';

import { benchHttp, funded, succeed, type Session } from '../server/http.ts';
import { startMeasuredServer } from '../server/server.ts';

const marketCount = 20;
/** As many of a kind as one owner may have. */
const botsOfKind = 50;
const ownersAtOnce = 4;

const listed = z.object({ markets: z.array(z.object({ base: z.string(), quote: z.string() })) });
const ticker = z.object({ data: z.object({ lastPrice: z.nullable(z.string()) }) });
const running = z.object({ list: z.array(z.object({ state: z.string() })) });

type Market = { readonly symbolId: string; readonly price: number; readonly decimals: number };

async function marketsOf(url: string): Promise<readonly Market[]> {
  const { markets } = listed.parse(JSON.parse(readFileSync('server/market/data/spot.json', 'utf8')));
  const names = markets.filter(({ quote }) => quote === 'USDT').slice(0, marketCount);
  return Promise.all(
    names.map(async ({ base, quote }) => {
      const symbol = `${base}${quote}`;
      const path = `v1/spot/public/getTickerInfoBySymbolCodeDisplayName?symbolCodeDisplayName=${symbol}`;
      const { data } = ticker.parse(await (await fetch(`${url}/api/${path}`)).json());
      const decimals = data.lastPrice?.split('.')[1]?.length ?? 0;
      return { symbolId: `${symbol}_SPBL`, price: Number(data.lastPrice), decimals };
    }),
  );
}

/** Ranges of their own, from three to thirty per cent beside the price. */
async function startBots(owner: Session, markets: readonly Market[], seed: number): Promise<void> {
  await succeed(owner, 'v1/trigger/strategy/agreement/set', { agreed: true });
  for (const [kind, strategyType] of [StrategyType.spotGrid, StrategyType.spotMoon].entries())
    for (let place = 0; place < botsOfKind; place += 1) {
      const number = seed * 2 * botsOfKind + kind * botsOfKind + place;
      const market = markets[number % markets.length];
      if (market === undefined) throw new Error('the bench has no markets');
      const share = 0.03 + 0.27 * ((number % 89) / 89);
      await succeed(owner, 'v1/trigger/strategy/grid/placeStrategyGrid', {
        strategyType,
        symbolId: market.symbolId,
        strategyNum: 4,
        strategyModel: 2,
        strategyMinPrice: (market.price * (1 - share)).toFixed(market.decimals),
        strategyMaxPrice: (market.price * (1 + share)).toFixed(market.decimals),
        tokenQuoteInvestAmount: '90',
      });
    }
}

export type BotHttp = { readonly quietP50Ms: number; readonly botsP50Ms: number; readonly ratio: number; readonly bots: number };

export async function benchBotHttp(owners: number): Promise<BotHttp> {
  const server = await startMeasuredServer();
  try {
    const { url } = server;
    // Its code is compiled by then.
    await benchHttp(url);
    const quiet = await benchHttp(url);
    const markets = await marketsOf(url);
    let bots = 0;
    for (let from = 0; from < owners; from += ownersAtOnce) {
      const places = Array.from({ length: Math.min(ownersAtOnce, owners - from) }, (_, place) => from + place);
      await Promise.all(
        places.map(async (place) => {
          const owner = await funded(url, `bots-${place}`);
          await startBots(owner, markets, place);
          bots += running.parse(await succeed(owner, 'v1/trigger/strategy/strategyCurrentList', {})).list.length;
          owner.close();
        }),
      );
    }
    await pause(5000);
    const busy = await benchHttp(url);
    return { quietP50Ms: quiet.placeP50Ms, botsP50Ms: busy.placeP50Ms, ratio: busy.placeP50Ms / quiet.placeP50Ms, bots };
  } finally {
    await server.stop();
  }
}
