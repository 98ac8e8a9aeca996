// The commands about prices, positions, funding and delivery of contracts: their bytes, and what each does.
import { pick, placeOf } from '../codec/choices.ts';
import type { CommandEntries } from '../command-entry.ts';
import { reversePosition } from './reverse-position.ts';
import { setMarkPrice } from './set-mark-price.ts';
import { setOrderExit } from './set-order-exit.ts';
import { settleDelivery } from './settle-delivery.ts';
import { settleFunding } from './settle-funding.ts';
import { readExit, writeExit } from '../plans/trigger-codec.ts';
import { ticks } from '../units.ts';
import { entryPoints, holdSides } from '../codec/written-choices.ts';
import type { ContractCommand } from './contract-command.ts';
import { settingCommands } from './setting-commands.ts';

export const contractCommands: CommandEntries<ContractCommand> = {
  ...settingCommands,
  'set-mark-price': {
    kind: 20,
    write: ({ marketId, markTicks, indexTicks }, out) => {
      for (const value of [marketId, markTicks, indexTicks]) out.whole(value);
    },
    read: (from) => ({
      type: 'set-mark-price',
      marketId: from.whole(),
      markTicks: ticks(from.whole()),
      indexTicks: ticks(from.whole()),
    }),
    handle: setMarkPrice,
  },
  'settle-funding': {
    kind: 26,
    write: ({ marketId, slotMs, rateE8 }, out) => {
      for (const value of [marketId, slotMs, rateE8]) out.whole(value);
    },
    read: (from) => ({ type: 'settle-funding', marketId: from.whole(), slotMs: from.whole(), rateE8: from.whole() }),
    handle: settleFunding,
  },
  'settle-delivery': {
    kind: 27,
    write: ({ marketId, priceTicks }, out) => {
      out.whole(marketId);
      out.whole(priceTicks);
    },
    read: (from) => ({ type: 'settle-delivery', marketId: from.whole(), priceTicks: ticks(from.whole()) }),
    handle: settleDelivery,
  },
  'set-order-exit': {
    kind: 28,
    write: ({ accountId, orderId, exit }, out) => {
      out.whole(accountId);
      out.whole(orderId);
      out.byte(exit === null ? 0 : 1);
      if (exit !== null) writeExit(exit, out);
    },
    read: (from) => ({
      type: 'set-order-exit',
      accountId: from.whole(),
      orderId: from.whole(),
      exit: from.byte() === 0 ? null : readExit(from),
    }),
    handle: setOrderExit,
  },
  'reverse-position': {
    kind: 29,
    write: ({ accountId, marketId, holdSide, entryPoint }, out) => {
      out.whole(accountId);
      out.whole(marketId);
      out.byte(placeOf(holdSides, holdSide));
      out.byte(placeOf(entryPoints, entryPoint));
    },
    read: (from) => ({
      type: 'reverse-position',
      accountId: from.whole(),
      marketId: from.whole(),
      holdSide: pick(holdSides, from.byte()),
      entryPoint: pick(entryPoints, from.byte()),
    }),
    handle: reversePosition,
  },
};
