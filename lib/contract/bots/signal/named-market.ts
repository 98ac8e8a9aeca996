// The market that an alert means, by any of the names that venues and charts have for it.

/** A market's name without the exchange before it, its line, the separators in it and what says that it is a perpetual. */
function bareName(name: string): string {
  const named = name.slice(name.lastIndexOf(':') + 1).toUpperCase();
  const joined = named.replace(/_S?[UDC]MCBL$|_SPBL$|\.P$/, '').replace(/[-_/. ]/g, '');
  return joined.replace(/SWAP$/, '').replace(/(USD[TC]?)PERP$/, '$1');
}

/** BASE/QUOTE:SETTLE of ccxt is a perpetual that is settled in one of its two coins. Null: it is not written so. */
function ccxtPerpetual(instrument: string): string | null {
  const [, base, quote, settle] = /^([A-Z0-9]+)\/([A-Z0-9]+):([A-Z0-9]+)$/.exec(instrument.toUpperCase()) ?? [];
  return base !== undefined && (settle === base || settle === quote) ? `${base}${quote}` : null;
}

/**
 * The one of some markets that an alert means: BTCUSDT, BTC-USDT-SWAP, BTCUSDT.P, BITGET:BTCUSDT.P and BTC/USDT:USDT are the same. Null: none
 * of them.
 */
export function namedMarket<Market extends { readonly symbol: string }>(markets: readonly Market[], instrument: string): Market | null {
  const exact = markets.find(({ symbol }) => symbol === instrument.toUpperCase());
  if (exact !== undefined) return exact;
  if (!/\/.*:/.test(instrument)) return markets.find(({ symbol }) => bareName(symbol) === bareName(instrument)) ?? null;
  // Ccxt's names with a coin of settlement are known for perpetuals alone: a date behind it is another contract.
  const perpetual = ccxtPerpetual(instrument);
  return markets.find(({ symbol }) => /_S?[UDC]MCBL$/.test(symbol) && bareName(symbol) === perpetual) ?? null;
}
