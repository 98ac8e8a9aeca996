// An account's figures in one margin coin, beside the order form: all that it holds there, cross and isolated, at the prices of the moment.
import { Amount, writeResult } from '#lib/order-math/amounts/amount.ts';
import { lineRisk } from '#lib/order-math/risk/line-risk.ts';
import { availableMargin } from '../ticket/preview/side-terms.ts';
import { walletOf, type TicketContext } from '../ticket/form/ticket-context.ts';

export type AccountFigures = {
  /** It counts cross and isolated positions together, as the gain, the margin used and the maintenance margin do. */
  readonly equity: string;
  /** Behind positions and resting orders. */
  readonly used: string;
  readonly maintenance: string;
  readonly gain: string;
  /** The margin ratio of the cross account, which is liquidated at 1; null where it has nothing at all. */
  readonly crossRatio: string | null;
  /** The highest of the isolated positions, each of which is liquidated at 1; null: none is held, or one has nothing left. */
  readonly isolatedRatio: string | null;
  readonly hasIsolated: boolean;
  readonly available: string | null;
};

const sum = (first: string, ...others: readonly string[]): string =>
  writeResult(others.reduce((total, amount) => total.plus(amount), new Amount(first)));

/** Null where one of them has nothing left. */
const highest = (ratios: readonly (string | null)[]): string | null =>
  ratios.reduce<string | null>((most, ratio) => (most === null || ratio === null ? null : writeResult(Amount.max(most, ratio))), '0');

/** Null until the account is known, and while a price is missing that it depends on. */
export function accountFigures(context: TicketContext): AccountFigures | null {
  const wallet = walletOf(context);
  if (wallet === null || context.account === null) return null;
  const { account, markets, tickers, market } = context;
  const held = account.positions.filter(({ symbolId }) => (markets.get(symbolId)?.marginCoin ?? market.marginCoin) === market.marginCoin);
  const risk = lineRisk(account, markets, tickers);
  const nothing = { equity: wallet.available, unrealizedPnl: '0', initialMargin: '0', maintenanceMargin: '0', ratio: null };
  const cross = risk.accounts.get(market.marginCoin) ?? (held.length === 0 ? nothing : null);
  if (cross === null) return null;
  const isolated = [...risk.positions.values()].filter(
    ({ position }) => position.marginMode === 'isolated' && held.some(({ symbolId }) => symbolId === position.symbolId),
  );
  const gains = isolated.map(({ unrealizedPnl }) => unrealizedPnl);
  return {
    equity: sum(cross.equity, wallet.frozen, ...gains),
    used: sum(cross.initialMargin, wallet.frozen, wallet.orderCost),
    maintenance: sum(cross.maintenanceMargin, ...isolated.map(({ maintenanceMargin }) => maintenanceMargin)),
    gain: sum(cross.unrealizedPnl, ...gains),
    crossRatio: cross.ratio,
    hasIsolated: isolated.length > 0,
    isolatedRatio: isolated.length === 0 ? null : highest(isolated.map(({ marginRatio }) => marginRatio)),
    available: availableMargin(context),
  };
}
