// A contract at work: its rules, the prices that positions are judged by, and who holds what of it.
import type { HoldSide, MarginMode } from '#lib/contract/enums.ts';
import { ContractForm, type ContractRules, type MarketRules } from '../../markets/market-rules.ts';
import type { AccountId, AssetId } from '../../ids.ts';
import { mulDivDown, mulDivUp } from '../../arithmetic/mul-div.ts';
import { RiskWatch, type RiskUnit } from '../risk/risk-watch.ts';

export type Position = {
  readonly side: HoldSide;
  lots: number;
  /** The value of its lots when they were opened, in value units: price times size, summed exactly. */
  value: number;
  leverage: number;
  /** Isolated: what stands behind it alone, in margin units. */
  margin: number;
  /** Isolated: topped up from the wallet before it is liquidated. */
  autoAppend: boolean;
  /** The unit by which its risk is watched while it is isolated. */
  readonly unit: RiskUnit;
};

/** Resting orders of one side that may open something. */
export type Pledge = { lots: number; value: number };

/** The equity and the margin requirements of positions. In margin units. */
export type Risk = {
  /** Money and unrealised gains. */
  readonly equity: number;
  /** At the mark price; liquidation begins when equity is not more than this. */
  readonly maintenance: number;
  /** The initial margin of cross positions at the mark price and their leverage. */
  readonly initial: number;
};

/** The one wallet of a unified account, as contracts see it. */
export type Pool = {
  /** True if the whole account backs the contracts of a coin; else only the coin does. */
  shares(assetId: AssetId): boolean;
  /** The risk of the whole account, counted in a coin; claims of that coin’s own orders are not in it. */
  riskIn(assetId: AssetId): Risk;
  /** Something has happened: the account is looked at before the command ends. */
  markDirty(): void;
};

/** All that an account trades in contracts margined in one coin. */
export type MarginWallet = {
  readonly assetId: AssetId;
  readonly holdings: Holding[];
  readonly unit: RiskUnit;
  /** Null: an account of its own wallets. */
  pool: Pool | null;
};

/** The state of one account in one contract: its settings, a long and a short position, and what its resting orders may still open. */
export type Holding = {
  readonly accountId: AccountId;
  /** The row of the account's futures wallet in the ledger; for a unified account, of its one wallet. */
  row: number;
  readonly contract: Contract;
  /** The wallet that it shares with the account's other contracts in the same coin. */
  readonly wallet: MarginWallet;
  mode: MarginMode;
  isHedge: boolean;
  readonly long: Position;
  readonly short: Position;
  readonly buys: Pledge;
  readonly sells: Pledge;
};

export type Contract = {
  readonly rules: ContractRules;
  readonly market: MarketRules;
  /** By what each tier's maintenance is less than its rate on the whole value: value × rate − deduction is the sum over the slices. In millionths of what tiers measure. */
  readonly deductions: readonly number[];
  /** 0 until they are set. */
  markTicks: number;
  indexTicks: number;
  /** Everybody who has set, ordered or held anything here. */
  readonly holdings: Map<AccountId, Holding>;
  readonly watch: RiskWatch;
  /** The last slot whose funding is paid. */
  fundedMs: number;
  /** The price at which it was settled and ended; 0: it lives. */
  deliveredTicks: number;
};

export function newContract(rules: ContractRules, market: MarketRules): Contract {
  const deductions: number[] = [];
  let [floor, rate] = [0, 0];
  for (const { upTo, maintenancePpm } of rules.tiers) {
    deductions.push((deductions.at(-1) ?? 0) + floor * (maintenancePpm - rate));
    [floor, rate] = [upTo, maintenancePpm];
  }
  return {
    rules,
    market,
    deductions,
    markTicks: 0,
    indexTicks: 0,
    holdings: new Map(),
    watch: new RiskWatch(),
    fundedMs: 0,
    deliveredTicks: 0,
  };
}

/**
 * The value of some lots at a price, in the contract's value units: ticks times lots (dollars, or the quote coin) for linear and
 * coin contracts; margin units for inverse ones, rounded down. Both sides of a trade count with the same number.
 */
