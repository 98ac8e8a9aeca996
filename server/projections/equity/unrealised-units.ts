// The unrealised gain of a position at a mark price, in units of its margin coin.
import type { HoldSide } from '#lib/contract/enums.ts';
import { type Contract, gainUnits, newContract, valueOf } from '#server/engine/accounts/positions/contract.ts';
import { gainOf } from '#server/engine/accounts/positions/holding.ts';
import type { MarketRules } from '#server/engine/markets/market-rules.ts';

export type Mark = { readonly markTicks: number; readonly indexTicks: number };

type HeldLots = { readonly holdSide: HoldSide; readonly lots: number; readonly entryValue: number };

/** Rules never change while a market is listed. */
const known = new WeakMap<MarketRules, Contract>();

/** The contract of these rules at a mark. Refuses (Error) rules of spot. */
export function contractAt(rules: MarketRules, mark: Mark): Contract {
  if (rules.contract === undefined) throw new Error(`${rules.symbol} is no contract`);
  const contract = known.get(rules) ?? newContract(rules.contract, rules);
  known.set(rules, contract);
  return { ...contract, ...mark };
}

/** Rounded down, as the core does. */
export function unrealisedUnits(rules: MarketRules, position: HeldLots, mark: Mark): { assetId: number; units: number } {
  const contract = contractAt(rules, mark);
  const gain = gainOf(contract, position.holdSide, position.entryValue, valueOf(contract, mark.markTicks, position.lots));
  return { assetId: contract.rules.marginAssetId, units: gainUnits(contract, gain) };
}
