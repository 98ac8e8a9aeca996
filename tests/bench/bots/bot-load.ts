// The time that bots take through their own thread and the disk while others trade, and what that costs others.
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { Side, TimeInForce } from '#lib/contract/enums.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';

import { percentile } from '../median.ts';
import { buyer, marketCount, order, seller, startTicks, strangersTrade } from './bot-markets.ts';
import type { BotVenue } from './bot-venue.ts';

const tradesPerSecond = 200;
const turnMs = 5;
/** About one order of a grid of the bench: each trade completes one. */
const tradedLots = 13_000;
const probeEveryMs = 20;
/** Answers that come later have waited for the core, or for the disk. */
const askEveryMs = 4;

/** From a completed order to the counter-order that the core has accepted and the disk has, by bot. */
class CounterOrders {
  readonly times: number[] = [];
  readonly #filledAt = new Map<number, number>();

  read(records: readonly EventRecord[]): void {
    const now = performance.now();
    for (const { events } of records)
      for (const event of events) {
        if (event.type === 'trade-executed') {
          const { accountId, orderFilled } = event.maker;
          if (orderFilled && !this.#filledAt.has(accountId)) this.#filledAt.set(accountId, now);
        } else if (event.type === 'step-taken') this.#answered(event.accountId, now);
      }
  }

  #answered(accountId: number, now: number): void {
    const filledAt = this.#filledAt.get(accountId);
    if (filledAt === undefined) return;
    this.#filledAt.delete(accountId);
    this.times.push(now - filledAt);
  }
}

/** A trade of others: with a bot's order where there are bots, else with each other. */
function trade(client: ExchangeClient, place: number, withBots: boolean): Promise<unknown> {
  const marketId = place % marketCount;
  if (!withBots) return Promise.all(strangersTrade(marketId, startTicks).map((command) => client.submit(command)));
  const sells = Math.floor(place / marketCount) % 2 === 0;
  return client.submit(order(sells ? seller : buyer, marketId, sells ? Side.sell : Side.buy, sells ? 1 : 1_000_000, tradedLots));
}

/** An order of somebody else, far from the market, there and away again; the time until it stands. */
async function probe(client: ExchangeClient): Promise<number> {
  const started = performance.now();
  const reply = await client.submit({ ...order(buyer, 0, Side.buy, 100, 10), timeInForce: TimeInForce.gtc });
  const took = performance.now() - started;
  if (!reply.ok || typeof reply.orderId !== 'number') throw new Error('the order of the bench was refused');
  await client.submit({ type: 'cancel-order', accountId: buyer, orderId: reply.orderId });
  return took;
}

/** Does something so often, one after the other, until it is told to stop. */
async function every(ms: number, isOver: () => boolean, act: () => Promise<number>): Promise<readonly number[]> {
  const times: number[] = [];
  while (!isOver()) {
    times.push(await act());
    await pause(ms);
  }
  return times;
}

export type LoadFigures = {
  readonly fillsPerSecond: number;
  readonly counterP50Ms: number;
  readonly counterP99Ms: number;
  readonly orderP50Ms: number;
  readonly orderP99Ms: number;
  /** The longest wait for an answer of the core that needs no disk. */
  readonly longestWaitMs: number;
};

export async function measureLoad({ client }: BotVenue, withBots: boolean, seconds: number): Promise<LoadFigures> {
  const counterOrders = new CounterOrders();
  const stop = client.subscribe((records) => counterOrders.read(records));
  const started = performance.now();
  const isOver = (): boolean => performance.now() - started > seconds * 1000;
  const probes = every(probeEveryMs, isOver, () => probe(client));
  const waits = every(askEveryMs, isOver, async () => {
    const asked = performance.now();
    await client.assets();
    return performance.now() - asked;
  });
  const trades: Promise<unknown>[] = [];
  while (!isOver()) {
    const due = ((performance.now() - started) / 1000) * tradesPerSecond;
    while (trades.length < due) trades.push(trade(client, trades.length, withBots));
    await pause(turnMs);
  }
  await Promise.all(trades);
  const [orderTimes, waitTimes] = await Promise.all([probes, waits]);
  stop();
  const { times } = counterOrders;
  return {
    fillsPerSecond: times.length / seconds,
    counterP50Ms: percentile(times, 0.5),
    counterP99Ms: percentile(times, 0.99),
    orderP50Ms: percentile(orderTimes, 0.5),
    orderP99Ms: percentile(orderTimes, 0.99),
    longestWaitMs: Math.max(...waitTimes),
  };
}
