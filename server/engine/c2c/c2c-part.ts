// The part of the core about orders between two people, whose coins it holds until both agree, time is over, or somebody decides.
import type { C2cRole, C2cStanding } from '#lib/contract/c2c/order-steps.ts';
import type { AccountId, OrderId } from '../ids.ts';
import type { Part } from '../part.ts';
import type { State } from '../state.ts';
import { perAccount, view } from '../view.ts';
import { brokenC2c } from './broken-c2c.ts';
import type { C2cCommand } from './c2c-command.ts';
import { c2cCommands } from './c2c-commands.ts';
import { c2cImage } from './c2c-image.ts';
import { dueMsOf } from './c2c-orders.ts';
import { endInTime } from './step-c2c-order.ts';

/** Orders that time ends with one command; the others wait for the next one. */
const endLimit = 256;

/** An open order as one of the two sees it. */
export type C2cOrderView = C2cStanding & {
  readonly orderId: OrderId;
  readonly role: C2cRole;
  /** The first millisecond in which it goes on by itself; null: it waits for people. */
  readonly dueMs: number | null;
};

/** Those of an account, in the order of placing. */
function ordersOf({ c2c }: State, accountId: AccountId): C2cOrderView[] {
  const own = [...c2c.open.values()].filter(({ buyer, seller }) => buyer.accountId === accountId || seller.accountId === accountId);
  return own.map((order) => {
    const { orderId, buyer, state, payByMs, cancelAskedBy, decidedFor, isReopened } = order;
    const dueMs = dueMsOf(order);
    return {
      orderId,
      role: buyer.accountId === accountId ? 'buyer' : 'seller',
      state,
      payByMs,
      cancelAskedBy,
      decidedFor,
      isReopened,
      dueMs: Number.isFinite(dueMs) ? dueMs : null,
    };
  });
}

export const c2cPart = {
  commands: c2cCommands,
  image: c2cImage,
  invariants: [brokenC2c],
  views: { c2cOrders: view(({ state }, accountId: AccountId) => ordersOf(state, accountId), perAccount) },
  due: {
    earliestMs: ({ c2c }) => c2c.earliestMs(),
    act: (context) => {
      for (const order of context.state.c2c.due(context.timeMs, endLimit)) endInTime(context, order);
    },
  },
} satisfies Part<C2cCommand>;
