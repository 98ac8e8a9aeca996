// The commands about money on its way: their bytes, and what each does.
import type { CommandEntries } from '../command-entry.ts';
import { creditDeposit } from './credit-deposit.ts';
import { payDebt, reverseDeposit } from './reverse-deposit.ts';
import { releaseWithdrawal, reserveWithdrawal, settleWithdrawal } from './withdraw.ts';
import { units } from '../units.ts';
import type { WalletCommand } from './wallet-command.ts';
import { transferCommands } from './transfer-commands.ts';

export const walletCommands: CommandEntries<WalletCommand> = {
  ...transferCommands,
  'credit-deposit': {
    kind: 4,
    write: (command, out) => {
      out.whole(command.accountId);
      out.whole(command.assetId);
      out.wide(command.units);
      out.text(command.reference);
    },
    read: (from) => ({
      type: 'credit-deposit',
      accountId: from.whole(),
      assetId: from.whole(),
      units: units(from.wide()),
      reference: from.text(),
    }),
    handle: creditDeposit,
  },
  'reserve-withdrawal': {
    kind: 40,
    write: (command, out) => {
      out.whole(command.accountId);
      out.whole(command.assetId);
      out.wide(command.units);
      out.wide(command.feeUnits);
      out.text(command.reference);
    },
    read: (from) => ({
      type: 'reserve-withdrawal',
      accountId: from.whole(),
      assetId: from.whole(),
      units: units(from.wide()),
      feeUnits: units(from.wide()),
      reference: from.text(),
    }),
    handle: reserveWithdrawal,
  },
  'settle-withdrawal': {
    kind: 41,
    write: ({ reference }, out) => out.text(reference),
    read: (from) => ({ type: 'settle-withdrawal', reference: from.text() }),
    handle: settleWithdrawal,
  },
  'release-withdrawal': {
    kind: 42,
    write: ({ reference }, out) => out.text(reference),
    read: (from) => ({ type: 'release-withdrawal', reference: from.text() }),
    handle: releaseWithdrawal,
  },
  'reverse-deposit': {
    kind: 43,
    write: (command, out) => {
      out.whole(command.accountId);
      out.whole(command.assetId);
      out.wide(command.units);
      out.text(command.reference);
    },
    read: (from) => ({
      type: 'reverse-deposit',
      accountId: from.whole(),
      assetId: from.whole(),
      units: units(from.wide()),
      reference: from.text(),
    }),
    handle: reverseDeposit,
  },
  'collect-debt': {
    kind: 44,
    write: ({ accountId, assetId }, out) => {
      out.whole(accountId);
      out.whole(assetId);
    },
    read: (from) => ({ type: 'collect-debt', accountId: from.whole(), assetId: from.whole() }),
    handle: payDebt,
  },
};
