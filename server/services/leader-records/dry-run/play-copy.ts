// Plays what a leader has traded to a copy: the very code that runs live, with a plain account in place of the exchange.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { MarginMode } from '#lib/contract/enums.ts';
import type { BotMarket, ReasonParams } from '#server/automation/bot-kind.ts';
import type { MarketId } from '#server/engine/ids.ts';
import { BotPlay } from '#server/backtest/play/bot-play.ts';
import type { PlayedBot } from '#server/backtest/play/played-bot.ts';
import { testedKind } from '#server/backtest/tested-bot.ts';

/** One change of the leader's position, as copies are told of it. Short positions are below zero. */
export type PlayedOrder = {
  readonly order: number;
  readonly timeMs: number;
  readonly marketId: MarketId;
  readonly before: number;
  readonly after: number;
  /** Ticks × lots, and lots. */
  readonly value: number;
  readonly lots: number;
  readonly leverage: number;
  readonly isIsolated: boolean;
  readonly equityUnits: number;
};

/** A sentence of the copy's journal. `marketId`: the market that it is about. */
export type PlayedRow = { readonly timeMs: number; readonly marketId: MarketId; readonly code: string; readonly params: ReasonParams };

export type PlayedCopy = {
  readonly rows: readonly PlayedRow[];
  readonly putInUnits: number;
  /** Everything at the leader's last prices. */
  readonly leftUnits: number;
  readonly feeUnits: number;
  /** The lowest worth behind any order of the leader. */
  readonly lowestUnits: number;
};

/**
 * A copy trades at the leader's average price, rounded to the nearest tick. Prices between his orders are not known here: what would have
 * been set off or liquidated there is found at his next order.
 * @param markets of his line, the main one first; refuses (RangeError) none
 * @param orders oldest first, in these markets
 */
export function playCopy(terms: BotTerms, markets: readonly BotMarket[], orders: readonly PlayedOrder[]): PlayedCopy {
  const rows: PlayedRow[] = [];
  const [main] = markets;
  if (main === undefined) throw new RangeError('a copy without a market cannot be played');
  const entry = testedKind(terms, main);
  const play = new BotPlay(markets, (legs) => {
    const bot: PlayedBot = entry.create(terms, legs);
    return {
      figures: () => bot.figures(),
      decide: (input, actions) =>
        bot.decide(input, {
          ...actions,
          say: (code, params = {}) => {
            const leg = typeof params['leg'] === 'number' ? params['leg'] : 0;
            rows.push({ timeMs: play.timeMs, marketId: markets[leg]?.marketId ?? main.marketId, code, params });
          },
        }),
    };
  });
  play.timeMs = orders[0]?.timeMs ?? 0;
  // Orders are there from the first trade on: until then one tick stands for the price.
  for (const leg of play.legs) leg.standAt(1);
  play.main.tell({ type: 'start' });
  let lowestUnits = play.worth(play.main.priceTicks);
  for (const { timeMs, marketId, isIsolated, ...told } of orders) {
    if (play.hasStopped) break;
    const leg = play.legs.find(({ market }) => market.marketId === marketId);
    if (leg === undefined) continue;
    play.wakeAt(timeMs);
    play.timeMs = timeMs;
    const ticks = Math.max(1, Math.round(told.value / told.lots));
    leg.standAt(ticks);
    play.changed();
    const [direction, end] = [leg.account.direction(), leg.liquidationTicks];
    if (end !== 0 && (direction > 0 ? ticks <= end : direction < 0 && ticks >= end)) leg.liquidate();
    leg.tell({ type: 'price' });
    play.watchProfit();
    const marginMode = isIsolated ? MarginMode.isolated : MarginMode.cross;
    leg.tell({ type: 'leader', what: 'traded', ...told, marginMode });
    lowestUnits = Math.min(lowestUnits, play.worth(play.main.priceTicks));
  }
  return {
    rows,
    putInUnits: play.investedUnits,
    leftUnits: play.worth(play.main.priceTicks),
    feeUnits: play.feeUnits,
    lowestUnits,
  };
}
