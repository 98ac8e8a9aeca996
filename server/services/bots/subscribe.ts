// Lets the owner of a copy in to what it copies, and pays for it, right before the copy is started.
import { subscriberLimit } from '#lib/contract/bots/subscription-limits.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { units as inUnits } from '#server/engine/units.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { BotRefusal } from './bots.ts';
import { refuse } from './refusal.ts';
import type { Subscription } from './subscription.ts';

type Client = Pick<ExchangeClient, 'submit' | 'subscribersOf'>;

/** `accountId`: the one that pays. Answers the percent that the subscriber has promised for good. */
export async function subscribe(
  client: Client,
  accountId: AccountId,
  strategyId: AccountId,
  { subscriberId, assetId, units, sharePercent }: Subscription,
): Promise<{ readonly sharePercent: number } | BotRefusal> {
  const terms = { subscriberId, assetId, units: inUnits(units), sharePercent };
  const reply = await client.submit({ type: 'subscribe-strategy', accountId, strategyId, ...terms });
  if (!reply.ok) return refuse(rejectKeys[reply.reason], reply.reason === RejectReason.subscriberLimit ? { limit: subscriberLimit } : {});
  const known = (await client.subscribersOf(strategyId)).find((one) => one.subscriberId === subscriberId);
  if (known === undefined) throw new Error(`${subscriberId} has subscribed to ${strategyId}, and is not known there`);
  return { sharePercent: known.sharePercent };
}
