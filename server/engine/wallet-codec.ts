// The bytes of commands about withdrawals and undone deposits.
import type { ByteReader, ByteWriter } from './byte-writer.ts';
import { Kind } from './command-kinds.ts';
import { units } from './units.ts';
import type { SendFunds, WalletCommand } from './wallet-command.ts';

function kindOfSending({ reference, clientOid }: SendFunds): number {
  if (reference === undefined) return clientOid === undefined ? Kind.sendFunds : Kind.sendFundsOnce;
  return clientOid === undefined ? Kind.sendNamedFunds : Kind.sendNamedFundsOnce;
}

export function encodeWalletCommand(command: WalletCommand, out: ByteWriter): void {
  switch (command.type) {
    case 'reserve-withdrawal':
      out.byte(Kind.reserveWithdrawal);
      out.whole(command.accountId);
      out.whole(command.assetId);
      out.wide(command.units);
      out.wide(command.feeUnits);
      out.text(command.reference);
      return;
    case 'settle-withdrawal':
      out.byte(Kind.settleWithdrawal);
      out.text(command.reference);
      return;
    case 'release-withdrawal':
      out.byte(Kind.releaseWithdrawal);
      out.text(command.reference);
      return;
    case 'reverse-deposit':
      out.byte(Kind.reverseDeposit);
      out.whole(command.accountId);
      out.whole(command.assetId);
      out.wide(command.units);
      out.text(command.reference);
      return;
    case 'collect-debt':
      out.byte(Kind.collectDebt);
      out.whole(command.accountId);
      out.whole(command.assetId);
      return;
    case 'send-funds':
      out.byte(kindOfSending(command));
      out.whole(command.accountId);
      out.whole(command.toAccountId);
      out.whole(command.assetId);
      out.wide(command.units);
      if (command.reference !== undefined) out.text(command.reference);
      if (command.clientOid !== undefined) out.text(command.clientOid);
  }
}

/** null: a kind that is not about money on its way. */
export function decodeWalletCommand(kind: number, from: ByteReader): WalletCommand | null {
  switch (kind) {
    case Kind.reserveWithdrawal:
      return {
        type: 'reserve-withdrawal',
        accountId: from.whole(),
        assetId: from.whole(),
        units: units(from.wide()),
        feeUnits: units(from.wide()),
        reference: from.text(),
      };
    case Kind.settleWithdrawal:
      return { type: 'settle-withdrawal', reference: from.text() };
    case Kind.releaseWithdrawal:
      return { type: 'release-withdrawal', reference: from.text() };
    case Kind.reverseDeposit:
      return { type: 'reverse-deposit', accountId: from.whole(), assetId: from.whole(), units: units(from.wide()), reference: from.text() };
    case Kind.collectDebt:
      return { type: 'collect-debt', accountId: from.whole(), assetId: from.whole() };
    case Kind.sendFunds:
    case Kind.sendNamedFunds:
    case Kind.sendFundsOnce:
    case Kind.sendNamedFundsOnce:
      return {
        type: 'send-funds',
        accountId: from.whole(),
        toAccountId: from.whole(),
        assetId: from.whole(),
        units: units(from.wide()),
        ...(kind === Kind.sendNamedFunds || kind === Kind.sendNamedFundsOnce ? { reference: from.text() } : {}),
        ...(kind === Kind.sendFundsOnce || kind === Kind.sendNamedFundsOnce ? { clientOid: from.text() } : {}),
      };
    default:
      return null;
  }
}
