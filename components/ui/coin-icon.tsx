// A coin's mark: its letters in a colour of its own.
const palette = ['#f7931a', '#627eea', '#14b88a', '#4c8dff', '#e0588f', '#8a63d2', '#2ba5b5', '#d3803a'] as const;
const known: Readonly<Record<string, string>> = {
  BTC: '#f7931a',
  ETH: '#627eea',
  USDT: '#1f9e78',
  USDC: '#2775ca',
  SOL: '#9055e8',
  XRP: '#4d6a85',
  EUR: '#2f55b5',
  BNB: '#d9a50b',
  DOGE: '#b59a3a',
};

const colourOf = (coin: string): string =>
  known[coin] ?? palette[Array.from(coin).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % palette.length] ?? palette[0];

export function CoinIcon({ coin, size = 20 }: { readonly coin: string; readonly size?: number }) {
  const letters = coin.slice(0, coin.length > 3 ? 1 : 3);
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden className="shrink-0">
      <circle cx="12" cy="12" r="12" fill={colourOf(coin)} />
      <text x="12" y="12" dy="0.36em" textAnchor="middle" fontSize={letters.length > 1 ? 8 : 12} fontWeight="700" fill="#fff">
        {letters}
      </text>
    </svg>
  );
}
