// The range within which the margin of an isolated position can be changed, and its liquidation price then.
import { accountRisk } from '#lib/order-math/risk/account-risk.ts';
import { Amount, readAmount, readSigned, ROUND_DOWN, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { riskMarketOf } from '#lib/order-math/risk/line-risk.ts';
import type { PositionRow } from './position-row.ts';

export type MarginWay = 'add' | 'remove';

/**
 * The free balance of the wallet can be added; a withdrawal must leave the initial margin beside the loss of the moment.
 * In the margin coin, rounded down to its decimals; '0' where nothing can be said.
 */
export function marginRoom({ position, risk, market }: PositionRow, free: string, way: MarginWay): string {
  if (way === 'add') return free;
  if (risk === null) return '0';
  const loss = Amount.min(readSigned(risk.unrealizedPnl) ?? 0, 0);
  const spare = new Amount(position.margin).plus(loss).minus(risk.initialMargin);
  return writeAmount(Amount.max(spare, 0).toDecimalPlaces(market.marginPlace, ROUND_DOWN));
}

/** The liquidation price with the changed margin; null for what is no amount and where no price takes the position. */
export function liquidationWith({ position, risk, market, ticker }: PositionRow, way: MarginWay, amount: string): string | null {
  const change = readAmount(amount);
  const known = ticker === null ? null : riskMarketOf(market, ticker);
  if (change === null || risk === null || known === null) return null;
  const margin = new Amount(position.margin).plus(way === 'add' ? change : change.negated());
  if (margin.isNegative()) return null;
  const changed = { ...risk.position, margin: writeAmount(margin) };
  return accountRisk({ balance: '0', positions: [changed], markets: [known] })?.positions[0]?.liquidationPrice ?? null;
}
