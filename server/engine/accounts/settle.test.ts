// The money of a trade as it is told: of whoever trades, unless the house trades with itself. A lot is a COIN, a tick a CASH.
import { expect, test } from 'vitest';

import { Side } from '#lib/contract/enums.ts';
import { orderCommand } from '#tests/order-command.ts';
import { scriptedOpening } from '#tests/simulation/scripted-venue.ts';
import { createExchange } from '../exchange.ts';

const [fees, quoter, mover, ann, bob] = [1, 2, 3, 1000, 1001];

/** The money that moves when one account rests ten coins at 100 and another takes them: takers pay 0.2 %, makers 0.1 %, the house nothing. */
function movedBy(rests: number, takes: number): string[] {
  const exchange = createExchange();
  let sequence = 0;
  const apply = (command: ReturnType<typeof scriptedOpening>[number]) => {
    sequence += 1;
    return exchange.apply({ sequence, timeMs: sequence, command });
  };
  for (const command of scriptedOpening()) apply(command);
  expect(apply(orderCommand(rests, 0, Side.sell, 500, 100)).reply.ok).toBe(true);
  const { record } = apply(orderCommand(takes, 0, Side.buy, 500, 0));
  expect(exchange.checkInvariants()).toEqual([]);
  return record.events.flatMap((event) =>
    event.type === 'ledger-posted'
      ? event.entries.map(
          ({ accountId, assetId, availableDelta, frozenDelta }) =>
            `${event.cause} ${accountId} ${assetId === 0 ? 'COIN' : 'CASH'} ${availableDelta} ${frozenDelta}`,
        )
      : [],
  );
}

/** 500 coins for 50,000, the seller's out of what its order had frozen. */
const traded = (seller: number, buyer: number): string[] => [
  `trade ${buyer} CASH -50000 0`,
  `trade ${seller} CASH 50000 0`,
  `trade ${seller} COIN 0 -500`,
  `trade ${buyer} COIN 500 0`,
];
const feeOf = (accountId: number, coin: string, fee: number): string[] => [
  `fee ${accountId} ${coin} -${fee} 0`,
  `fee ${fees} ${coin} ${fee} 0`,
];

test.each([
  ['two users', bob, ann, [...traded(bob, ann), ...feeOf(ann, 'COIN', 1), ...feeOf(bob, 'CASH', 50)]],
  ['a user who takes from the house', quoter, ann, [...traded(quoter, ann), ...feeOf(ann, 'COIN', 1)]],
  ['a user from whom the house takes', bob, mover, [...traded(bob, mover), ...feeOf(bob, 'CASH', 50)]],
  ['the house with itself', quoter, mover, []],
])('%s', (_who, rests, takes, moved) => {
  expect(movedBy(rests, takes)).toEqual(moved);
});
