// Tells one copy of the user, or all that run, something about what they hold.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { closeAllTrackingOrders } from '#lib/contract/calls/v1/trigger/tracking/closeALLTrackingOrder.ts';
import type { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { type TrackingMessage, trackingMessageText } from '#lib/contract/tracking/tracking-message.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { BotRooms } from '../bots/bot-answer.ts';
import { findBotOfKind } from '../bots/find-bot.ts';
import { tellBot } from '../bots/tell-bot.ts';
import { wantedBots } from '../bots/wanted-bots.ts';
import { findAnyMarket } from '../market/find-market.ts';
import { Refusal } from '../refusal/refusal.ts';

type Owner = { readonly accountId: AccountId };
type Named = { readonly clientOid?: string | undefined };

export const tellCopy = (
  request: Named & { readonly strategyId: string },
  owner: Owner,
  rooms: BotRooms,
  message: TrackingMessage,
): Promise<ResponseOf<typeof cancelStrategy> | Refusal> =>
  tellBot(request, owner, rooms, { action: 'message', text: trackingMessageText(message), arrivedMs: rooms.now() });

/**
 * All that have not ended, or the one that is named; where a market is named all that have it. Under one name each copy is told once. Answers
 * which have taken it; a refusal, where none has.
 */
export async function tellAllCopies(
  { strategyId: one, symbolId, clientOid }: Named & { readonly strategyId?: string | undefined; readonly symbolId?: string | undefined },
  owner: Owner,
  rooms: BotRooms,
  action: Exclude<TrackingMessage['action'], 'set-exits'>,
): Promise<ResponseOf<typeof closeAllTrackingOrders> | Refusal> {
  const market = symbolId === undefined ? null : findAnyMarket(rooms.listings, symbolId);
  if (market instanceof Refusal) return market;
  const named = one === undefined ? null : findBotOfKind(rooms, owner, one, 'copy');
  if (named instanceof Refusal) return named;
  const all = wantedBots(rooms, owner, { symbolId }, 'copy');
  if (all instanceof Refusal) return all;
  const copies = named === null ? all : all.filter(({ strategyId }) => strategyId === named.strategyId);
  const running = copies.filter(({ state }) => state !== BotState.stopped && state !== BotState.stopping);
  const message = { action, symbol: market?.symbol ?? null };
  const answers = await Promise.all(
    running.map(({ strategyId }) => tellCopy({ strategyId: String(strategyId), clientOid }, owner, rooms, message)),
  );
  const taken = answers.flatMap((answer) => (answer instanceof Refusal ? [] : answer));
  const refused = answers.find((answer) => answer instanceof Refusal);
  if (taken.length === 0 && refused !== undefined) return refused;
  const outcome = taken.some((answer) => answer.outcome === 'waits') ? 'waits' : 'done';
  return { strategyIds: taken.map(({ strategyId }) => strategyId), outcome };
}
