// The positions of a copy in its markets, of contracts and of coins.
import { HoldSide } from '#lib/contract/enums.ts';
import type { OwnedBot } from '#server/services/bots/bots.ts';
import type { MarketId } from '#server/engine/ids.ts';

export type HeldByCopy = {
  readonly marketId: MarketId;
  readonly side: 'long' | 'short';
  /** Lots of contracts, or units of the coin. */
  readonly size: number;
  /** Price times size of the entries: of contracts in value units of the contract, of coins in quote units. */
  readonly entryValue: number;
  readonly leverage: number | null;
  /** Units of the margin coin, at the mark price; null of coins: it is worked out from the last price. */
  readonly unrealisedUnits: number | null;
  /** Ticks; 0: none. */
  readonly takeTicks: number;
  readonly stopTicks: number;
};

export function heldByCopy({ marketIds, positions, figures }: OwnedBot): readonly HeldByCopy[] {
  const exitsOf = (marketId: MarketId): Pick<HeldByCopy, 'takeTicks' | 'stopTicks'> =>
    figures.exits?.[marketIds.indexOf(marketId)] ?? { takeTicks: 0, stopTicks: 0 };
  const contracts = positions
    .filter(({ lots }) => lots !== 0)
    .map(({ marketId, holdSide, lots, entryValue, leverage, unrealisedUnits }): HeldByCopy => {
      const side = holdSide === HoldSide.long ? 'long' : 'short';
      return { marketId, side, size: Math.abs(lots), entryValue, leverage, unrealisedUnits, ...exitsOf(marketId) };
    });
  const coins = (figures.holdings ?? []).flatMap(({ units, paidUnits }, place): readonly HeldByCopy[] => {
    const marketId = marketIds[place];
    if (marketId === undefined || units === 0 || paidUnits === 0) return [];
    const none = { leverage: null, unrealisedUnits: null };
    return [{ marketId, side: 'long', size: units, entryValue: paidUnits, ...none, ...exitsOf(marketId) }];
  });
  return [...contracts, ...coins];
}
