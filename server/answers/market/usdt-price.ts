// The price of one coin in USDT, from the market of the two, or from its USDC market.
import { Decimal } from 'decimal.js';

/** `lastPrice` of a market; null: no such market, or no price yet. Answers plain decimal text. */
export function createUsdtPrice(lastPrice: (symbol: string) => string | null): (coin: string) => string | null {
  return (coin) => {
    if (coin === 'USDT') return '1';
    const direct = lastPrice(`${coin}USDT`);
    if (direct !== null) return direct;
    const inUsdc = lastPrice(`${coin}USDC`);
    const usdc = lastPrice('USDCUSDT');
    return inUsdc === null || usdc === null ? null : new Decimal(inUsdc).times(usdc).toFixed();
  };
}
