// The mark price at which a bot's position comes near its liquidation.
import { HoldSide, MarginMode } from '#lib/contract/enums.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';

import { legAt, type Instance } from './instance.ts';

const million = 1_000_000n;

/** Equity, in percent of the maintenance margin, at which its owner is told, and at which it is over. Liquidation begins at 100. */
const danger = { begins: 150n, ends: 200n } as const;

/** `isFalling`: it is reached from above. */
export type DangerPrice = { readonly ticks: number; readonly isFalling: boolean };

/**
 * The mark price at which equity is a share of the maintenance margin, for a linear contract: with m the margin, e and L the value and
 * the lots held, r the maintenance rate with the taker's fee and k the share, L·p = (e ∓ m) ÷ (1 ∓ k·r), − for a long and + for a short.
 * In whole ticks, towards the entry price. The rate is that of the tier which the position is in; the allowance of lower tiers is left
 * out, so that the warning comes rather too early. Other positions that stand on the same money are left out as well. Null: there is
 * no such price.
 */
export function dangerPrice(instance: Instance, leg: number): DangerPrice | null {
  const { positions, coins, endangered } = instance;
  const { market } = legAt(instance, leg);
  const { rules } = market;
  const position = positions.find(({ marketId }) => marketId === market.marketId);
  const isEndangered = endangered.includes(leg);
  if (rules.contract?.form !== ContractForm.linear || position === undefined) return null;
  const { holdSide, marginMode, marginUnits, lots, entryValue } = position;
  const inWallet = coins.get(`futures ${market.quote.assetId}`)?.units ?? 0;
  const tick = BigInt(rules.tickLotUnits);
  const margin = BigInt(marginMode === MarginMode.isolated ? marginUnits : inWallet);
  const { tiers } = rules.contract;
  const tier = tiers.find(({ upTo }) => entryValue <= upTo) ?? tiers.at(-1);
  const rate = BigInt((tier?.maintenancePpm ?? 0) + rules.takerFeePpm);
  const share = (rate * (isEndangered ? danger.ends : danger.begins)) / 100n;
  const isLong = holdSide === HoldSide.long;
  const value = BigInt(entryValue) * tick + (isLong ? -margin : margin);
  const perTick = BigInt(lots) * tick * (isLong ? million - share : million + share);
  if (value <= 0n || perTick <= 0n) return null;
  const down = (value * million) / perTick;
  // One that is in danger leaves it on the way back.
  return { ticks: Number(isLong ? down + 1n : down), isFalling: isLong !== isEndangered };
}