export function valueOf({ rules, market }: Contract, priceTicks: number, lots: number): number {
  return rules.form === ContractForm.inverse ? mulDivDown(lots, market.lotUnits, priceTicks) : priceTicks * lots;
}

/** A value, in margin units, rounded down. Coin contracts convert at the index price of this moment. */
export function unitsDown({ rules, market, indexTicks }: Contract, value: number): number {
  if (rules.form === ContractForm.linear) return value * market.tickLotUnits;
  return rules.form === ContractForm.inverse ? value : mulDivDown(value, market.lotUnits, indexTicks);
}

/** As unitsDown, rounded up. */
export function unitsUp({ rules, market, indexTicks }: Contract, value: number): number {
  if (rules.form === ContractForm.linear) return value * market.tickLotUnits;
  return rules.form === ContractForm.inverse ? value : mulDivUp(value, market.lotUnits, indexTicks);
}

/** A gain (or, negative, a loss) in value units as margin units, rounded down: gains shrink, losses grow. */
export const gainUnits = (contract: Contract, gain: number): number => (gain >= 0 ? unitsDown(contract, gain) : -unitsUp(contract, -gain));

/** The size that tiers measure: a value in value units or, for an inverse contract, the dollars (lots) that it is sized in. */
export const tierSize = ({ rules }: Contract, { lots, value }: { readonly lots: number; readonly value: number }): number =>
  rules.form === ContractForm.inverse ? lots : value;

/** The tier that a size lies in; the last one for what is larger than all. */
export function tierAt({ rules }: Contract, size: number): number {
  const { tiers } = rules;
  let tier = 0;
  while (tier < tiers.length - 1 && size > (tiers[tier]?.upTo ?? 0)) tier += 1;
  return tier;
}

/** ⌈(size × ppm − deduction) ÷ 1,000,000⌉ with both split, so that no product leaves the safe integers. */
function millionthsLess(size: number, ppm: number, deduction: number): number {
  const [millions, less] = [Math.floor(size / 1_000_000), Math.floor(deduction / 1_000_000)];
  const rest = (size - millions * 1_000_000) * ppm - (deduction - less * 1_000_000);
  return millions * ppm - less + Math.ceil(rest / 1_000_000);
}

/**
 * The maintenance margin of some lots at the mark price, in margin units, rounded up: each slice at its tier's rate, and the taker's
 * fee for closing it. Source: the venue's progressive maintenance margin, Σ sliceᵢ × (MMRᵢ + taker rate).
 */
export function maintenanceOf(contract: Contract, lots: number): number {
  if (lots === 0) return 0;
  const { rules, market, markTicks, deductions } = contract;
  const size = tierSize(contract, { lots, value: valueOf(contract, markTicks, lots) });
  const tier = tierAt(contract, size);
  const ppm = (rules.tiers[tier]?.maintenancePpm ?? 0) + market.takerFeePpm;
  const deduction = deductions[tier] ?? 0;
  if (rules.form !== ContractForm.inverse) return unitsUp(contract, millionthsLess(size, ppm, deduction));
  // In millionths of dollars until the very end: a dollar is too coarse.
  return mulDivUp(size * ppm - deduction, market.lotUnits, 1_000_000 * markTicks);
}

/** The largest size at a leverage, as tiers measure it; 0 when no tier allows it. */
export function sizeLimit({ rules }: Contract, leverage: number): number {
  let limit = 0;
  for (const { upTo, maxLeverage } of rules.tiers) if (maxLeverage >= leverage) limit = upTo;
  return limit;
}

/** The fastest that maintenance can grow with value, in millionths. */
export const steepestPpm = ({ rules, market }: Contract): number => (rules.tiers.at(-1)?.maintenancePpm ?? 0) + market.takerFeePpm;

/** True if a dated contract is so near its end that nothing is opened any more. */
export const isNearEnd = ({ rules }: Contract, timeMs: number): boolean =>
  rules.deliveryMs !== 0 && timeMs >= rules.deliveryMs - rules.closeOnlyMs;
