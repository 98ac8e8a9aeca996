// The commands that move money between wallets and between users: their bytes, and what each does.
import { Wallet } from '#lib/contract/enums.ts';
import type { ByteReader, ByteWriter } from '../codec/byte-writer.ts';
import { pick, placeOf } from '../codec/choices.ts';
import type { CommandEntries } from '../command-entry.ts';
import { sendFunds } from './send-funds.ts';
import { transferFunds } from './transfer-funds.ts';
import { units } from '../units.ts';
import type { SendFunds, TransferFunds } from './wallet-command.ts';
import { wallets } from '../codec/written-choices.ts';

/** `Once`: under a name of the client's. */
const TransferKind = { plain: 19, once: 30 } as const;
/** `named`: with a reference. */
const SendKind = { plain: 45, named: 46, once: 47, namedOnce: 48 } as const;

/** Only an isolated wallet is one of several. */
const isOfPair = (command: { from: Wallet; to: Wallet }): boolean => command.from === Wallet.isolated || command.to === Wallet.isolated;

function writeTransfer(command: TransferFunds, out: ByteWriter): void {
  out.whole(command.accountId);
  out.whole(command.assetId);
  out.byte(placeOf(wallets, command.from));
  out.byte(placeOf(wallets, command.to));
  out.wide(command.units);
  if (isOfPair(command)) out.whole(command.marketId ?? -1);
  if (command.clientOid !== undefined) out.text(command.clientOid);
}

function readTransfer(from: ByteReader, kind: number): TransferFunds {
  const command: TransferFunds = {
    type: 'transfer-funds',
    accountId: from.whole(),
    assetId: from.whole(),
    from: pick(wallets, from.byte()),
    to: pick(wallets, from.byte()),
    units: units(from.wide()),
  };
  const whole = isOfPair(command) ? { ...command, marketId: from.whole() } : command;
  return kind === TransferKind.once ? { ...whole, clientOid: from.text() } : whole;
}

function kindOfSending({ reference, clientOid }: SendFunds): number {
  if (reference === undefined) return clientOid === undefined ? SendKind.plain : SendKind.once;
  return clientOid === undefined ? SendKind.named : SendKind.namedOnce;
}

function writeSending(command: SendFunds, out: ByteWriter): void {
  out.whole(command.accountId);
  out.whole(command.toAccountId);
  out.whole(command.assetId);
  out.wide(command.units);
  if (command.reference !== undefined) out.text(command.reference);
  if (command.clientOid !== undefined) out.text(command.clientOid);
}

const readSending = (from: ByteReader, kind: number): SendFunds => ({
  type: 'send-funds',
  accountId: from.whole(),
  toAccountId: from.whole(),
  assetId: from.whole(),
  units: units(from.wide()),
  ...(kind === SendKind.named || kind === SendKind.namedOnce ? { reference: from.text() } : {}),
  ...(kind === SendKind.once || kind === SendKind.namedOnce ? { clientOid: from.text() } : {}),
});

export const transferCommands: CommandEntries<TransferFunds | SendFunds> = {
  'transfer-funds': {
    kinds: Object.values(TransferKind),
    kindOf: ({ clientOid }) => (clientOid === undefined ? TransferKind.plain : TransferKind.once),
    write: writeTransfer,
    read: readTransfer,
    handle: transferFunds,
  },
  'send-funds': {
    kinds: Object.values(SendKind),
    kindOf: kindOfSending,
    write: writeSending,
    read: readSending,
    handle: sendFunds,
  },
};
