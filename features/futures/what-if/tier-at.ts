// The tier that a position is in at a price, as the formulas want it: its rate and deduction, and the fee beside them.
import type { RiskMarket } from '#lib/order-math/risk/account-risk.ts';
import { contractValue } from '#lib/order-math/futures/contract-value.ts';
import { tierDeductions, tierNumber } from '#lib/order-math/risk/maintenance-margin.ts';
import { formOf, type Input } from './explanation.ts';

/** Nothing for bad input. The deduction is in the quote coin. */
export function tierAt({ contract, tiers, takerFeeRate }: RiskMarket, size: string, price: string): readonly Input[] {
  const value = formOf(contract) === 'inverse' ? size : contractValue({ contract: { settle: 'quote' }, size, price });
  const number = value === null ? null : tierNumber(value, tiers);
  const place = (number ?? 1) - 1;
  const [tier, deduction] = [tiers[place], tierDeductions(tiers)?.[place]];
  if (number === null || tier === undefined || deduction === undefined) return [];
  return [
    { symbol: 'r', text: tier.maintenanceRate, unit: 'share' },
    { symbol: 'f', text: takerFeeRate, unit: 'share' },
    { symbol: 'c', text: deduction, unit: 'quote' },
  ];
}
