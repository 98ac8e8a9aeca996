// The commands about converting: their bytes, and what each does.
import type { ByteReader, ByteWriter } from '../codec/byte-writer.ts';
import type { CommandEntries } from '../command-entry.ts';
import { cancelConvertOrder, placeConvertOrder, settleConvertOrder } from './convert-order.ts';
import { convert, setConvertTerms } from './convert.ts';
import { units } from '../units.ts';
import type { ConvertCommand, ConvertLeg } from './convert-command.ts';

function writeLegs(legs: readonly ConvertLeg[], out: ByteWriter): void {
  out.byte(legs.length);
  for (const leg of legs) {
    out.whole(leg.assetId);
    out.wide(leg.units);
    out.wide(leg.toUnits);
  }
}

const readLegs = (from: ByteReader): ConvertLeg[] =>
  Array.from({ length: from.byte() }, () => ({ assetId: from.whole(), units: units(from.wide()), toUnits: units(from.wide()) }));

export const convertCommands: CommandEntries<ConvertCommand> = {
  convert: {
    kind: 80,
    write: (command, out) => {
      out.whole(command.accountId);
      out.whole(command.toAssetId);
      writeLegs(command.legs, out);
      out.whole(command.expiresMs);
      out.text(command.reference);
    },
    read: (from) => ({
      type: 'convert',
      accountId: from.whole(),
      toAssetId: from.whole(),
      legs: readLegs(from),
      expiresMs: from.whole(),
      reference: from.text(),
    }),
    handle: convert,
  },
  'place-convert-order': {
    kind: 81,
    write: (command, out) => {
      out.whole(command.accountId);
      out.whole(command.assetId);
      out.wide(command.units);
      out.whole(command.toAssetId);
      out.wide(command.toUnits);
      out.whole(command.expiresMs);
      out.text(command.clientOid);
    },
    read: (from) => ({
      type: 'place-convert-order',
      accountId: from.whole(),
      assetId: from.whole(),
      units: units(from.wide()),
      toAssetId: from.whole(),
      toUnits: units(from.wide()),
      expiresMs: from.whole(),
      clientOid: from.text(),
    }),
    handle: placeConvertOrder,
  },
  'cancel-convert-order': {
    kind: 82,
    write: ({ accountId, orderId }, out) => {
      out.whole(accountId);
      out.whole(orderId);
    },
    read: (from) => ({ type: 'cancel-convert-order', accountId: from.whole(), orderId: from.whole() }),
    handle: cancelConvertOrder,
  },
  'settle-convert-order': {
    kind: 83,
    write: ({ orderId }, out) => out.whole(orderId),
    read: (from) => ({ type: 'settle-convert-order', orderId: from.whole() }),
    handle: settleConvertOrder,
  },
  'set-convert-terms': {
    kind: 84,
    write: ({ spreadPpm, reachPpm, guardPpm }, out) => {
      for (const ppm of [spreadPpm, reachPpm, guardPpm]) out.whole(ppm);
    },
    read: (from) => ({ type: 'set-convert-terms', spreadPpm: from.whole(), reachPpm: from.whole(), guardPpm: from.whole() }),
    handle: setConvertTerms,
  },
};
