// The turns of the simulated markets: at which steps each moves, and how long it has stood still.
import type { MarketId } from '#server/engine/ids.ts';
import type { MarketListing } from '#server/engine/listings.ts';

import type { Venue } from '../venue.ts';
import { isFaster, isTurn, moveSeconds, Pace } from './pace.ts';

/** Steps in a second. */
export const stepsPerSecond = 4;

/** The reference price of bands follows at least so often, in moves at a pace. */
const referenceEvery = { watched: 8, used: 4, listed: 4, resting: 1 } as const;

export type Turn = {
  readonly pace: Pace;
  /** Steps since it moved last. */
  readonly every: number;
  readonly isReferenceDue: boolean;
};

type TurnsOptions = {
  readonly venue: Pick<Venue, 'simulation'>;
  /** Steps between two moves of a watched market. */
  readonly watchedEvery: number;
  readonly restingSeconds: number;
};

type Turns = {
  /** The market's turn at a step, null when it is not due. One that has come to a faster pace since the last question is due at once. */
  at(market: MarketListing, step: number, pace: Pace): Turn | null;
  /** The same, of a market that has come to a faster pace and of no other. */
  wake(market: MarketListing, step: number, pace: Pace): Turn | null;
};

export function createTurns({ venue, watchedEvery, restingSeconds }: TurnsOptions): Turns {
  const last = new Map<MarketId, { readonly pace: Pace; readonly movedAt: number | null }>();

  const every = (market: MarketListing, pace: Pace): number =>
    pace === Pace.watched ? watchedEvery : moveSeconds(venue, market, pace, restingSeconds) * stepsPerSecond;

  const take = (market: MarketListing, step: number, pace: Pace, isWoken: boolean): Turn => {
    const { pace: before = pace, movedAt = null } = last.get(market.marketId) ?? {};
    last.set(market.marketId, { pace, movedAt: step });
    const usual = every(market, pace);
    // A market that nothing was told about for long goes on as if it had moved all the while.
    const longest = isWoken ? every(market, before) : usual;
    return {
      pace,
      every: Math.max(1, Math.min(longest, step - (movedAt ?? step - usual))),
      isReferenceDue: isWoken || (Math.floor(step / usual) + market.marketId) % referenceEvery[pace] === 0,
    };
  };

  /** Unwatched ones on whole seconds, so that all that is due then goes to disk at once. */
  const isItsTurn = (market: MarketListing, step: number, pace: Pace): boolean =>
    pace === Pace.watched
      ? step % watchedEvery === 0
      : step % stepsPerSecond === 0 && isTurn(market, Math.floor(step / stepsPerSecond), moveSeconds(venue, market, pace, restingSeconds));

  const wake = (market: MarketListing, step: number, pace: Pace): Turn | null => {
    const before = last.get(market.marketId);
    return before !== undefined && isFaster(pace, before.pace) ? take(market, step, pace, true) : null;
  };

  return {
    wake,
    at: (market, step, pace) => {
      const woken = wake(market, step, pace);
      if (woken !== null) return woken;
      const movedAt = last.get(market.marketId)?.movedAt ?? null;
      last.set(market.marketId, { pace, movedAt });
      // A turn that fell into a hitch of the machine is made up for, not left to the next one: at rest that is a minute away.
      const isLate = movedAt !== null && step - movedAt >= every(market, pace);
      const isDue = isLate || isItsTurn(market, step, pace);
      return isDue && movedAt !== step ? take(market, step, pace, false) : null;
    },
  };
}
