// Finds the bots whose profit has come to where they wait for it: by bounds of prices, which are worked out anew when what they hold changes.
import type { AccountId, MarketId } from '#server/engine/ids.ts';

import type { ProfitWaits } from '../bot-kind.ts';
import { legAt, legOf, type Instance } from '../instances/instance.ts';
import { profitBounds } from '../instances/profit-bounds.ts';
import { booksOf } from '../instances/profit-share.ts';
import type { BotRunner } from './bot-runner.ts';
import type { MarketBoard } from './market-board.ts';

const isHeard = ({ atOrBelow, atOrAbove }: ProfitWaits): boolean => atOrBelow !== null || atOrAbove !== null;

const isReached = ({ atOrBelow, atOrAbove }: ProfitWaits, profitUnits: number): boolean =>
  (atOrBelow !== null && profitUnits <= atOrBelow) || (atOrAbove !== null && profitUnits >= atOrAbove);

type Parts = { readonly board: MarketBoard; readonly runner: BotRunner; bot(id: AccountId): Instance | undefined };

export class ProfitWatch {
  readonly #parts: Parts;
  /** Bots whose bounds are not those of what they hold and wait for. */
  readonly #changed = new Set<Instance>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What it holds has changed. */
  held(bot: Instance): void {
    if (isHeard(bot.profitWaits)) this.#changed.add(bot);
  }

  /** What it waits for has changed. */
  waits(bot: Instance): void {
    this.#changed.add(bot);
  }

  /** At the end of a record: the parts of one change are told one after the other. */
  settle(): void {
    for (const bot of this.#changed) this.arm(bot);
    this.#changed.clear();
  }

  arm(bot: Instance): void {
    const { board } = this.#parts;
    for (const [place, bounds] of profitBounds(bot, booksOf(bot).profitUnits).entries())
      board.market(legAt(bot, place).market.marketId).waits.setProfitBounds(bot.strategyId, bounds);
  }

  /** A price that positions (of spot: coins) are valued at. One that waits no more is reached by nothing, and loses its bounds. */
  priced(marketId: MarketId, priceTicks: number): void {
    const { board, runner, bot: find } = this.#parts;
    for (const bot of board
      .market(marketId)
      .waits.takeProfitBounds(priceTicks)
      .flatMap((id) => find(id) ?? [])) {
      if (isReached(bot.profitWaits, booksOf(bot).profitUnits)) runner.tell(bot, { type: 'profit' }, legOf(bot, marketId));
      this.arm(bot);
    }
  }
}
