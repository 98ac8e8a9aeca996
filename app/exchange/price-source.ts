// The source of prices at this moment, as the foot of every page says it.
import 'server-only';

import { sourceInUse, type SourceState } from '#lib/contract/channels/source.ts';
import { getMarketSource } from '#lib/contract/calls/v1/mix/public/marketSource.ts';
import { publicExchange } from './exchange.ts';
import { shareAnswers } from './shared-answer.ts';
import { shareInWorld } from './world-answers.ts';

export type PriceSource = { readonly inUse: ReturnType<typeof sourceInUse>; /** That is followed; else empty. */ readonly venue: string };

/** It changes with a lost or a regained line and with a bad day: pages within a second may share one answer. */
const freshness = { freshMs: 1000 };
const share = shareAnswers(() => publicExchange().call(getMarketSource, {}), freshness);
const shareHere = shareInWorld((client) => client.call(getMarketSource, {}), freshness);

/** The venue of the page. */
export const marketSource = (): Promise<SourceState> => shareHere('');

/** Null: the exchange does not say. */
export async function priceSource(): Promise<PriceSource | null> {
  const state = await share('').catch(() => null);
  return state === null ? null : { inUse: sourceInUse(state), venue: state.venue };
}
