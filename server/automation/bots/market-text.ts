// The market of a bot in decimal text, as the formulas read it that its form and its check at the start share.
import { Amount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import type { FeeRates, MartingaleMarket } from '#lib/order-math/bots/martingale-market.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import type { BotMarket, BotPrices } from '../bot-kind.ts';

const text = (whole: number | bigint, decimals: number): string =>
  writeAmount(new Amount(String(whole)).dividedBy(new Amount(10).pow(decimals)));
const rate = (ppm: number): string => text(ppm, 6);

export function marketText({ rules, base, quote, priceDecimals, quantityDecimals }: BotMarket): MartingaleMarket {
  const { contract } = rules;
  const sizes = {
    baseCoin: base.code,
    quoteCoin: quote.code,
    tickSize: text(1, priceDecimals),
    lotSize: text(1, quantityDecimals),
    minQuantity: text(rules.minQuantityLots, quantityDecimals),
    maxQuantity: text(rules.maxQuantityLots, quantityDecimals),
    minAmount: text(rules.minNotionalUnits, quote.decimals),
    maxAmount: text(rules.maxNotionalUnits, quote.decimals),
  };
  if (contract === undefined) return sizes;
  // Values of a linear contract are counted in ticks times lots.
  const tierText = (upTo: number): string => text(BigInt(upTo) * BigInt(rules.tickLotUnits), quote.decimals);
  return {
    ...sizes,
    form: contract.form,
    tiers:
      contract.form === ContractForm.linear
        ? contract.tiers.map((tier) => ({
            upTo: tierText(tier.upTo),
            maxLeverage: String(tier.maxLeverage),
            maintenanceRate: rate(tier.maintenancePpm),
          }))
        : [],
    openCostUpRatio: rate(contract.openCostUpPpm),
    feeRateUpRatio: rate(contract.openFeeUpPpm),
  };
}

export const feeText = ({ rules }: BotMarket): FeeRates => ({ maker: rate(rules.makerFeePpm), taker: rate(rules.takerFeePpm) });

/** Null: nothing has traded yet. */
export const lastPriceText = ({ priceDecimals }: BotMarket, { lastTicks }: BotPrices): string | null =>
  lastTicks === 0 ? null : text(lastTicks, priceDecimals);

/** True if units of either coin of the market can be counted with so much of it. */
export function isCountable(investment: string, { base, quote }: BotMarket): boolean {
  const invested = new Amount(/^\d+(\.\d+)?$/.test(investment) ? investment : 0);
  return invested.times(new Amount(10).pow(Math.max(quote.decimals, base.decimals))).lessThan(Number.MAX_SAFE_INTEGER);
}
