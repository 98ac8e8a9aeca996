// The orders that are sent in parts, as the menu of bots has them, and the addresses of their pages.
import type { HelpLink } from '#lib/contract/site/help-links.ts';

export const slicedKinds = ['iceberg', 'twap'] as const;
export type SlicedKind = (typeof slicedKinds)[number];

export const slicedPlaces = ['spot', 'futures'] as const;
export type SlicedPlace = (typeof slicedPlaces)[number];

/** `name`: of the market, as addresses have it. */
export const slicedPath = (kind: SlicedKind, place: SlicedPlace, name: string): string => `/trading-bot/${place}/${name}/${kind}`;

export const slicedHelp: Readonly<Record<SlicedPlace, HelpLink>> = { spot: 'spotOrders', futures: 'futuresOrders' };

/** The market of such orders: of spot or a contract. */
export type SlicedMarket = {
  readonly symbolId: string;
  readonly businessLine: number;
  readonly displayName: string;
  readonly baseCoin: string;
  readonly quoteCoin: string;
};
