// A coin's mark out of the sprite, or its letter in a colour of its own where the sprite has none.
import { drawnCoins } from './drawn-coins.ts';

const sprite = '/icons/coins.svg';
const palette = ['#f7931a', '#627eea', '#14b88a', '#4c8dff', '#e0588f', '#8a63d2', '#2ba5b5', '#d3803a'] as const;

const colourOf = (coin: string): string =>
  palette[Array.from(coin).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % palette.length] ?? palette[0];

/** Size in pixels. The coin's name stands beside it: the mark itself says nothing to a screen reader. */
export function CoinIcon({ coin, size = 20 }: { readonly coin: string; readonly size?: number }) {
  if (drawnCoins.has(coin)) {
    return (
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden className="shrink-0 rounded-full">
        <use href={`${sprite}#${coin}`} />
      </svg>
    );
  }
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
