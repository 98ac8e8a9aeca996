// A contract of the core in the terms of the formulas, for what is worked out on both sides.
import type { FuturesContract } from '#lib/order-math/futures/contract-value.ts';
import { ContractForm, type MarketRules } from '#server/engine/markets/market-rules.ts';

/** Index and mark price as a venue begins. */
export const openedTicks = 10_000;

/** The market in ticks and lots as the formulas see it: one tick is a dollar, one lot a coin (or, inverse, a dollar); margin in the same. */
export function termsOf({ contract, lotUnits, tickLotUnits, takerFeePpm }: MarketRules): {
  form: FuturesContract;
  marginScale: number;
  tiers: { upTo: string; maxLeverage: string; maintenanceRate: string }[];
  takerFeeRate: string;
} {
  if (contract === undefined) throw new Error('a spot market');
  const tiers = contract.tiers.map(({ upTo, maxLeverage, maintenancePpm }) => ({
    upTo: String(upTo),
    maxLeverage: String(maxLeverage),
    maintenanceRate: String(maintenancePpm / 1_000_000),
  }));
  const takerFeeRate = String(takerFeePpm / 1_000_000);
  if (contract.form === ContractForm.linear) return { form: { settle: 'quote' }, marginScale: tickLotUnits, tiers, takerFeeRate };
  if (contract.form === ContractForm.inverse)
    return { form: { settle: 'coin', sizeUnit: 'usd' }, marginScale: lotUnits, tiers, takerFeeRate };
  const form = { settle: 'coin', sizeUnit: 'base', marginCoinIndex: String(openedTicks), marginCoinIsBase: true } as const;
  return { form, marginScale: lotUnits, tiers, takerFeeRate };
}

/** A quotient of whole numbers as decimal text, close enough for a tick. */
export const text = (value: number): string => value.toFixed(12).replace(/\.?0+$/, '');
