// The sums of an account's contracts: by side, by contract, and by the coin of their margin. At mark prices.
import { HoldSide, MarginMode } from '#lib/contract/enums.ts';
import { ContractForm } from '../markets/market-rules.ts';
import { millionthsUp } from '../arithmetic/millionths.ts';
import { gainUnits, unitsUp, type Contract, type Holding, type Position } from '../accounts/positions/contract.ts';
import { markGain } from '../accounts/positions/holding.ts';
import { claimOf, crossInitial, markValue, sideClaim } from '../accounts/risk/risk.ts';
import type { AssetId, MarketId } from '../ids.ts';
import { lots, type Lots } from '../units.ts';

/** In units of the margin coin, unless it says otherwise. */
type SideSums = {
  readonly marketId: MarketId;
  readonly holdSide: HoldSide;
  /** Lots that resting orders may open. */
  readonly openLots: Lots;
  /** The cost of those orders, as if the other side had none. */
  readonly orderCost: number;
  /** The margin that an isolated position has locked; of a cross one its initial margin. */
  readonly margin: number;
  /** The taker's fee for closing it, rounded up. */
  readonly closingFee: number;
  readonly gain: number;
  /** The position and what resting orders would open, in value units; of an inverse contract in lots, which are dollars. */
  readonly pricedValue: number;
};

type MarketSums = {
  readonly marketId: MarketId;
  /** Cross positions, in value units (inverse: lots). */
  readonly heldValue: number;
  /** One-way: margin and what the dearer side of its orders costs. Null in hedge mode. */
  readonly marginAndOrderCost: number | null;
};

type AssetSums = {
  readonly assetId: AssetId;
  /** Margin and order cost of contracts that are traded one-way. */
  readonly marginOneWay: number;
  readonly marginIsolated: number;
  readonly gainCross: number;
};

export type Aggregates = {
  readonly sides: readonly SideSums[];
  readonly markets: readonly MarketSums[];
  readonly assets: readonly AssetSums[];
};

const isInverse = ({ rules }: Contract): boolean => rules.form === ContractForm.inverse;
const valueOfPosition = (contract: Contract, position: Position): number =>
  isInverse(contract) ? position.lots : markValue(contract, position);

function sideSums(holding: Holding, position: Position): SideSums {
  const { contract, mode, wallet, buys, sells } = holding;
  const pledged = position.side === HoldSide.long ? buys : sells;
  const { cost, value, lots: openLots } = sideClaim(holding, position.side);
  const isCross = mode === MarginMode.cross;
  return {
    marketId: contract.market.marketId,
    holdSide: position.side,
    openLots: lots(pledged.lots),
    orderCost: cost,
    margin: isCross ? crossInitial(contract, position, wallet.pool !== null) : position.margin,
    closingFee: millionthsUp(unitsUp(contract, markValue(contract, position)), contract.market.takerFeePpm),
    gain: gainUnits(contract, markGain(contract, position)),
    pricedValue: valueOfPosition(contract, position) + (isInverse(contract) ? openLots : value),
  };
}

/** Contracts in which there is neither a position nor an opening order have no row. */
export function aggregatesOf(holdings: readonly Holding[]): Aggregates {
  const sides: SideSums[] = [];
  const markets: MarketSums[] = [];
  const assets = new Map<AssetId, AssetSums>();
  for (const holding of holdings) {
    const { contract, mode, isHedge, long, short, buys, sells } = holding;
    const own = [long, short]
      .filter(({ lots: held, side }) => held > 0 || (side === HoldSide.long ? buys : sells).lots > 0)
      .map((position) => sideSums(holding, position));
    if (own.length === 0) continue;
    const isCross = mode === MarginMode.cross;
    const margin = own.reduce((sum, one) => sum + one.margin, 0);
    const marginAndOrderCost = isHedge ? null : margin + claimOf(holding);
    const heldValue = isCross ? valueOfPosition(contract, long) + valueOfPosition(contract, short) : 0;
    sides.push(...own);
    markets.push({ marketId: contract.market.marketId, heldValue, marginAndOrderCost });
    const assetId = contract.rules.marginAssetId;
    const sum = assets.get(assetId) ?? { assetId, marginOneWay: 0, marginIsolated: 0, gainCross: 0 };
    assets.set(assetId, {
      assetId,
      marginOneWay: sum.marginOneWay + (marginAndOrderCost ?? 0),
      marginIsolated: sum.marginIsolated + (isCross ? 0 : margin),
      gainCross: sum.gainCross + (isCross ? own.reduce((gains, one) => gains + one.gain, 0) : 0),
    });
  }
  return { sides, markets, assets: [...assets.values()].toSorted((a, b) => a.assetId - b.assetId) };
}
