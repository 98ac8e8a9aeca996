// Currencies in which worth can be shown, and how many of each one USDT is.
import { Decimal } from 'decimal.js';

export const currencies = [
  { name: 'USD', symbol: '$' },
  { name: 'EUR', symbol: '€' },
] as const;

/** To 8 decimals, rounded half up. Null: no market tells. A USDT counts as a dollar. */
export function currencyRate(name: string, usdtPrice: (coin: string) => string | null): string | null {
  if (name === 'USD') return '1';
  const price = usdtPrice(name);
  if (price === null || Number(price) === 0) return null;
  return new Decimal(1).div(price).toDecimalPlaces(8, Decimal.ROUND_HALF_UP).toFixed();
}
