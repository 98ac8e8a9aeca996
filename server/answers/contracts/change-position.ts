// Changes something about an open position, and answers it as it is then.
import type { HoldSide } from '#lib/contract/enums.ts';
import type { ContractPosition } from '#lib/contract/position.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Command } from '#server/engine/command.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import type { Reply } from '#server/engine/reply.ts';
import { findNamedContract, findPosition, futuresOf } from './find-contract.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

type PositionName = {
  readonly symbolId: string;
  readonly businessLine?: number | undefined;
  readonly holdSide?: HoldSide | undefined;
};

type Change = {
  command(market: ContractListing, holdSide: HoldSide): Command | Refusal;
  refusal(reply: Extract<Reply, { ok: false }>, market: ContractListing): Refusal;
};

export async function changePosition(
  rooms: Pick<Rooms, 'client' | 'projections' | 'listings'>,
  accountId: AccountId,
  name: PositionName,
  { command: commandFor, refusal }: Change,
): Promise<ContractPosition | Refusal> {
  const market = findNamedContract(rooms.listings, name);
  if (market instanceof Refusal) return market;
  const position = findPosition(await futuresOf(rooms, accountId, market), market, name.holdSide);
  if (position instanceof Refusal) return position;
  const command = commandFor(market, position.holdSide);
  if (command instanceof Refusal) return command;
  const reply = await rooms.client.submit(command);
  if (!reply.ok) return refusal(reply, market);
  return findPosition(await futuresOf(rooms, accountId, market), market, position.holdSide);
}
