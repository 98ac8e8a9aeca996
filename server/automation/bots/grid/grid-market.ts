// The market of a bot in the words of the formulas: decimal text, shares, coins.
import { Amount } from '#lib/order-math/amounts/amount.ts';
import type { FeeRates, GridMarket, GridPrices } from '#lib/order-math/bots/grid-market.ts';
import { formatDecimal } from '#server/engine/units.ts';

import type { BotMarket, BotPrices } from '../../bot-kind.ts';

const millionths = 6;

export function gridMarket({ rules, base, quote, priceDecimals, quantityDecimals }: BotMarket): GridMarket {
  const { contract } = rules;
  const tiers = contract?.tiers.map(({ upTo, maxLeverage, maintenancePpm }) => ({
    upTo: formatDecimal(upTo, priceDecimals + quantityDecimals),
    maxLeverage: String(maxLeverage),
    maintenanceRate: formatDecimal(maintenancePpm, millionths),
  }));
  return {
    baseCoin: base.code,
    quoteCoin: quote.code,
    pricePlace: priceDecimals,
    volumePlace: quantityDecimals,
    minQuantity: formatDecimal(rules.minQuantityLots, quantityDecimals),
    maxQuantity: formatDecimal(rules.maxQuantityLots, quantityDecimals),
    minAmount: formatDecimal(rules.minNotionalUnits, quote.decimals),
    maxAmount: formatDecimal(rules.maxNotionalUnits, quote.decimals),
    contract: contract === undefined ? null : { form: contract.form, tiers: tiers ?? [] },
  };
}

export const feeRates = ({ rules }: BotMarket): FeeRates => ({
  maker: formatDecimal(rules.makerFeePpm, millionths),
  taker: formatDecimal(rules.takerFeePpm, millionths),
});

export const gridPrices = ({ priceDecimals }: BotMarket, { lastTicks }: BotPrices): GridPrices => ({
  lastPrice: lastTicks === 0 ? null : formatDecimal(lastTicks, priceDecimals),
});

/** Units of a coin as coins. */
export const coinsOf = (units: number, decimals: number): Amount => new Amount(units).times(new Amount(10).pow(-decimals));
