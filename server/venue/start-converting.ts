// Coins against coins in a venue: the quotes of the convert account, its orders, and its coins, which are brought in when they run short.
import type { Logger } from 'pino';

import type { Listings } from '#server/engine/listings.ts';
import { loadConvertData } from '#server/market/convert-data.ts';
import { openConvert, stockConvertAccount } from '#server/market/opening/open-convert.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { ConvertService } from '#server/services/convert/convert-service.ts';
import { createConvertService } from '#server/services/convert/create-convert-service.ts';

type ConvertingOptions = {
  readonly client: ExchangeClient;
  readonly projections: Projections;
  readonly listings: Listings;
  readonly spread: number;
  readonly now: () => number;
  readonly log: Logger;
};

type Converting = {
  readonly convert: ConvertService;
  /** Tells the core the terms of conversions, and gives the convert account coins. */
  open(): Promise<void>;
  close(): Promise<void>;
};

/** The time between looks at convert orders, and at the convert account's coins. */
const convertEveryMs = 1000;
const stockEveryMs = 10 * 60_000;

export function startConverting({ client, projections, listings, spread, now, log }: ConvertingOptions): Converting {
  const offered = loadConvertData();
  const offer = { ...offered, spread: String(spread) };
  const convert = createConvertService({ client, projections, listings, offer, now, tickEveryMs: convertEveryMs, log });
  const opening = { client, listings, data: offered };
  const stocking = setInterval(() => {
    stockConvertAccount(opening, now()).catch((error: unknown) => log.error({ err: error }, 'the convert account could not be stocked up'));
  }, stockEveryMs).unref();
  return {
    convert,
    open: () => openConvert(opening, spread),
    close: async () => {
      clearInterval(stocking);
      await convert.close();
    },
  };
}
