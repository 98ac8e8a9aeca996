// The commands about orders between people: their bytes, and what each does.
import { Side } from '#lib/contract/enums.ts';
import { c2cRoles, type C2cStep } from '#lib/contract/c2c/order-steps.ts';
import { listOf } from '../codec/choices.ts';
import { choice, commandOf, inUnits, listed, text, whole } from '../codec/fields.ts';
import type { CommandEntries } from '../command-entry.ts';
import type { C2cCommand } from './c2c-command.ts';
import { placeC2cOrder, swapC2cCoins } from './place-c2c-order.ts';
import { decideC2cOrder, stepC2cOrder } from './step-c2c-order.ts';

/** Choices on disk are their places in these lists: never reorder, only append. */
const sides = listOf<Side>()([Side.buy, Side.sell]);
const steps = listOf<C2cStep>()([
  'mark-paid',
  'unmark-paid',
  'cancel',
  'ask-cancel',
  'accept-cancel',
  'decline-cancel',
  'release',
  'appeal',
  'accept-decision',
  'object',
]);

const taking = {
  accountId: whole,
  makerId: whole,
  side: choice(sides),
  assetId: whole,
  units: inUnits,
  advertId: whole,
  advertUnits: inUnits,
  price: text,
  clientOid: text,
};

export const c2cCommands: CommandEntries<C2cCommand> = {
  'place-c2c-order': {
    kind: 130,
    ...commandOf('place-c2c-order', { ...taking, currency: text, payUnits: inUnits, methodIds: listed(whole), payMinutes: whole }),
    handle: placeC2cOrder,
  },
  'swap-c2c-coins': {
    kind: 131,
    ...commandOf('swap-c2c-coins', { ...taking, quoteAssetId: whole, quoteUnits: inUnits }),
    handle: swapC2cCoins,
  },
  'step-c2c-order': {
    kind: 132,
    ...commandOf('step-c2c-order', { accountId: whole, orderId: whole, step: choice(steps) }),
    handle: stepC2cOrder,
  },
  'decide-c2c-order': {
    kind: 133,
    ...commandOf('decide-c2c-order', { orderId: whole, decidedFor: choice(c2cRoles) }),
    handle: decideC2cOrder,
  },
};
