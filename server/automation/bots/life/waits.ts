// The waits of bots: told to the mechanism when they have changed.
import type { Waits } from '../../bot-kind.ts';
import type { ManyMarketsActions } from '../../many-markets-kind.ts';

export const noWaits: Waits = { lastAtOrAbove: 0, lastAtOrBelow: 0, markAtOrAbove: 0, markAtOrBelow: 0, atMs: 0, candles: null };

/** Every price is at or above one tick. */
export const anyPrice: Partial<Waits> = { lastAtOrAbove: 1 };

const isSame = (one: Waits, other: Waits): boolean =>
  one.lastAtOrAbove === other.lastAtOrAbove &&
  one.lastAtOrBelow === other.lastAtOrBelow &&
  one.markAtOrAbove === other.markAtOrAbove &&
  one.markAtOrBelow === other.markAtOrBelow &&
  one.atMs === other.atMs &&
  one.candles === other.candles;

/** The waits of a bot of one market from now on. */
export function keepWaits(
  { state, actions }: { readonly state: { phase: string; waits: Waits }; readonly actions: { waitFor(waits: Waits): void } },
  wanted: Partial<Waits>,
): void {
  const waits = { ...noWaits, ...wanted };
  if (state.phase === 'over' || isSame(waits, state.waits)) return;
  state.waits = waits;
  actions.waitFor(waits);
}

/**
 * Tells what a bot waits for in one of its markets. The time that it waits for stands with the main one.
 * @returns what it waits for there by now
 */
export function waitInLeg(actions: Pick<ManyMarketsActions, 'waitFor'>, place: number, before: Waits, wanted: Partial<Waits>): Waits {
  const waits = { ...noWaits, ...wanted };
  if (isSame(waits, before)) return before;
  const { atMs: _atMs, ...prices } = waits;
  actions.waitFor(place === 0 ? waits : prices, place);
  return waits;
}
