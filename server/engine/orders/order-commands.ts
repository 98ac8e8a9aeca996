// The commands about orders in the books: their bytes, and what each does.
import { pick, placeOf } from '../codec/choices.ts';
import { commandOf, inLots, inTicks, whole } from '../codec/fields.ts';
import type { CommandEntries } from '../command-entry.ts';
import { amendOrder } from './amend-order.ts';
import { cancelAllOrders, cancelOrder } from './cancel-order.ts';
import { placeOrder } from './place-order.ts';
import { requoteMarket } from './requote-market.ts';
import { noChoice, sides, wallets } from '../codec/written-choices.ts';
import type { OrderCommand } from './order-command.ts';
import { readPlaceOrder, writePlaceOrder } from './place-order-codec.ts';

/** The kind of a command that cancels all orders of one wallet. */
const cancelWalletOrders = 58;

export const orderCommands: CommandEntries<OrderCommand> = {
  'place-order': { kind: 5, write: writePlaceOrder, read: readPlaceOrder, handle: placeOrder },
  'amend-order': {
    kind: 6,
    ...commandOf('amend-order', { accountId: whole, orderId: whole, priceTicks: inTicks, quantityLots: inLots }),
    handle: amendOrder,
  },
  'cancel-order': { kind: 7, ...commandOf('cancel-order', { accountId: whole, orderId: whole }), handle: cancelOrder },
  'cancel-all-orders': {
    kinds: [8, cancelWalletOrders],
    kindOf: ({ wallet }) => (wallet === undefined ? 8 : cancelWalletOrders),
    write: ({ accountId, marketId, side, wallet }, out) => {
      out.whole(accountId);
      out.whole(marketId);
      out.byte(side === null ? noChoice : placeOf(sides, side));
      if (wallet !== undefined) out.byte(placeOf(wallets, wallet));
    },
    read: (from, kind) => {
      const [accountId, marketId, side] = [from.whole(), from.whole(), from.byte()];
      return {
        type: 'cancel-all-orders',
        accountId,
        marketId,
        side: side === noChoice ? null : pick(sides, side),
        ...(kind === cancelWalletOrders ? { wallet: pick(wallets, from.byte()) } : {}),
      };
    },
    handle: cancelAllOrders,
  },
  'requote-market': {
    kind: 9,
    ...commandOf('requote-market', {
      accountId: whole,
      marketId: whole,
      centreTicks: inTicks,
      halfSpreadTicks: whole,
      levels: whole,
      stepTicks: whole,
      quantityLots: inLots,
      seed: whole,
    }),
    handle: requoteMarket,
  },
};
