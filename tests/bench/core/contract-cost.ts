// The cost of a command with a perpetual in the stream, against the same stream over spot markets alone.
import { Side } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import { lots, ticks } from '#server/engine/units.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';

import { firstUser, market, openVenue, order } from './contract-venue.ts';
import { median } from '../median.ts';

const users = 1000;
const warmUp = 50_000;
const measured = 200_000;

type Standing = { readonly accountId: number; readonly orderId: number; readonly side: Side };

/**
 * Commands of a thousand users over the markets in turns, made on a venue that plays them, so that cancels and amends name orders
 * that stand: of a hundred, 54 limit orders, three in ten of which trade at once, 30 cancels, 15 amends, and one price that the market
 * is judged by.
 */
function makeStream(markets: readonly number[]): readonly Command[] {
  const { exchange, send } = openVenue(users);
  const random = randomSource(7);
  const standing = markets.map((): Standing[] => []);
  /** Away from the middle, where orders rest; or beyond it, where they trade. */
  const price = (side: Side, trades: boolean): number => 10_000 + (side === Side.buy ? -1 : 1) * (trades ? -1 - random(5) : 1 + random(60));
  /** An order of the market that may still stand; whoever cancels it forgets it. */
  const pick = (place: number, forgets: boolean): Standing | null => {
    const list = standing[place] ?? [];
    for (let tries = 0; tries < 50 && list.length > 0; tries += 1) {
      const at = random(list.length);
      const one = list[at];
      if (one === undefined) return null;
      const stands = exchange.openOrders(one.accountId).some(({ orderId }) => orderId === one.orderId);
      if (stands && !forgets) return one;
      list[at] = list.at(-1) ?? one;
      list.pop();
      if (stands) return one;
    }
    return null;
  };
  const next = (step: number): Command => {
    const place = step % markets.length;
    const marketId = markets[place] ?? market.spot;
    const dice = random(100);
    if (dice === 0) {
      const now = ticks(9_990 + random(20));
      return marketId === market.perpetual
        ? { type: 'set-mark-price', marketId, markTicks: now, indexTicks: now }
        : { type: 'set-reference-price', marketId, priceTicks: now };
    }
    const one = dice <= 45 ? pick(place, dice <= 30) : null;
    if (one !== null && dice <= 30) return { type: 'cancel-order', accountId: one.accountId, orderId: one.orderId };
    if (one !== null) {
      const { accountId, orderId } = one;
      return { type: 'amend-order', accountId, orderId, priceTicks: ticks(price(one.side, false)), quantityLots: lots(50 + random(50)) };
    }
    const side = random(2) === 0 ? Side.buy : Side.sell;
    return order(firstUser + random(users), marketId, side, price(side, random(10) < 3), 1 + random(100));
  };
  return Array.from({ length: warmUp + measured }, (_, step) => {
    const command = next(step);
    if (send(command) && command.type === 'place-order')
      standing[step % markets.length]?.push({ accountId: command.accountId, orderId: exchange.lastOrderId(), side: command.side });
    return command;
  });
}

/** Microseconds of processor time per command: what else the machine does is not counted. */
function perCommandUs(commands: readonly Command[]): number {
  const { send } = openVenue(users);
  for (const command of commands.slice(0, warmUp)) send(command);
  const rest = commands.slice(warmUp);
  const before = process.cpuUsage();
  for (const command of rest) send(command);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / rest.length;
}

export type ContractCost = { readonly ratio: number; readonly spotUs: number; readonly mixedUs: number };

/** Runs in turns after two that warm the machine up; the median of the ratios of neighbours. */
export function benchContractCost(turns = 7): ContractCost {
  const [spot, mixed] = [makeStream([market.spot, market.otherSpot]), makeStream([market.spot, market.perpetual])];
  const runs = Array.from({ length: turns + 1 }, () => [perCommandUs(spot), perCommandUs(mixed)] as const).slice(1);
  return {
    ratio: median(runs.map(([alone, both]) => both / alone)),
    spotUs: median(runs.map(([alone]) => alone)),
    mixedUs: median(runs.map(([, both]) => both)),
  };
}
