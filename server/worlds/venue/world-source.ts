// The source of a world’s prices, as calls and channels tell of it.
import type { MarketSource } from '#server/market/market-source.ts';
import { scenarioEndMs } from '#server/market/contracts/bad-days/scenario.ts';
import type { World } from '../world/world.ts';

/** A world is told of scenarios by its owner, and of nothing by the operator. */
const notHere = (): never => {
  throw new Error('a world is steered by its owner');
};

export const worldSource = (world: World, speed: () => number): MarketSource => ({
  state: () => ({
    mode: 'world',
    state: speed() === 0 ? 'paused' : 'playing',
    markets: [],
    clockMs: world.timeMs,
    // As fast as it goes has no number.
    speed: Number.isFinite(speed()) ? speed() : 0,
    venue: '',
    notice: null,
  }),
  replay: null,
  scenarios: {
    begin: notHere,
    end: notHere,
    listDelivery: notHere,
    running: () => {
      const { scenario } = world.told;
      if (scenario === null) return [];
      const endMs = scenarioEndMs(scenario);
      return endMs > world.timeMs ? [{ ...scenario, world: 'paper', endMs }] : [];
    },
  },
  get indexes() {
    return world.market.indexes;
  },
});
