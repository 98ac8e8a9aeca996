// The commands of converting as the journal keeps them.
import type { ByteReader, ByteWriter } from '../byte-writer.ts';
import { Kind } from '../command-kinds.ts';
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

export function encodeConvertCommand(command: ConvertCommand, out: ByteWriter): void {
  switch (command.type) {
    case 'convert':
      out.byte(Kind.convert);
      out.whole(command.accountId);
      out.whole(command.toAssetId);
      writeLegs(command.legs, out);
      out.whole(command.expiresMs);
      out.text(command.reference);
      return;
    case 'place-convert-order':
      out.byte(Kind.placeConvertOrder);
      out.whole(command.accountId);
      out.whole(command.assetId);
      out.wide(command.units);
      out.whole(command.toAssetId);
      out.wide(command.toUnits);
      out.whole(command.expiresMs);
      out.text(command.clientOid);
      return;
    case 'cancel-convert-order':
      out.byte(Kind.cancelConvertOrder);
      out.whole(command.accountId);
      out.whole(command.orderId);
      return;
    case 'settle-convert-order':
      out.byte(Kind.settleConvertOrder);
      out.whole(command.orderId);
      return;
    case 'set-convert-terms':
      out.byte(Kind.setConvertTerms);
      for (const ppm of [command.spreadPpm, command.reachPpm, command.guardPpm]) out.whole(ppm);
  }
}

/** null: a kind that is not about converting. */
export function decodeConvertCommand(kind: number, from: ByteReader): ConvertCommand | null {
  switch (kind) {
    case Kind.convert:
      return {
        type: 'convert',
        accountId: from.whole(),
        toAssetId: from.whole(),
        legs: readLegs(from),
        expiresMs: from.whole(),
        reference: from.text(),
      };
    case Kind.placeConvertOrder:
      return {
        type: 'place-convert-order',
        accountId: from.whole(),
        assetId: from.whole(),
        units: units(from.wide()),
        toAssetId: from.whole(),
        toUnits: units(from.wide()),
        expiresMs: from.whole(),
        clientOid: from.text(),
      };
    case Kind.cancelConvertOrder:
      return { type: 'cancel-convert-order', accountId: from.whole(), orderId: from.whole() };
    case Kind.settleConvertOrder:
      return { type: 'settle-convert-order', orderId: from.whole() };
    case Kind.setConvertTerms:
      return { type: 'set-convert-terms', spreadPpm: from.whole(), reachPpm: from.whole(), guardPpm: from.whole() };
    default:
      return null;
  }
}
