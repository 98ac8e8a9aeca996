// The speeds of a world's clock that its owner may choose from.
import { topSpeeds, worldGrids, type WorldGrid } from '#lib/contract/worlds/world-bounds.ts';
import type { WorldRun } from '#lib/contract/worlds/world.ts';

const speeds = ['1', '2', '5', '10', '30', '60', '300', '3600', 'fastest'] as const;
export type ClockSpeed = (typeof speeds)[number];

export const speedOf = (text: ClockSpeed): WorldRun['speed'] => (text === 'fastest' ? text : Number(text));

const numberOf = (text: ClockSpeed): number => (text === 'fastest' ? Number.POSITIVE_INFINITY : Number(text));

export const gridOf = ({ gridMs }: Pick<WorldRun, 'gridMs'>): WorldGrid => worldGrids.find((grid) => grid === gridMs) ?? worldGrids[0];

/** Those that the grid of a world allows. */
export const offeredSpeeds = (run: Pick<WorldRun, 'gridMs'>): readonly ClockSpeed[] =>
  speeds.filter((text) => numberOf(text) <= topSpeeds[gridOf(run)]);

/** The speed at which a running clock goes; the one that was chosen last while it is paused. */
export function shownSpeed(run: Pick<WorldRun, 'gridMs' | 'speed'>, chosen: ClockSpeed): ClockSpeed {
  return offeredSpeeds(run).find((text) => (run.speed === 0 ? text === chosen : speedOf(text) === run.speed)) ?? '1';
}
