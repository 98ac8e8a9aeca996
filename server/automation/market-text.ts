// A market in integers as decimal text, as the formulas that forms use read it.
import { Amount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import type { MartingaleMarket } from '#lib/order-math/bots/martingale-market.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import type { BotMarket } from './bot-kind.ts';

export const wholeText = (whole: number | bigint, decimals: number): string =>
  writeAmount(new Amount(String(whole)).dividedBy(new Amount(10).pow(decimals)));

export const rateText = (ppm: number): string => wholeText(ppm, 6);

export function marketText({ rules, base, quote, priceDecimals, quantityDecimals }: BotMarket): MartingaleMarket {
  const { contract } = rules;
  const sizes = {
    baseCoin: base.code,
    quoteCoin: quote.code,
    tickSize: wholeText(1, priceDecimals),
    lotSize: wholeText(1, quantityDecimals),
    minQuantity: wholeText(rules.minQuantityLots, quantityDecimals),
    maxQuantity: wholeText(rules.maxQuantityLots, quantityDecimals),
    minAmount: wholeText(rules.minNotionalUnits, quote.decimals),
    maxAmount: wholeText(rules.maxNotionalUnits, quote.decimals),
  };
  if (contract === undefined) return sizes;
  // Values of a linear contract are counted in ticks times lots.
  const tierText = (upTo: number): string => wholeText(BigInt(upTo) * BigInt(rules.tickLotUnits), quote.decimals);
  return {
    ...sizes,
    form: contract.form,
    tiers:
      contract.form === ContractForm.linear
        ? contract.tiers.map((tier) => ({
            upTo: tierText(tier.upTo),
            maxLeverage: String(tier.maxLeverage),
            maintenanceRate: rateText(tier.maintenancePpm),
          }))
        : [],
    openCostUpRatio: rateText(contract.openCostUpPpm),
    feeRateUpRatio: rateText(contract.openFeeUpPpm),
  };
}
