// The name of what a bot trades: its market, or the coins of one that has several.
import { symbolOf } from '#lib/contract/wire/orders/spot-order.ts';

const most = 3;

/** BTC from BTCUSDT_SPBL. All of its markets have one quote coin. */
const baseOf = (symbolId: string, quoteCoin: string): string =>
  symbolOf(symbolId).endsWith(quoteCoin) ? symbolOf(symbolId).slice(0, -quoteCoin.length) : symbolOf(symbolId);

/** BTC/USDT, or BTC · ETH · SOL +2. `name`: of the main market. */
export function botCoins({ symbols, coin }: { readonly symbols: readonly string[]; readonly coin: string }, name: string): string {
  if (symbols.length < 2) return name;
  const coins = symbols.slice(0, most).map((symbolId) => baseOf(symbolId, coin));
  return `${coins.join(' · ')}${symbols.length > most ? ` +${symbols.length - most}` : ''}`;
}
