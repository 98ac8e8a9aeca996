// The commands about prices, positions, funding and delivery of contracts: their bytes, and what each does.
import { choice, commandOf, inTicks, orNull, whole } from '../codec/fields.ts';
import type { CommandEntries } from '../command-entry.ts';
import { reversePosition } from './reverse-position.ts';
import { setMarkPrice } from './set-mark-price.ts';
import { setOrderExit } from './set-order-exit.ts';
import { settleDelivery } from './settle-delivery.ts';
import { settleFunding } from './settle-funding.ts';
import { exitTerms } from '../plans/trigger-codec.ts';
import { entryPoints, holdSides } from '../codec/written-choices.ts';
import type { ContractCommand } from './contract-command.ts';
import { settingCommands } from './setting-commands.ts';

export const contractCommands: CommandEntries<ContractCommand> = {
  ...settingCommands,
  'set-mark-price': {
    kind: 20,
    ...commandOf('set-mark-price', { marketId: whole, markTicks: inTicks, indexTicks: inTicks }),
    handle: setMarkPrice,
  },
  'settle-funding': { kind: 26, ...commandOf('settle-funding', { marketId: whole, slotMs: whole, rateE8: whole }), handle: settleFunding },
  'settle-delivery': { kind: 27, ...commandOf('settle-delivery', { marketId: whole, priceTicks: inTicks }), handle: settleDelivery },
  'set-order-exit': {
    kind: 28,
    ...commandOf('set-order-exit', { accountId: whole, orderId: whole, exit: orNull(exitTerms) }),
    handle: setOrderExit,
  },
  'reverse-position': {
    kind: 29,
    ...commandOf('reverse-position', { accountId: whole, marketId: whole, holdSide: choice(holdSides), entryPoint: choice(entryPoints) }),
    handle: reversePosition,
  },
};
