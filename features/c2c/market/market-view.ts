// The part of the marketplace that its first page shows: everything of it stands in the address.
import { fiats } from '#lib/contract/c2c/fiats.ts';
import { marketplacePath } from '#lib/contract/c2c/board-path.ts';

export const favourites = 'favorites';
/** Coins in which many prices are. */
const quoteCoins = ['USDT', 'USDC', 'BTC', 'ETH'];
export const quotations: readonly string[] = [favourites, ...fiats, ...quoteCoins];

export type MarketplaceView = {
  /** The favourites of the reader, a currency or a coin. */
  readonly quotation: string;
  /** Null: every sector. */
  readonly sector: number | null;
};

/** An address that makes no sense shows the favourites. */
export function readMarketplaceView(query: URLSearchParams): MarketplaceView {
  const [quotation, sector] = [query.get('quotation') ?? '', query.get('sector') ?? ''];
  return {
    quotation: quotations.includes(quotation) ? quotation : favourites,
    sector: /^[1-9]\d{0,5}$/.test(sector) ? Number(sector) : null,
  };
}

export function marketplaceAddress({ quotation, sector }: MarketplaceView): string {
  const query = new URLSearchParams();
  if (quotation !== favourites) query.set('quotation', quotation);
  if (sector !== null) query.set('sector', String(sector));
  const text = query.toString();
  return `${marketplacePath}${text === '' ? '' : `?${text}`}`;
}
