// Coins against coins in a venue: the quotes of the convert account, its orders, and its coins, which are brought in when they run short.
import { randomUUID } from 'node:crypto';

import { loadConvertData } from '#server/market/convert-data.ts';
import { stockConvertAccount } from '#server/market/opening/open-convert.ts';
import type { ConvertService } from '#server/services/convert/convert-service.ts';
import { createConvertService } from '#server/services/convert/create-convert-service.ts';
import type { VenueParts } from './venue-parts.ts';

const stockEveryMs = 10 * 60_000;

export function openConverting({ convertSpread, everyMs, ...parts }: VenueParts): ConvertService {
  const { client, listings, now, log, closing } = parts;
  const data = loadConvertData();
  const stocking = setInterval(() => {
    stockConvertAccount({ client, listings, data }, now()).catch((error: unknown) =>
      log.error({ err: error }, 'the convert account could not be stocked up'),
    );
  }, stockEveryMs).unref();
  closing.defer(() => clearInterval(stocking));
  return createConvertService({
    ...parts,
    newReference: randomUUID,
    offer: { ...data, spread: String(convertSpread) },
    tickEveryMs: everyMs.convert,
  });
}
