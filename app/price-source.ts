// Where the prices come from at this moment, as the foot of every page says it.
import 'server-only';

import { sourceInUse, type SourceState } from '#lib/contract/channels/source.ts';
import { getMarketSource } from '#lib/contract/calls/v1/mix/public/marketSource.ts';
import { publicExchange } from './exchange.ts';

export type PriceSource = { readonly inUse: SourceState['mode']; /** That is followed; else empty. */ readonly venue: string };

/** It changes with a lost or a regained line: pages within a second may share one answer. */
const sharedForMs = 1000;
let asked: Promise<PriceSource | null> | null = null;

async function ask(): Promise<PriceSource | null> {
  const state = await publicExchange()
    .call(getMarketSource, {})
    .catch(() => null);
  return state === null ? null : { inUse: sourceInUse(state), venue: state.venue };
}

/** Null: the exchange does not say. */
export function priceSource(): Promise<PriceSource | null> {
  if (asked === null) {
    asked = ask();
    setTimeout(() => (asked = null), sharedForMs).unref();
  }
  return asked;
}
