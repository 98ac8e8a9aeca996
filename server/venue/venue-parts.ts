// The parts of a venue that its services stand on.
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Automation } from '#server/automation/automation.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Logger } from 'pino';

export type VenueParts = {
  readonly mode: TradingMode;
  readonly client: ExchangeClient;
  readonly listings: Listings;
  readonly projections: Projections;
  readonly automation: Automation;
  /** With the tables of the venue. */
  readonly db: Store['db'];
  /** With the tables of people. */
  readonly people: Store['db'];
  /** The key of the exchange. */
  readonly key: string;
  /** The share that the convert account keeps. */
  readonly convertSpread: number;
  /** True: the exchange makes its prices up, and rates of currencies that no market trades with them. */
  readonly isSimulated: boolean;
  /** The time between two looks of what looks by itself; 0: it looks when told alone. */
  readonly everyMs: { readonly ranking: number; readonly convert: number };
  /** Exchange time. */
  readonly now: () => number;
  readonly log: Logger;
  /** Whatever begins something says here how it ends: with the venue, the last one first. */
  readonly closing: AsyncDisposableStack;
};
