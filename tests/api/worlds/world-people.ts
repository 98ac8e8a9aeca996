// People around a world: its owner, one who trades there, one who looks on, and one who has no seat.
import { createWorld } from '#lib/contract/calls/v1/world/create.ts';
import { getWorld } from '#lib/contract/calls/v1/world/detail.ts';
import { joinWorld } from '#lib/contract/calls/v1/world/join.ts';
import { createWorldLink } from '#lib/contract/calls/v1/world/link/create.ts';
import type { TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

export type WorldPeople = Readonly<Record<'owner' | 'trader' | 'onlooker' | 'stranger', Visitor>>;

/** A minute of the year 2026. */
export const startMs = 1_790_000_040_000;

export async function createPeople(exchange: TestExchange): Promise<WorldPeople> {
  const [owner, trader, onlooker, stranger] = [
    await createTrader(exchange),
    await createTrader(exchange),
    await createTrader(exchange),
    await createTrader(exchange),
  ];
  return { owner, trader, onlooker, stranger };
}

/** A world with one market, at its beginning. */
export const openWorldOf = async (owner: Visitor, name = 'Practice'): Promise<string> =>
  (await owner.call(createWorld, { name, symbols: ['BTCUSDT'], seed: 'a “seed”', startMs })).worldId;

export async function linkInto(owner: Visitor, worldId: string, role: 'trader' | 'onlooker') {
  return owner.call(createWorldLink, { worldId, role });
}

/** A world with all of its people in it; and the seat of each. */
export async function settle({ owner, trader, onlooker }: WorldPeople) {
  const worldId = await openWorldOf(owner);
  const links = { trader: await linkInto(owner, worldId, 'trader'), onlooker: await linkInto(owner, worldId, 'onlooker') };
  await trader.call(joinWorld, { token: links.trader.token });
  await onlooker.call(joinWorld, { token: links.onlooker.token });
  const { seats } = await owner.call(getWorld, { worldId });
  const seatOf = (wanted: string): string => seats.find(({ role }) => role === wanted)?.seatId ?? '';
  return {
    worldId,
    linkId: links.trader.link.linkId,
    seats: { owner: seatOf('owner'), trader: seatOf('trader'), onlooker: seatOf('onlooker') },
  };
}
