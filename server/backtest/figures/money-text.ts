// Figures of a backtest as text: money by its coin's decimals, shares as decimal text.
import { Decimal } from 'decimal.js';

import type { BotMarket } from '#server/automation/bot-kind.ts';
import { formatDecimal, formatFixed } from '#server/engine/units.ts';

/** Places of a share: a millionth of a per cent. */
const ratePlaces = 8;

/** A share of a whole, rounded towards zero; 0 where the whole is nothing. */
export const rateText = (part: number, whole: number): string =>
  whole === 0 ? '0' : new Decimal(part).div(whole).toDecimalPlaces(ratePlaces, Decimal.ROUND_DOWN).toFixed();

export type MoneyText = {
  money(units: number): string;
  coins(units: number): string;
  price(ticks: number): string;
  quantity(lots: number): string;
};

export const moneyText = ({ base, quote, priceDecimals, quantityDecimals }: BotMarket): MoneyText => ({
  money: (units) => formatDecimal(units, quote.decimals),
  coins: (units) => formatDecimal(units, base.decimals),
  price: (ticks) => formatFixed(ticks, priceDecimals),
  quantity: (lots) => formatFixed(lots, quantityDecimals),
});
