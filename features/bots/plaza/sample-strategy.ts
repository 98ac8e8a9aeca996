// A ranked strategy for tests: a published spot grid that runs.
import { BotState, StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';

/** @internal */
export const sampleStrategy = (change: Partial<RankedStrategy> = {}): RankedStrategy => ({
  strategyId: '71',
  strategyType: StrategyType.spotGrid,
  businessLine: 1,
  symbolId: 'BTCUSDT_SPBL',
  state: BotState.running,
  startTimeMs: 1_700_000_000_000,
  endTimeMs: null,
  stopReason: null,
  invested: '400',
  profit: '40',
  rate: '0.1',
  drawdown: '0.1904762',
  worstDay: '-0.05',
  fees: '1.5',
  copies: 3,
  copiersRate: '-0.02',
  isHouse: false,
  isRanked: true,
  computed: null,
  published: { name: 'Calm weather', showsParameters: false, price: '0', profitShare: 0 },
  bot: null,
  ...change,
});
