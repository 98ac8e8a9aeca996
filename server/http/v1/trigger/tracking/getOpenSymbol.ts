// Lists the markets that the user's copies follow.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { getTrackingSymbols } from '#lib/contract/calls/v1/trigger/tracking/getOpenSymbol.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { findBotOfKind } from '#server/answers/bots/find-bot.ts';
import { wantedBots } from '#server/answers/bots/wanted-bots.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { copyTermsOf, settingsIn } from '#server/answers/tracking/copy-edits.ts';
import { heldByCopy } from '#server/answers/tracking/held-by-copy.ts';

export const serveTrackingSymbols = serveUser(
  getTrackingSymbols,
  ['bots', 'newReference', 'listings'],
  ({ strategyId }, session, rooms) => {
    const named = strategyId === undefined ? wantedBots(rooms, session, {}, 'copy') : findBotOfKind(rooms, session, strategyId, 'copy');
    if (named instanceof Refusal) return named;
    const copies = ('strategyId' in named ? [named] : named).filter(({ state }) => state !== BotState.stopped);
    const list = copies.flatMap((copy) => {
      const held = new Set(heldByCopy(copy).map(({ marketId }) => marketId));
      const isOpen = copy.state === BotState.running;
      const terms = copyTermsOf(copy);
      return copy.marketIds.map((marketId) => {
        const { symbol } = rooms.listings.market(marketId);
        return {
          strategyId: String(copy.strategyId),
          symbolId: symbolIdOf(symbol),
          isOpen: isOpen && terms !== null && !settingsIn(terms, symbol).isLeftOut,
          isHeld: held.has(marketId),
        };
      });
    });
    return { list };
  },
);
