// What the fills of an order leave an exit to close: of a pair what they brought, as far as it is still there; of a contract their lots.
import { Side } from '#lib/contract/enums.ts';
import type { Order } from '../../accounts/account.ts';
import { closedSide, isClosing, openedSide, positionOf } from '../../accounts/positions/holding.ts';
import { givenAsset } from '../../accounts/settle.ts';
import type { Market } from '../../markets/market.ts';
import { opposite } from '../../orders/match.ts';
import type { Context } from '../../outcome.ts';
import type { PlanRequest } from '../plan-request.ts';
import type { ExitTerms } from '../trigger-terms.ts';

/** `given`: what other exits of the order have already. Null: there is nothing that an exit could close. */
export function exitRequest(context: Context, market: Market, order: Order, given: number): PlanRequest | null {
  const exit = order.extra?.exit ?? null;
  if (exit === null || order.filledLots === 0) return null;
  const { takeProfit, stopLoss } = exit;
  const side = opposite(order.side);
  if (market.contract !== null) return contractExit(order, side, { takeProfit, stopLoss }, given);
  const available = context.state.ledger.available(order.account.row, givenAsset(market, side));
  const brought = (order.extra?.netUnits ?? 0) - given;
  const units = available < brought ? Number(available) : brought;
  const terms = { kind: 'exit', exit: { takeProfit, stopLoss } } as const;
  const words = { reduceOnly: false, holdSide: null };
  return side === Side.sell
    ? { side, quantityLots: Math.floor(units / market.rules.lotUnits), amountUnits: 0, terms, ...words }
    : { side, quantityLots: 0, amountUnits: units, terms, ...words };
}

/** The exit of a contract's order: closes as many lots as it has traded, if there is anything to close. */
function contractExit(order: Order, side: Side, exit: ExitTerms, given: number): PlanRequest | null {
  const holding = order.account.futures?.holdings.get(order.marketId);
  if (holding === undefined || isClosing(order) || positionOf(holding, closedSide(side)).lots === 0) return null;
  const words = holding.isHedge ? { reduceOnly: false, holdSide: openedSide(order.side) } : { reduceOnly: true, holdSide: null };
  return { side, quantityLots: order.filledLots - given, amountUnits: 0, terms: { kind: 'exit', exit }, ...words };
}

/** A size as `given` counts it. */
export const givenBy = ({ contract, rules }: Market, { quantityLots, amountUnits }: PlanRequest): number =>
  contract !== null ? quantityLots : amountUnits > 0 ? amountUnits : quantityLots * rules.lotUnits;
