// One order of a leader with a thousand followers: the time to the last copy, and how long the core is held by a batch of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { firstCopyTerms, type CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import { instructionText } from '#server/automation/instruction.ts';
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createExchange } from '#server/engine/exchange.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import { units as inUnits } from '#server/engine/units.ts';

import { percentile } from '../median.ts';
import { add } from '../rows.ts';
import { accountOf, buyer, opening, order, ownerOf, seller, startTicks, strangersTrade } from './bot-markets.ts';
import { openBotVenue, type BotVenue } from './bot-venue.ts';

const [leader, marketId] = [buyer, 0];
const leaderOrders = 40;
const batch = 100;

const terms: CopyTerms = {
  ...firstCopyTerms,
  investment: '1000',
  sizing: { by: 'quantity', quantity: '0.1' },
  maxSlippage: '0.05',
  sellsAtEnd: false,
};

const start = (accountId: number): Command => ({
  type: 'instruct-strategy',
  accountId,
  name: 'start',
  text: instructionText({
    action: 'start',
    strategyType: StrategyType.spotCopy,
    marketIds: [marketId],
    terms: { kind: 'copy', terms },
    copyOf: leader,
  }),
});

const follow = (strategyId: number, place: number): Command => ({
  type: 'follow-leader',
  accountId: ownerOf(place),
  strategyId,
  leaderId: leader,
  line: 'spot',
});

/** More than all of them want, on both sides. */
const book = (): readonly Command[] =>
  [Side.buy, Side.sell].map((side) => ({
    ...order(seller, marketId, side, side === Side.buy ? startTicks - 1 : startTicks + 1, 500_000_000),
    timeInForce: TimeInForce.gtc,
  }));

/** He buys a coin: each copy buys a tenth of one. */
const trade = (): Command => order(leader, marketId, Side.buy, startTicks + 1, 10_000);

/** When the disk has had so many orders of copies since it was asked. */
class LastCopy {
  #left = 0;
  #done: (at: number) => void = () => undefined;

  read(records: readonly EventRecord[]): void {
    for (const { events } of records)
      for (const event of events) if (event.type === 'step-taken' && event.orderId !== null) this.#left -= 1;
    if (this.#left <= 0) this.#done(performance.now());
  }

  after(orders: number): Promise<number> {
    this.#left = orders;
    return new Promise((resolve) => {
      this.#done = (at) => {
        this.#done = () => undefined;
        resolve(at);
      };
    });
  }
}

async function prepare({ client, automation }: BotVenue, followers: number): Promise<void> {
  const each = async (commands: readonly Command[]): Promise<readonly number[]> => {
    const replies = await client.submitAll([...commands]);
    return replies.map((reply) => (reply.ok && reply.accountId !== undefined ? reply.accountId : 0));
  };
  await each([...opening(), ...strangersTrade(marketId, startTicks), ...book()]);
  await each([{ type: 'start-leading', accountId: leader, line: 'spot', familyIds: [] }]);
  const places = Array.from({ length: followers }, (_, place) => place);
  const accounts = await each(places.map(accountOf));
  await each(accounts.map((strategyId, place) => follow(strategyId, place)));
  await each(accounts.map(start));
  for (let seen = -1; client.status().sequence > seen;) {
    seen = client.status().sequence;
    await automation.caughtUp(seen);
    await automation.written(seen);
  }
}

async function delays(followers: number): Promise<readonly number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-copies-'));
  const last = new LastCopy();
  const venue = await openBotVenue(dataDir, undefined, (records) => last.read(records));
  try {
    await prepare(venue, followers);
    const times: number[] = [];
    for (let place = 0; place < leaderOrders; place += 1) {
      const copied = last.after(followers);
      await venue.client.submit(trade());
      const acknowledged = performance.now();
      times.push(Math.max(0, (await copied) - acknowledged));
      await venue.automation.written(venue.client.status().sequence);
    }
    return times;
  } finally {
    await venue.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A little of what was bought has gone into the fee. */
const copied = (place: number): PlaceOrder =>
  place % 2 === 0 ? order(0, marketId, Side.buy, startTicks + 1, 1000) : order(0, marketId, Side.sell, startTicks - 1, 900);

/** A hundred copies buy and sell by turns, in one command each time. */
function holds(): readonly number[] {
  const exchange = createExchange();
  let sequence = 0;
  /** The time that it takes of the processor: others who want it are no matter of the core's. */
  const apply = (command: Command): number => {
    sequence += 1;
    const before = process.threadCpuUsage();
    const { reply, record } = exchange.apply({ sequence, timeMs: 1_700_000_000_000 + sequence, command });
    const { user, system } = process.threadCpuUsage(before);
    const refused = record.events.find((event) => event.type === 'step-taken' && event.refused !== null);
    if (!reply.ok || refused !== undefined)
      throw new Error(`the bench does not get on: ${JSON.stringify(reply.ok ? refused?.type : reply)}`);
    return (user + system) / 1000;
  };
  for (const command of [...opening(), ...strangersTrade(marketId, startTicks), ...book()]) apply(command);
  const accounts = Array.from({ length: batch }, (_, place) => {
    apply(accountOf(place));
    return exchange.strategiesOf(ownerOf(place)).at(-1)?.accountId ?? 0;
  });
  const funds = { type: 'take-funds', assetId: 1, units: 100_000_000_000n, wallet: 'spot' } as const;
  apply({
    type: 'take-steps',
    steps: accounts.map((accountId) => ({ accountId, step: 1, action: { ...funds, units: inUnits(funds.units) } })),
  });
  return Array.from({ length: leaderOrders }, (_, place) => {
    const { marketId: of, side, kind, timeInForce, priceTicks, quantityLots, amountUnits, selfTradePrevention } = copied(place);
    const placed = { marketId: of, side, kind, timeInForce, priceTicks, quantityLots, amountUnits, selfTradePrevention };
    return apply({
      type: 'take-steps',
      steps: accounts.map((accountId) => ({ accountId, step: place + 2, action: { type: 'place', ...placed } })),
    });
  });
}

export async function benchCopies(followers: number): Promise<void> {
  const longest = Math.max(...holds().slice(4));
  add(`The core is held by ${batch} copies that go together`, `${longest.toFixed(1)} ms at most`, 'at most 20 ms', longest <= 20);
  const times = (await delays(followers)).slice(4);
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  add(
    `From the acknowledgement of a leader's order to that of the last of ${followers} copies, through the bots’ thread and the disk`,
    `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    'p99 at most 150 ms',
    p99 <= 150,
  );
}
