// The history of borrowed money, as the wire carries it.
import type { MarginRecord } from '#lib/contract/margin.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { MarginRow } from './margin-rows.ts';

const rateDecimals = 9;

export function toMarginRecord(row: MarginRow, listings: Listings): MarginRecord {
  const market = row.marketId === -1 ? null : listings.market(row.marketId);
  const asset = row.assetId === null ? listings.assetOf(market?.quote ?? 'USDT') : listings.asset(row.assetId);
  const text = (units: bigint): string => formatDecimal(units, asset?.decimals ?? 0);
  const { kind } = row;
  return {
    id: String(row.id),
    kind,
    marginMode: row.wallet === 'spot' ? 'unified' : row.wallet,
    symbolId: market === null ? '' : symbolIdOf(market.symbol),
    coin: asset?.code ?? '',
    amount: text(row.amount),
    interest: kind === 'repayment' ? text(row.basis) : '0',
    principal: kind === 'interest' ? text(row.basis) : '0',
    dailyRate: kind === 'interest' ? formatDecimal(row.measure, rateDecimals) : '0',
    hours: row.hours,
    equity: kind === 'call' || kind === 'liquidation' ? text(row.basis) : '0',
    maintenance: kind === 'call' ? text(row.amount) : kind === 'liquidation' ? text(row.measure) : '0',
    fee: text(row.feeUnits),
    insurance: text(row.insuranceUnits),
    cause: row.cause,
    orderId: row.orderId === 0 ? '' : String(row.orderId),
    owedAfter: text(row.owedAfter),
    timeMs: row.timeMs,
  };
}
