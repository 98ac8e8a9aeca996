// The commands about money on its way: their bytes, and what each does.
import { commandOf, inUnits, text, whole } from '../codec/fields.ts';
import type { CommandEntries } from '../command-entry.ts';
import { creditDeposit } from './credit-deposit.ts';
import { payDebt, reverseDeposit } from './reverse-deposit.ts';
import { releaseWithdrawal, reserveWithdrawal, settleWithdrawal } from './withdraw.ts';
import type { WalletCommand } from './wallet-command.ts';
import { transferCommands } from './transfer-commands.ts';

export const walletCommands: CommandEntries<WalletCommand> = {
  ...transferCommands,
  'credit-deposit': {
    kind: 4,
    ...commandOf('credit-deposit', { accountId: whole, assetId: whole, units: inUnits, reference: text }),
    handle: creditDeposit,
  },
  'reserve-withdrawal': {
    kind: 40,
    ...commandOf('reserve-withdrawal', { accountId: whole, assetId: whole, units: inUnits, feeUnits: inUnits, reference: text }),
    handle: reserveWithdrawal,
  },
  'settle-withdrawal': { kind: 41, ...commandOf('settle-withdrawal', { reference: text }), handle: settleWithdrawal },
  'release-withdrawal': { kind: 42, ...commandOf('release-withdrawal', { reference: text }), handle: releaseWithdrawal },
  'reverse-deposit': {
    kind: 43,
    ...commandOf('reverse-deposit', { accountId: whole, assetId: whole, units: inUnits, reference: text }),
    handle: reverseDeposit,
  },
  'collect-debt': { kind: 44, ...commandOf('collect-debt', { accountId: whole, assetId: whole }), handle: payDebt },
};
