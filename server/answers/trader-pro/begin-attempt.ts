// Begins an attempt at the programme: the deposit that says so, into an account that has done nothing before.
import { programmeRules } from '#lib/contract/trader-pro/programme-rules.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { units } from '#server/engine/units.ts';
import { attemptReference } from '#server/projections/trader-pro/attempt-reference.ts';
import { createOneAtATime } from '../one-at-a-time.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';
import type { VenueRooms } from '../rooms.ts';

/** Whoever joins or resets twice at once does it once; by the participant's own account in the venue of play money. */
export const programmeTurns = createOneAtATime();

type Attempt = { readonly accountId: AccountId; readonly participant: string; readonly number: number };

/** Safe to repeat: an attempt of that number begins once. Null: it has begun. */
export async function beginAttempt(
  { accountId, participant, number }: Attempt,
  { client, listings }: Pick<VenueRooms, 'client' | 'listings'>,
): Promise<Refusal | null> {
  const usdt = listings.assetOf('USDT');
  if (usdt === undefined) return refuse('unknownCoin', { coin: 'USDT' });
  const reply = await client.submit({
    type: 'credit-deposit',
    accountId,
    assetId: usdt.assetId,
    units: units(BigInt(programmeRules.startUsdt) * 10n ** BigInt(usdt.decimals)),
    reference: attemptReference(participant, number),
  });
  return reply.ok || reply.reason === RejectReason.depositAlreadyCredited ? null : refuse(rejectKeys[reply.reason]);
}
