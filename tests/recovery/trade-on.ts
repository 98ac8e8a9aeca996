// People who go on trading: each places an order, sees it, takes it back and looks at the balance, again and again, until told to stop.
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { cancelOrder } from '#lib/contract/calls/v1/spot/order/cancel.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import type { AnyCall } from '#lib/contract/call.ts';

import type { Visitor } from '../api/visitor.ts';

type Trading = {
  /** Answers so far. */
  readonly answered: number;
  /** Calls that were not answered with success, in words. */
  readonly failed: readonly string[];
  /** The ids of orders that were placed and taken back. */
  readonly orderIds: readonly string[];
  /** The time of the slowest answer. */
  readonly slowestMs: number;
};

export function tradeOn(traders: readonly Visitor[]): { soFar(): Trading; stop(): Promise<Trading> } {
  const failed: string[] = [];
  const orderIds: string[] = [];
  let answered = 0;
  let slowestMs = 0;
  let isOver = false;

  const ask = async (trader: Visitor, call: AnyCall, request: object): Promise<Record<string, unknown>> => {
    const askedMs = performance.now();
    const { code, msg, data } = await trader.try(call, request);
    answered += 1;
    slowestMs = Math.max(slowestMs, performance.now() - askedMs);
    if (code !== '00000') failed.push(`${call.path}: ${code} ${msg}`);
    return typeof data === 'object' && data !== null ? { ...data } : {};
  };
  const trade = async (trader: Visitor): Promise<void> => {
    while (!isOver) {
      const order = { symbolId: 'BTCUSDT_SPBL', businessLine: 1, delegateType: 21, orderType: 0 };
      const placed = await ask(trader, placeOrder, { ...order, delegatePrice: '95000.00', delegateCount: '0.001' });
      const orderId = String(placed['orderId']);
      const { list } = await ask(trader, getOpenOrders, {});
      if (!JSON.stringify(list).includes(`"${orderId}"`)) failed.push(`order ${orderId} is not among the open ones`);
      await ask(trader, cancelOrder, { orderId });
      await ask(trader, getAssets, { coin: 'USDT' });
      orderIds.push(orderId);
    }
  };
  const running = Promise.all(traders.map(trade));
  const soFar = (): Trading => ({ answered, failed, orderIds, slowestMs });
  return {
    soFar,
    stop: async () => {
      isOver = true;
      await running;
      return soFar();
    },
  };
}
