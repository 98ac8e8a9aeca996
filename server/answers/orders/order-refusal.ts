// The engine's reasons in the words of the catalogue, with the numbers a trader needs to do better.
import type { MarketListing } from '#server/engine/listings.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { Reply } from '#server/engine/reply.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { percent, refuse, refuseField, type Refusal } from '../refusal/refusal.ts';

type Rejected = Extract<Reply, { ok: false }>;
type About = { readonly market: MarketListing; readonly clientOid: string; readonly orderId: string };

const quantity = ({ quantityDecimals }: MarketListing, lots: number): string => formatDecimal(lots, quantityDecimals);

/** Refusals with numbers in them; the others are only their key. */
const withParams: Partial<Readonly<Record<RejectReason, (about: About) => Refusal>>> = {
  [RejectReason.duplicateClientOid]: ({ clientOid, orderId }) => refuse('duplicateClientOid', { clientOid, orderId }),
  [RejectReason.invalidClientOid]: () => refuseField('clientOid', 'is longer than 64 characters'),
  [RejectReason.invalidPrice]: ({ market }) => refuse('invalidPrice', { tickSize: formatDecimal(1, market.priceDecimals) }),
  [RejectReason.invalidTrigger]: ({ market }) => refuse('invalidTrigger', { tickSize: formatDecimal(1, market.priceDecimals) }),
  [RejectReason.invalidQuantity]: ({ market }) => refuse('invalidQuantity', { lotSize: quantity(market, 1) }),
  [RejectReason.invalidAmount]: ({ market }) => refuse('amountBelowMinimum', { minimum: market.minAmount, coin: market.quote }),
  [RejectReason.quantityBelowMinimum]: ({ market }) =>
    refuse('quantityBelowMinimum', { minimum: quantity(market, market.minQuantityLots) }),
  [RejectReason.quantityAboveMaximum]: ({ market }) =>
    refuse('quantityAboveMaximum', { maximum: quantity(market, market.maxQuantityLots) }),
  [RejectReason.notionalBelowMinimum]: ({ market }) => refuse('amountBelowMinimum', { minimum: market.minAmount, coin: market.quote }),
  [RejectReason.notionalAboveMaximum]: ({ market }) => refuse('amountAboveMaximum', { maximum: market.maxAmount, coin: market.quote }),
  [RejectReason.priceAboveBand]: ({ market }) => refuse('priceHigh', { band: percent(market.priceBandPpm) }),
  [RejectReason.priceBelowBand]: ({ market }) => refuse('priceLow', { band: percent(market.priceBandPpm) }),
  [RejectReason.invalidLeverage]: ({ market }) =>
    refuse('invalidLeverage', { max: market.contract?.rules.contract?.tiers[0]?.maxLeverage ?? 'none' }),
  [RejectReason.unknownMarket]: ({ market }) => refuse('symbolNotOpen', { symbol: market.symbol }),
};

/** `clientOid` is the one the order was sent with, or has. */
export function orderRefusal({ reason, orderId }: Rejected, market: MarketListing, clientOid: string): Refusal {
  const refusal = withParams[reason];
  return refusal === undefined ? refuse(rejectKeys[reason]) : refusal({ market, clientOid, orderId: String(orderId) });
}
