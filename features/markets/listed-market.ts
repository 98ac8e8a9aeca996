// A market as the list shows it: of its rules only the names, the address and the precision travel to the browser.
import { lineKeyOf, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import { marketPath } from '#lib/contract/market-line.ts';
import type { AnyMarket } from '#lib/contract/wire/any-market.ts';
import { coinPicture } from '#lib/format/coin-picture.ts';

export type ListedMarket = {
  readonly symbol: string;
  readonly symbolId: string;
  readonly displayName: string;
  readonly baseCoin: string;
  readonly quoteCoin: string;
  readonly pricePlace: number;
  /** The address at which it is traded. */
  readonly path: string;
  /** The coin whose picture stands beside the name. */
  readonly picture: string;
  readonly kind: 'spot' | 'perpetual' | 'delivery';
  /** Undefined: spot. */
  readonly line: ContractLineKey | undefined;
  /** Quantities are dollars. */
  readonly isInverse: boolean;
  /** The most that a position may be levered by; '' of spot. */
  readonly leverage: string;
  /** The time at which it is delivered; 0: never. */
  readonly deliveryMs: number;
  /** Since when it is listed; 0: since the venue is. */
  readonly listedMs: number;
};

export function listedMarket(market: AnyMarket): ListedMarket {
  const { symbol, symbolId, displayName, baseCoin, quoteCoin, pricePlace, businessLine } = market;
  const isContract = 'name' in market;
  return {
    symbol,
    symbolId,
    displayName,
    baseCoin,
    quoteCoin,
    pricePlace,
    path: marketPath(market),
    picture: coinPicture(market),
    kind: isContract ? (market.symbolType === 2 ? 'delivery' : 'perpetual') : 'spot',
    line: lineKeyOf(businessLine),
    isInverse: isContract && market.form === 'inverse',
    leverage: isContract ? (market.tiers[0]?.maxLeverage ?? '1') : '',
    deliveryMs: isContract ? market.deliveryMs : 0,
    listedMs: market.listedMs,
  };
}
