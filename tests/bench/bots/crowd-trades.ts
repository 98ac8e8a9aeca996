// The trades of the leaders of a crowd, so many a second, and what is seen of the copies meanwhile.
import { setTimeout as pause } from 'node:timers/promises';

import { Side } from '#lib/contract/enums.ts';
import type { TestExchange } from '#tests/api/start-test-exchange.ts';
import { orderCommand } from '#tests/order-command.ts';

import { type CopyCrowd, type CrowdLeader, settled } from './copy-crowd.ts';
import { CopyLags } from './copy-lags.ts';

/** The worth of an order of a leader, in USDT. */
const worth = 200;
const turnMs = 5;
/** Answers of the core that come later have waited for it. */
const askEveryMs = 4;
/** After the last order copies may take so long. */
const longestWaitMs = 60_000;

export type TradeRate = { readonly seconds: number; readonly perSecond: number };

export type CrowdFigures = {
  readonly orders: number;
  readonly copies: number;
  /** Copies that did not come. */
  readonly missing: number;
  readonly copiesPerSecond: number;
  /** The delay of each order, from its acknowledgment to its last copy on the disk. */
  readonly lagsMs: readonly number[];
  /** From the last order until every copy was on the disk, and until the database had the rows of all. */
  readonly lastCopyMs: number;
  readonly writtenMs: number;
  /** The longest wait for an answer of the core that needs no disk. */
  readonly longestWaitMs: number;
  /** Processor time of all threads, until the database had everything. */
  readonly processorMs: number;
  readonly processBytes: number;
  readonly botsBytes: number;
};

async function coinLots({ client, listings }: TestExchange, { accountId, traded: { market } }: CrowdLeader): Promise<number> {
  const coin = listings.assetOf(market.base);
  const held = (await client.balances(accountId)).find(({ assetId }) => assetId === coin?.assetId);
  return Math.floor(Number(held?.available ?? 0) / listings.rules(market).lotUnits);
}

/** He buys, and with his next order he closes all of it. */
async function trade(exchange: TestExchange, leader: CrowdLeader, closes: boolean, lags: CopyLags): Promise<void> {
  const { accountId, line, traded } = leader;
  const { marketId, quantityDecimals, priceDecimals } = traded.market;
  const usual = Math.round((worth * 10 ** (priceDecimals + quantityDecimals)) / traded.priceTicks);
  const lots = closes && line === 'spot' ? await coinLots(exchange, leader) : usual;
  const acknowledge = lags.expect(accountId);
  const reduceOnly = closes && line === 'futures' ? { reduceOnly: true } : {};
  const reply = await exchange.client.submit(orderCommand(accountId, marketId, closes ? Side.sell : Side.buy, lots, 0, reduceOnly));
  acknowledge();
  if (!reply.ok) throw new Error(`a leader could not trade: ${reply.reason}`);
}

export class CrowdTrades {
  readonly #exchange: TestExchange;
  readonly #crowd: CopyCrowd;
  /** Every leader trades in his turn. */
  #turn = 0;

  constructor(exchange: TestExchange, crowd: CopyCrowd) {
    this.#exchange = exchange;
    this.#crowd = crowd;
  }

  #next(lags: CopyLags): Promise<void> {
    const { leaders } = this.#crowd;
    const leader = leaders[this.#turn % leaders.length];
    const closes = Math.floor(this.#turn / leaders.length) % 2 === 1;
    this.#turn += 1;
    if (leader === undefined) throw new Error('nobody leads');
    return trade(this.#exchange, leader, closes, lags);
  }

  async run({ seconds, perSecond }: TradeRate): Promise<CrowdFigures> {
    const { client, automation } = this.#exchange;
    const lags = new CopyLags(this.#crowd);
    const stop = client.subscribe((records) => lags.read(records));
    const [started, spent] = [performance.now(), process.cpuUsage()];
    const elapsed = (): number => performance.now() - started;
    const waits = this.#askAllAlong(() => elapsed() > seconds * 1000);
    const trades: Promise<void>[] = [];
    while (elapsed() < seconds * 1000) {
      const due = (elapsed() / 1000) * perSecond;
      while (trades.length < due) trades.push(this.#next(lags));
      await pause(turnMs);
    }
    await Promise.all(trades);
    const last = elapsed();
    while (lags.missing() > 0 && elapsed() < last + longestWaitMs) await pause(turnMs);
    const copied = elapsed();
    stop();
    await settled(this.#exchange);
    const written = elapsed();
    const { user, system } = process.cpuUsage(spent);
    return {
      orders: trades.length,
      copies: lags.copies,
      missing: lags.missing(),
      copiesPerSecond: (lags.copies * 1000) / copied,
      lagsMs: lags.times(),
      lastCopyMs: copied - last,
      writtenMs: written - last,
      longestWaitMs: await waits,
      processorMs: (user + system) / 1000,
      processBytes: process.memoryUsage().rss,
      botsBytes: (await automation.load()).memory,
    };
  }

  async #askAllAlong(isOver: () => boolean): Promise<number> {
    let longest = 0;
    while (!isOver()) {
      const asked = performance.now();
      await this.#exchange.client.assets();
      longest = Math.max(longest, performance.now() - asked);
      await pause(askEveryMs);
    }
    return longest;
  }
}
