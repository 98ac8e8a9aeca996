// The orders of leaders in the house: they open, add, reduce, turn and close as it comes.
import { HoldSide, Side } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import { unitsOf } from '#server/engine/units.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { markets } from '#tests/automation/venue/venue-markets.ts';
import { orderCommand } from '#tests/order-command.ts';

import { leaders, type LeadingAccount, marketsOf } from './copy-house.ts';
import type { Random } from './live-on.ts';

const sides = [Side.buy, Side.sell];
const mostLots = 20_000;

export function oneOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

/** The lots that he holds in a market, a short position below zero. */
async function heldLots(client: ExchangeClient, { accountId, line }: LeadingAccount, marketId: number): Promise<number> {
  if (line === 'futures') {
    const position = (await client.futures(accountId))?.positions.find((one) => one.marketId === marketId);
    return position === undefined ? 0 : position.holdSide === HoldSide.long ? position.lots : 0 - position.lots;
  }
  const rules = markets[marketId]?.rules;
  const coin = (await client.balances(accountId)).find(({ assetId }) => assetId === rules?.baseAssetId);
  return Math.floor(Number(coin?.available ?? 0) / (rules?.lotUnits ?? 1));
}

/** All that he holds, or so many lots of it at most. */
async function reduce(client: ExchangeClient, leader: LeadingAccount, marketId: number, most: number): Promise<readonly Command[]> {
  const held = await heldLots(client, leader, marketId);
  const side = held > 0 ? Side.sell : Side.buy;
  const only = leader.line === 'futures' ? { reduceOnly: true } : {};
  return held === 0 ? [] : [orderCommand(leader.accountId, marketId, side, Math.min(most, Math.abs(held)), 0, only)];
}

/** Settings of a position: where he has none, or one of the other side, nothing comes of it. */
function adjust(accountId: number, marketId: number, random: Random): readonly Command[] {
  const leverage = 1 + random(5);
  return [
    { type: 'set-leverage', accountId, marketId, longLeverage: leverage, shortLeverage: leverage },
    ...(['long', 'short'] as const).map((holdSide) => ({
      type: 'change-margin' as const,
      accountId,
      marketId,
      holdSide,
      units: unitsOf(1_000_000_000),
    })),
  ];
}

export async function tradeAtRandom(client: ExchangeClient, random: Random): Promise<readonly Command[]> {
  const leader = oneOf(leaders, random);
  const { accountId, line } = leader;
  const marketId = oneOf(marketsOf[line], random);
  const chance = random(10);
  if (chance < 2) return reduce(client, leader, marketId, Number.POSITIVE_INFINITY);
  if (chance < 4) return reduce(client, leader, marketId, 1 + random(mostLots));
  const before = chance < 6 && line === 'futures' ? adjust(accountId, marketId, random) : [];
  return [...before, orderCommand(accountId, marketId, line === 'spot' ? Side.buy : oneOf(sides, random), 1 + random(mostLots), 0)];
}

/** He closes Number.POSITIVE_INFINITY. */
export async function closeAll(client: ExchangeClient, leader: LeadingAccount): Promise<void> {
  for (const marketId of marketsOf[leader.line]) await client.submitAll(await reduce(client, leader, marketId, Number.POSITIVE_INFINITY));
}
