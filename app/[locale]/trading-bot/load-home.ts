// The home of bots is loaded here: the weeks of all kinds, and whether the reader has bots.
import 'server-only';

import { termsKinds } from '#lib/contract/bots/terms-kinds.ts';
import { getBotWeeks } from '#lib/contract/calls/v1/trigger/strategy/backtest/weeks.ts';
import { getRunningStrategies } from '#lib/contract/calls/v1/trigger/strategy/strategyCurrentList.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import { currentUser, exchange, publicExchange } from '../../exchange/exchange.ts';

/** Without weeks where the exchange does not tell now; the rest of the page stands. */
export const loadWeeks = (world: TradingMode) =>
  publicExchange(world)
    .call(getBotWeeks, {})
    .catch(() => ({ list: [], pending: false }));

/** True for a user with a bot that runs. */
export async function hasRunningBots(): Promise<boolean> {
  if ((await currentUser()) === null) return false;
  const loaded = await (await exchange()).call(getRunningStrategies, {}).catch(() => null);
  return loaded?.list.some(({ bot }) => termsKinds[bot.kind].listedAs === 'bot') === true;
}
