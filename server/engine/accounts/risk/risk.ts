// The equity and margin requirements of one isolated position, or of all cross positions in a coin. In margin units.
import { HoldSide, MarginMode } from '#lib/contract/enums.ts';
import { ContractForm } from '../../markets/market-rules.ts';
import { mulDivUp } from '../../arithmetic/mul-div.ts';
import { millionthsUp } from '../../arithmetic/millionths.ts';
import type { FuturesAccount } from '../account.ts';
import {
  gainUnits,
  maintenanceOf,
  unitsUp,
  valueOf,
  type Contract,
  type Holding,
  type MarginWallet,
  type Pool,
  type Position,
  type Risk,
} from '../positions/contract.ts';
import { markGain } from '../positions/holding.ts';
import type { Ledger } from '../ledger.ts';

export const markValue = (contract: Contract, { lots }: Position): number => valueOf(contract, contract.markTicks, lots);

/** Value through leverage, rounded up. */
export const initialMargin = (contract: Contract, value: number, leverage: number): number =>
  Math.ceil(unitsUp(contract, value) / leverage);

/**
 * The initial margin of a cross position, in margin units, rounded up: quantity × mark ÷ leverage, and in a unified account the taker's
 * fee for closing it too, quantity × mark × (1 ÷ leverage + taker fee). Source: the venue's `positionBalance` of unified accounts.
 */
export function crossInitial(contract: Contract, position: Position, isUnified: boolean): number {
  const value = markValue(contract, position);
  if (!isUnified) return initialMargin(contract, value, position.leverage);
  const { market, rules, markTicks } = contract;
  // Values of inverse contracts are rounded down: what is asked for is not.
  const worth = rules.form === ContractForm.inverse ? mulDivUp(position.lots, market.lotUnits, markTicks) : unitsUp(contract, value);
  return mulDivUp(worth, 1_000_000 + position.leverage * market.takerFeePpm, position.leverage * 1_000_000);
}

/** The risk of an isolated position: its own margin and gain against its own maintenance. */
export function isolatedRisk(contract: Contract, position: Position): Risk {
  return {
    equity: position.margin + gainUnits(contract, markGain(contract, position)),
    maintenance: maintenanceOf(contract, position.lots),
    initial: 0,
  };
}

/** The risk that a holding's cross positions add. A long and a short of the same contract need what the larger one needs. */
export function crossPart({ contract, wallet, mode, long, short }: Holding, isUnified = wallet.pool !== null): Risk {
  if (mode !== MarginMode.cross || (long.lots === 0 && short.lots === 0)) return nothing;
  const equity = gainUnits(contract, markGain(contract, long)) + gainUnits(contract, markGain(contract, short));
  let [maintenance, initial] = [0, 0];
  for (const position of [long, short]) {
    if (position.lots === 0) continue;
    maintenance = Math.max(maintenance, maintenanceOf(contract, position.lots));
    initial = Math.max(initial, crossInitial(contract, position, isUnified));
  }
  return { equity, maintenance, initial };
}
const nothing: Risk = { equity: 0, maintenance: 0, initial: 0 };

/**
 * The risk of all cross positions in a coin; in a unified account that backs them as a whole, of all of it.
 * Refuses (RangeError) sums that plain numbers cannot hold, long after the limits of tiers.
 */
export function crossRisk(ledger: Ledger, row: number, wallet: Pick<MarginWallet, 'assetId' | 'holdings' | 'pool'>): Risk {
  if (wallet.pool?.shares(wallet.assetId) === true) return wallet.pool.riskIn(wallet.assetId);
  let equity = ledger.cash(row, wallet.assetId);
  let [maintenance, initial] = [0, 0];
  for (const holding of wallet.holdings) {
    const part = crossPart(holding);
    equity += part.equity;
    maintenance += part.maintenance;
    initial += part.initial;
  }
  if (!Number.isSafeInteger(equity) || !Number.isSafeInteger(maintenance) || !Number.isSafeInteger(initial))
    throw new RangeError(`risk of asset ${wallet.assetId} beyond what can be counted`);
  return { equity, maintenance, initial };
}

/**
 * The cost of opening a value: initial margin and the taker's fee, each with the share by which opening is thought to cost more.
 * Each part is rounded up. Source: the venue's order cost, value ÷ leverage × (1 + openCostUp) + value × fee × (1 + feeRateUp).
 */
function openingCost(contract: Contract, value: number, leverage: number): number {
  const { openCostUpPpm, openFeeUpPpm } = contract.rules;
  const worth = unitsUp(contract, value);
  const margin = mulDivUp(worth, 1_000_000 + openCostUpPpm, leverage * 1_000_000);
  return margin + millionthsUp(millionthsUp(worth, contract.market.takerFeePpm), 1_000_000 + openFeeUpPpm);
}

type SideClaim = { readonly cost: number; readonly value: number; readonly lots: number };

/** The lots that a side's resting orders may open beyond those that they would close, and their cost. One-way, they first close the opposite position. */
export function sideClaim(holding: Holding, side: HoldSide): SideClaim {
  const { contract, long, short, buys, sells, isHedge } = holding;
  const [pledged, own, opposite] = side === HoldSide.long ? [buys, long, short] : [sells, short, long];
  const lots = pledged.lots - (isHedge ? 0 : opposite.lots);
  if (lots <= 0) return { cost: 0, value: 0, lots: 0 };
  const value = mulDivUp(pledged.value, lots, pledged.lots);
  return { cost: openingCost(contract, value, own.leverage), value, lots };
}

/** The margin that a holding's resting orders hold back. One-way, only one side can end up as a position: the dearer one counts. */
export function claimOf(holding: Holding): number {
  const { buys, sells } = holding;
  if (buys.lots === 0 && sells.lots === 0) return 0;
  const [toLong, toShort] = [sideClaim(holding, HoldSide.long).cost, sideClaim(holding, HoldSide.short).cost];
  return holding.isHedge ? toLong + toShort : Math.max(toLong, toShort);
}

/** The margin that a wallet has free for something new, or to send away when `withGains` is false: never below zero. */
export function freeMargin(ledger: Ledger, row: number, wallet: MarginWallet, withGains: boolean): number {
  const cash = ledger.cash(row, wallet.assetId);
  return freeBeside(crossRisk(ledger, row, wallet), withGains ? Number.POSITIVE_INFINITY : cash, wallet);
}

/** The same of a risk that has been worked out: what is counted of its equity, at most so much, less what is bound. */
export function freeBeside({ equity, initial }: Risk, max: number, { holdings }: MarginWallet): number {
  return Math.max(0, Math.min(max, equity) - initial - claimsOf(holdings));
}

/** The margin that all resting orders of a wallet hold back. */
export function claimsOf(holdings: readonly Holding[]): number {
  let claims = 0;
  for (const holding of holdings) claims += claimOf(holding);
  return claims;
}

/** The wallet of a coin, made when it is first needed. */
export function walletOf(futures: FuturesAccount, accountId: number, assetId: number): MarginWallet {
  const known = futures.wallets.get(assetId);
  if (known !== undefined) return known;
  const wallet = newWallet(accountId, assetId, futures.pool);
  futures.wallets.set(assetId, wallet);
  return wallet;
}

export const newWallet = (accountId: number, assetId: number, pool: Pool | null): MarginWallet => ({
  assetId,
  holdings: [],
  unit: { accountId, marketId: -1, side: HoldSide.long, assetId, version: 0, changed: false },
  pool,
});
