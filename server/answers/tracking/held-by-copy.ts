// The positions of a copy in its markets, of contracts and of coins.
import { HoldSide } from '#lib/contract/enums.ts';
import type { OwnedBot, OwnedPosition } from '#server/services/bots/bots.ts';
import type { MarketId } from '#server/engine/ids.ts';

export type HeldByCopy = {
  readonly marketId: MarketId;
  readonly side: 'long' | 'short';
  /** Null: coins. */
  readonly position: OwnedPosition | null;
  /** Lots of contracts, or units of the coin. */
  readonly size: number;
  /** Price times size of the entries: of contracts in value units of the contract, of coins in quote units. */
  readonly entryValue: number;
  /** Null: it was opened before that was kept. */
  readonly openedMs: number | null;
  /** Ticks; 0: none. */
  readonly takeTicks: number;
  readonly stopTicks: number;
  /** The owner has set them; otherwise they are those of the settings. */
  readonly areExitsSet: boolean;
};

export function heldByCopy({ marketIds, positions, figures }: OwnedBot): readonly HeldByCopy[] {
  const legOf = (marketId: MarketId): Pick<HeldByCopy, 'takeTicks' | 'stopTicks' | 'areExitsSet' | 'openedMs'> => {
    const leg = marketIds.indexOf(marketId);
    const { takeTicks, stopTicks, areSet } = figures.exits?.[leg] ?? { takeTicks: 0, stopTicks: 0, areSet: false };
    const openedMs = figures.openedMs?.[leg] ?? 0;
    return { takeTicks, stopTicks, areExitsSet: areSet, openedMs: openedMs === 0 ? null : openedMs };
  };
  const contracts = positions
    .filter(({ lots }) => lots !== 0)
    .map((position): HeldByCopy => {
      const { marketId, holdSide, lots, entryValue } = position;
      const side = holdSide === HoldSide.long ? 'long' : 'short';
      return { marketId, side, position, size: Math.abs(lots), entryValue, ...legOf(marketId) };
    });
  const coins = (figures.holdings ?? []).flatMap(({ units, paidUnits }, place): readonly HeldByCopy[] => {
    const marketId = marketIds[place];
    if (marketId === undefined || units === 0 || paidUnits === 0) return [];
    return [{ marketId, side: 'long', position: null, size: units, entryValue: paidUnits, ...legOf(marketId) }];
  });
  return [...contracts, ...coins];
}
