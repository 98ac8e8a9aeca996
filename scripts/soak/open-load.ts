// The load of a soak: users who place and cancel orders, sockets that listen to a market, and grids that run.
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { z } from 'zod/mini';

import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { funded, succeed } from '../../tests/bench/server/http.ts';

type Size = { readonly users: number; readonly sockets: number; readonly botsPerUser: number };
type Trader = Awaited<ReturnType<typeof funded>>;

export type Load = {
  counts(): { readonly orders: number; readonly messages: number; readonly refused: number };
  close(): Promise<void>;
};

const symbols = ['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'XRPUSDT'] as const;
const ticker = z.object({ data: z.object({ bestBid: z.string() }) });
/** Each user's pace: a person's with several hands, and a slow program's. */
const everyMs = 500;
const ordersPerSweep = 20;
const usersAtOnce = 4;

async function bestBid(url: string, symbol: string): Promise<number> {
  const path = `v1/spot/public/getTickerInfoBySymbolCodeDisplayName?symbolCodeDisplayName=${symbol}`;
  return Number(ticker.parse(await (await fetch(`${url}/api/${path}`)).json()).data.bestBid);
}

async function startBots(trader: Trader, price: number, count: number): Promise<void> {
  await succeed(trader, 'v1/trigger/strategy/agreement/set', { agreed: true });
  for (let place = 0; place < count; place += 1)
    await succeed(trader, 'v1/trigger/strategy/grid/placeStrategyGrid', {
      strategyType: StrategyType.spotGrid,
      symbolId: 'BTCUSDT_SPBL',
      strategyNum: 10,
      strategyModel: 2,
      strategyMinPrice: (price * (0.97 - place / 100)).toFixed(2),
      strategyMaxPrice: (price * (1.03 + place / 100)).toFixed(2),
      tokenQuoteInvestAmount: '900',
    });
}

const listen = (url: string, symbol: string, told: () => void): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(url, { transports: ['websocket'], forceNew: true, extraHeaders: { origin: url } });
    socket.once('connect_error', reject);
    socket.on('message', told);
    socket.once('connect', () => {
      for (const channel of ['depth', 'trade', 'ticker']) socket.emit('subscribe', { channel, key: symbol }, () => undefined);
      resolve(socket);
    });
  });

export async function openLoad(url: string, { users, sockets, botsPerUser }: Size): Promise<Load> {
  const counts = { orders: 0, messages: 0, refused: 0 };
  const price = await bestBid(url, 'BTCUSDT');
  const traders: Trader[] = [];
  for (let from = 0; from < users; from += usersAtOnce)
    traders.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(usersAtOnce, users - from) }, async (_, at) => {
          const trader = await funded(url, `soak-${from + at}`);
          await startBots(trader, price, botsPerUser);
          return trader;
        }),
      )),
    );
  const listening = await Promise.all(
    Array.from({ length: sockets }, (_, at) => listen(url, symbols[at % symbols.length] ?? 'BTCUSDT', () => void (counts.messages += 1))),
  );
  let isOver = false;
  const trade = async (trader: Trader): Promise<void> => {
    const order = {
      symbolId: 'BTCUSDT_SPBL',
      businessLine: 1,
      delegateType: 21,
      orderType: 0,
      timeInForceValue: 0,
      delegateCount: '0.001',
    };
    for (let count = 1; !isOver; count += 1) {
      const { code } = await trader.post('v1/spot/order/place', { ...order, delegatePrice: (price * 0.95).toFixed(2) });
      counts.orders += 1;
      if (code !== '00000') counts.refused += 1;
      if (count % ordersPerSweep === 0) await succeed(trader, 'v1/spot/order/cancelAll', { symbolId: 'BTCUSDT_SPBL' });
      await pause(everyMs);
    }
  };
  const trading = Promise.all(traders.map(trade));
  return {
    counts: () => ({ ...counts }),
    close: async () => {
      isOver = true;
      await trading;
      for (const socket of listening) socket.close();
      for (const trader of traders) trader.close();
    },
  };
}
