// The orders of a world's owner, each as an input of the run.
import { addFunds } from '#server/answers/paper/paper-funds.ts';
import { refuse, type Refusal } from '#server/answers/refusal/refusal.ts';
import type { World } from '../world/world.ts';
import type { WorldOrder } from '../worlds.ts';
import type { AwakeWorld } from './awake-world.ts';

/** True for one that can be delisted: it is there, and still open. */
const isSpotMarket = ({ markets, told }: World, symbol: string): boolean =>
  markets.venue.listings.markets.some((one) => one.symbol === symbol) && !told.delisted.has(symbol);

/** Null: done. Whoever is refused has changed nothing. */
export async function obeyOrder({ venue, faults }: Pick<AwakeWorld, 'venue' | 'faults'>, order: WorldOrder): Promise<Refusal | null> {
  const { world, rooms } = venue;
  switch (order.order) {
    case 'fund':
      return addFunds(await venue.openSeat(order.seat), [{ coin: order.coin, amount: order.amount }], rooms);
    case 'stop-seat': {
      const accountId = venue.accountOf(order.seat);
      if (accountId === null) return null;
      await venue.leadersOf(order.seat).leaveAll(accountId);
      await rooms.automation.stopAllOf(accountId);
      return null;
    }
    case 'fault':
      faults.set(order.fault);
      return null;
    case 'delist':
      if (!isSpotMarket(world, order.symbol)) return refuse('symbolNotOpen', { symbol: order.symbol });
      world.say({ word: 'delist', symbol: order.symbol });
      return null;
    case 'grid':
      world.say({ word: 'grid', gridMs: order.gridMs });
      return null;
    case 'scenario':
      world.say({ word: 'scenario', kind: order.kind, seed: order.seed });
      return null;
    case 'end-scenario':
      world.say({ word: 'end-scenario' });
      return null;
  }
}
