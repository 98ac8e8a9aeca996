// Random but repeatable traffic of orders between people: adverts taken, paid, cancelled, appealed, decided, too late and out of order.
import { Side } from '#lib/contract/enums.ts';
import { c2cRoles, c2cSteps, type C2cStep } from '#lib/contract/c2c/order-steps.ts';
import type { Command } from '#server/engine/command.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import { units } from '#server/engine/units.ts';

import { borrowers, coins, whole } from '../lending/margin-venue.ts';

type Random = (below: number) => number;
const pick = <Thing>(random: Random, things: readonly [Thing, ...Thing[]]): Thing => things[random(things.length)] ?? things[0];
const steps: readonly [C2cStep, ...C2cStep[]] = c2cSteps;
const onTheWay: readonly [C2cStep, ...C2cStep[]] = ['mark-paid', 'appeal', 'ask-cancel'];
const assets = [coins.usdt, coins.btc, coins.eth] as const;
/** Ten adverts, each of one advertiser: they are sold out now and then. */
const advertsOf = 10;

function take(random: Random): Command {
  const advertId = 1 + random(advertsOf);
  const taking = {
    accountId: pick(random, borrowers),
    makerId: borrowers[advertId % borrowers.length] ?? borrowers[0],
    side: pick(random, [Side.buy, Side.sell]),
    assetId: pick(random, assets),
    units: units(BigInt(1 + random(pick(random, [1_000, whole, 50 * whole])))),
    advertId,
    advertUnits: units(BigInt(random(20) === 0 ? 1 + random(whole) : 2_000 * whole)),
    price: random(60) === 0 ? '' : '1.5',
    clientOid: random(6) === 0 ? `c2c${random(200)}` : '',
  };
  if (random(4) === 0)
    return {
      type: 'swap-c2c-coins',
      ...taking,
      quoteAssetId: pick(random, assets),
      quoteUnits: units(BigInt(1 + random(pick(random, [1_000, whole])))),
    };
  const payMinutes = random(40) === 0 ? pick(random, [0, 14, 121]) : 15 + random(106);
  const payUnits = units(BigInt(1 + random(100_000)));
  return { type: 'place-c2c-order', ...taking, currency: 'EUR', payUnits, methodIds: [1 + random(9)], payMinutes };
}

/** The next command. Most steps are about an order that is open; now and then about anything that has a number. */
export function randomC2cCommand(random: Random, exchange: Exchange): Command {
  const dice = random(10);
  if (dice < 3) return take(random);
  const open = borrowers.flatMap((one) => exchange.c2cOrders(one).map((order) => ({ accountId: one, orderId: order.orderId })));
  const anything = { accountId: pick(random, borrowers), orderId: Math.max(1, exchange.lastOrderId() - random(12)) };
  const { accountId, orderId } = (random(8) === 0 ? undefined : open[random(Math.max(1, open.length))]) ?? anything;
  if (dice === 3 && random(3) === 0) return { type: 'decide-c2c-order', orderId, decidedFor: pick(random, c2cRoles) };
  const step = pick(random, random(3) === 0 ? onTheWay : steps);
  return { type: 'step-c2c-order', accountId, orderId, step };
}
