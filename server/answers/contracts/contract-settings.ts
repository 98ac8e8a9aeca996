// Tells how a contract is traded, once a change of it was taken.
import type { ContractSettings } from '#lib/contract/position.ts';
import type { Command } from '#server/engine/command.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import { futuresOf } from './find-contract.ts';
import { orderRefusal } from '../orders/order-refusal.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

/** Sends a change and answers the settings after it. */
export async function changeContract(
  rooms: Pick<Rooms, 'client' | 'projections'>,
  market: ContractListing,
  command: Extract<Command, { type: 'set-leverage' | 'set-margin-mode' }>,
): Promise<ContractSettings | Refusal> {
  const reply = await rooms.client.submit(command);
  if (!reply.ok) return orderRefusal(reply, market, '');
  const { settings } = await futuresOf(rooms, command.accountId, market);
  return settings.find(({ symbolId }) => symbolId === market.symbol) ?? refuse('internal');
}
