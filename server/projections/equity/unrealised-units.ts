// The unrealised gain of a position at a mark price, in units of its margin coin.
import type { HoldSide } from '#lib/contract/enums.ts';
import { gainUnits, newContract, valueOf } from '#server/engine/accounts/positions/contract.ts';
import { gainOf } from '#server/engine/accounts/positions/holding.ts';
import type { MarketRules } from '#server/engine/markets/market-rules.ts';

export type Mark = { readonly markTicks: number; readonly indexTicks: number };

type HeldLots = { readonly holdSide: HoldSide; readonly lots: number; readonly entryValue: number };

/** Rounded down, as the core does. */
export function unrealisedUnits(rules: MarketRules, position: HeldLots, mark: Mark): { assetId: number; units: number } {
  if (rules.contract === undefined) throw new Error(`${rules.symbol} is no contract`);
  const contract = { ...newContract(rules.contract, rules), ...mark };
  const gain = gainOf(contract, position.holdSide, position.entryValue, valueOf(contract, mark.markTicks, position.lots));
  return { assetId: rules.contract.marginAssetId, units: gainUnits(contract, gain) };
}
