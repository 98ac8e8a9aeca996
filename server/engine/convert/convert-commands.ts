// The commands about converting: their bytes, and what each does.
import { commandOf, group, inUnits, listed, text, whole } from '../codec/fields.ts';
import type { CommandEntries } from '../command-entry.ts';
import { cancelConvertOrder, placeConvertOrder, settleConvertOrder } from './convert-order.ts';
import { convert, setConvertTerms } from './convert.ts';
import type { ConvertCommand } from './convert-command.ts';

const legs = listed(group({ assetId: whole, units: inUnits, toUnits: inUnits }));

const termsFields = commandOf('set-convert-terms', { spreadPpm: whole, reachPpm: whole, guardPpm: whole });
const expiringByClock = 85;

export const convertCommands: CommandEntries<ConvertCommand> = {
  convert: {
    kind: 80,
    ...commandOf('convert', { accountId: whole, toAssetId: whole, legs, expiresMs: whole, reference: text }),
    handle: convert,
  },
  'place-convert-order': {
    kind: 81,
    ...commandOf('place-convert-order', {
      accountId: whole,
      assetId: whole,
      units: inUnits,
      toAssetId: whole,
      toUnits: inUnits,
      expiresMs: whole,
      clientOid: text,
    }),
    handle: placeConvertOrder,
  },
  'cancel-convert-order': {
    kind: 82,
    ...commandOf('cancel-convert-order', { accountId: whole, orderId: whole }),
    handle: cancelConvertOrder,
  },
  'settle-convert-order': { kind: 83, ...commandOf('settle-convert-order', { orderId: whole }), handle: settleConvertOrder },
  'set-convert-terms': {
    kinds: [84, expiringByClock],
    kindOf: ({ expiresByClock }) => (expiresByClock === true ? expiringByClock : 84),
    write: termsFields.write,
    read: (from, kind) => ({ ...termsFields.read(from), ...(kind === expiringByClock ? { expiresByClock: true } : {}) }),
    handle: setConvertTerms,
  },
};
