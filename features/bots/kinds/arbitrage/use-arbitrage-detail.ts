// The legs and the income of the bot of the page, asked anew when something has become of it.
import { useCall } from '#lib/api/query/use-call.ts';
import type { ArbitrageDetail } from '#lib/contract/bots/arbitrage/arbitrage-pair.ts';
import { getArbitrage } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/detail.ts';
import { useBot } from '../../bot/bot-context.ts';

export function useArbitrageDetail(): ArbitrageDetail | undefined {
  const { bot, version } = useBot();
  const { strategyId } = bot;
  return useCall(getArbitrage, { strategyId }, { asked: { strategyId, version } }).data;
}
