// The time of a move of the mark price over many positions: per position that it brings near its limit, not per position.
import { MarginMode, Side } from '#lib/contract/enums.ts';
import { ticks } from '#server/engine/units.ts';

import { firstUser, house, market, openVenue, order } from './contract-venue.ts';
import { median } from '../median.ts';

const positions = 50_000;
const nearLimit = 1_000;

/**
 * Fifty thousand isolated longs, a thousand of which stand near their limit: how long the moves of the mark price take that come
 * close to them, and how long those that reach nobody. Milliseconds.
 */
export function benchRiskWatch(): { readonly nearMs: number; readonly farMs: number } {
  const { send } = openVenue(positions);
  for (let user = 0; user < positions; user += 1) {
    const accountId = firstUser + user;
    send({ type: 'set-margin-mode', accountId, marketId: market.perpetual, mode: MarginMode.isolated });
    const leverage = user % (positions / nearLimit) === 0 ? 100 : 5;
    send({ type: 'set-leverage', accountId, marketId: market.perpetual, longLeverage: leverage, shortLeverage: leverage });
    send(order(house, market.perpetual, Side.sell, 10_000, 100));
    send(order(accountId, market.perpetual, Side.buy, 10_000, 100));
  }
  const move = (markTicks: number): number => {
    const started = performance.now();
    send({ type: 'set-mark-price', marketId: market.perpetual, markTicks: ticks(markTicks), indexTicks: ticks(markTicks) });
    return performance.now() - started;
  };
  const farMs = median(Array.from({ length: 50 }, (_, step) => move(9_990 + (step % 2))));
  // 100× longs end at 9,945: all thousand are looked at on the way down to it, one tick at a time.
  let nearMs = 0;
  for (let price = 9_980; price > 9_946; price -= 1) nearMs = Math.max(nearMs, move(price));
  return { nearMs, farMs };
}
