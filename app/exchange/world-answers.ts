// Answers that all visitors of one venue share: those of play money see other books than those of real money. A world of one's own is asked for each page.
import 'server-only';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { exchange, ownWorld, publicExchange, worldOfPage } from './exchange.ts';
import { shareAnswers, type Freshness } from './shared-answer.ts';

/** As `shareAnswers`, in the venue of the page that asks. */
export function shareInWorld<Answer>(ask: (client: ApiClient, key: string) => Promise<Answer>, freshness: Freshness) {
  const sharedIn = (mode: TradingMode) => shareAnswers((key) => ask(publicExchange(mode), key), freshness);
  const [live, paper] = [sharedIn(TradingMode.live), sharedIn(TradingMode.paper)];
  return async (key: string): Promise<Answer> => {
    // Its markets are told to its seats alone.
    if ((await ownWorld()) !== null) return ask(await exchange(), key);
    return ((await worldOfPage()) === TradingMode.paper ? paper : live)(key);
  };
}
