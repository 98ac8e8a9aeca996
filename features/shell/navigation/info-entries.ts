// The rules and figures of trading in the menus.
import type { EntryOf } from './entry.ts';

const futures = '/futures/introduction';
const spotInfo = { menu: 'info', group: 'spotInfo', rule: 'everybody', ready: false } as const;
const futuresInfo = { menu: 'info', group: 'futuresInfo', rule: 'everybody', ready: false } as const;

export const infoEntries = [
  { ...spotInfo, id: 'spotRules', icon: 'book', href: '/spot/introduction/spot-rules' },
  { ...spotInfo, id: 'crossLimit', icon: 'gauge', href: '/spot/introduction/margininfo/cross-limit' },
  { ...futuresInfo, id: 'futuresSummary', icon: 'book', href: `${futures}/futures-summarize` },
  { ...futuresInfo, id: 'marginSummary', icon: 'scale', href: `${futures}/margin-summarize` },
  { ...futuresInfo, id: 'liquidationSummary', icon: 'alert', href: `${futures}/liquidation-summarize` },
  { ...futuresInfo, id: 'orderSummary', icon: 'clipboard', href: `${futures}/order-summarize` },
  { ...futuresInfo, id: 'tradingFee', icon: 'percent', href: `${futures}/trading-fee` },
  { ...futuresInfo, id: 'futuresDetails', icon: 'list', href: `${futures}/futures-details` },
  { ...futuresInfo, id: 'tradingParameters', icon: 'sliders', href: `${futures}/trading-parameters` },
  { ...futuresInfo, id: 'positionTier', icon: 'stairs', href: `${futures}/position-tier` },
  { ...futuresInfo, id: 'positionLimit', icon: 'gauge', href: `${futures}/position-limit` },
  { ...futuresInfo, id: 'fundingRate', icon: 'clock', href: `${futures}/funding-rate` },
  { ...futuresInfo, id: 'priceIndexes', icon: 'chart', href: `${futures}/price-indexes` },
  { ...futuresInfo, id: 'riskProvision', icon: 'shield', href: `${futures}/provision-for-risks` },
  { ...futuresInfo, id: 'deliveryData', icon: 'calendar', href: `${futures}/delivery-data` },
] as const satisfies readonly EntryOf<string>[];
