// The source of prices at this moment, as the foot of every page says it.
import 'server-only';

import { sourceInUse, type SourceState } from '#lib/contract/channels/source.ts';
import { getMarketSource } from '#lib/contract/calls/v1/mix/public/marketSource.ts';
import { publicExchange } from './exchange.ts';
import { shareAnswers } from './shared-answer.ts';

export type PriceSource = { readonly inUse: SourceState['mode']; /** That is followed; else empty. */ readonly venue: string };

const share = shareAnswers(() => publicExchange().call(getMarketSource, {}), { freshMs: 1000 });

/** It changes with a lost or a regained line: pages within a second may share one answer. */
export const marketSource = (): Promise<SourceState> => share('');

/** Null: the exchange does not say. */
export async function priceSource(): Promise<PriceSource | null> {
  const state = await marketSource().catch(() => null);
  return state === null ? null : { inUse: sourceInUse(state), venue: state.venue };
}
