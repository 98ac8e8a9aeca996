// The rules and figures of trading in the menus.
import type { EntryOf } from './entry.ts';

const futures = '/futures/introduction';
const charges = { menu: 'info', group: 'charges', rule: 'everybody', ready: true } as const;
const spotInfo = { menu: 'info', group: 'spotInfo', rule: 'everybody', ready: false } as const;
const guides = { menu: 'info', group: 'futuresGuides', rule: 'everybody', ready: false } as const;
const figures = { menu: 'info', group: 'futuresFigures', rule: 'everybody', ready: true } as const;
const help = { menu: 'info', group: 'help', rule: 'everybody', ready: true } as const;

export const infoEntries = [
  { ...charges, id: 'fees', icon: 'percent', href: '/fees' },
  { ...charges, id: 'vip', icon: 'star', href: '/vip' },
  { ...spotInfo, id: 'spotRules', icon: 'book', href: '/spot/introduction/spot-rules', ready: true },
  { ...spotInfo, id: 'crossLimit', icon: 'gauge', href: '/spot/introduction/margininfo/cross-limit', ready: true },
  { ...spotInfo, id: 'spotProfit', icon: 'chart', href: '/academy/spot-profit-and-loss-analysis', ready: true },
  { ...guides, id: 'futuresSummary', icon: 'book', href: `${futures}/futures-summarize`, ready: true },
  { ...guides, id: 'marginSummary', icon: 'scale', href: `${futures}/margin-summarize`, ready: true },
  { ...guides, id: 'liquidationSummary', icon: 'alert', href: `${futures}/liquidation-summarize`, ready: true },
  { ...guides, id: 'orderSummary', icon: 'clipboard', href: `${futures}/order-summarize`, ready: true },
  { ...figures, id: 'tradingFee', icon: 'percent', href: `${futures}/trading-fee` },
  { ...figures, id: 'futuresDetails', icon: 'list', href: `${futures}/futures-details` },
  { ...figures, id: 'tradingParameters', icon: 'sliders', href: `${futures}/trading-parameters` },
  { ...figures, id: 'positionTier', icon: 'layers', href: `${futures}/position-tier` },
  { ...figures, id: 'positionLimit', icon: 'gauge', href: `${futures}/position-limit` },
  { ...figures, id: 'fundingRate', icon: 'clock', href: `${futures}/funding-rate` },
  { ...figures, id: 'priceIndexes', icon: 'chart', href: `${futures}/price-indexes` },
  { ...figures, id: 'riskProvision', icon: 'shield', href: `${futures}/provision-for-risks` },
  { ...figures, id: 'deliveryData', icon: 'calendar', href: `${futures}/delivery-data` },
  { ...help, id: 'helpCentre', icon: 'help', href: '/help' },
  { ...help, id: 'announcements', icon: 'megaphone', href: '/announcements' },
] as const satisfies readonly EntryOf<string>[];
