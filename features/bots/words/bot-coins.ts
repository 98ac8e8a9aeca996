// The name of what a bot trades: its market, or the coins of one that has several.
const most = 3;

/** BTC from BTCUSDT_SPBL and from BTCUSDT_UMCBL. All of its markets have one quote coin. */
function baseOf(symbolId: string, quoteCoin: string): string {
  const symbol = symbolId.replace(/_[A-Z]+$/, '');
  return symbol.endsWith(quoteCoin) ? symbol.slice(0, -quoteCoin.length) : symbol;
}

/** BTC/USDT, or BTC · ETH · SOL +2. `name`: of the main market. */
export function botCoins({ symbols, coin }: { readonly symbols: readonly string[]; readonly coin: string }, name: string): string {
  // Spot and perpetual of one coin are one name.
  const bases = [...new Set(symbols.map((symbolId) => baseOf(symbolId, coin)))];
  if (bases.length < 2) return name;
  return `${bases.slice(0, most).join(' · ')}${bases.length > most ? ` +${bases.length - most}` : ''}`;
}
