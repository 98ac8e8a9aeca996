// The command of an order, for tests: a limit order that rests as far as it does not trade; without a price, an order at market.
import { SelfTradePrevention, TimeInForce, type Side } from '#lib/contract/enums.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

/** `more` says what is otherwise than usual. */
export const orderCommand = (
  accountId: number,
  marketId: number,
  side: Side,
  quantityLots: number,
  priceTicks: number,
  more: Partial<PlaceOrder> = {},
): PlaceOrder => ({
  type: 'place-order',
  accountId,
  marketId,
  side,
  kind: priceTicks === 0 ? 'market' : 'limit',
  timeInForce: priceTicks === 0 ? TimeInForce.ioc : TimeInForce.gtc,
  priceTicks: ticks(priceTicks),
  quantityLots: lots(quantityLots),
  amountUnits: units(0n),
  clientOid: '',
  selfTradePrevention: SelfTradePrevention.cancelTaker,
  ...more,
});
