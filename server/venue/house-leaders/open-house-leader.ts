// Opens the account of a leader of the house: once, and safe to repeat wherever it was interrupted.
import { randomUUID } from 'node:crypto';

import { Wallet } from '#lib/contract/enums.ts';
import { LeaderStatus } from '#lib/contract/leaders/leader-status.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { units } from '#server/engine/units.ts';
import { createEnsureAccount } from '#server/services/accounts/exchange-account.ts';
import { createLeaderProfiles } from '#server/services/leaders/leader-profiles.ts';
import { user } from '#server/store/schema/identity.ts';
import { type HouseLeader, houseUserId } from './house-leaders.ts';
import type { HouseRooms } from './house-rooms.ts';

/** It asks for no share of anybody's profit. */
const sharePercent = 0;

/** An address that no mail reaches, and no password: nobody logs in. */
async function ownAccount({ people, client, now }: HouseRooms, leader: HouseLeader): Promise<AccountId> {
  const id = houseUserId(leader);
  await people
    .insert(user)
    .values({ id, name: leader.name, email: `${randomUUID()}@house.invalid` })
    .onConflictDoNothing({ target: user.id });
  return createEnsureAccount(people, now)(id, TradingMode.live, client);
}

/** The deposit is taken once; what was not moved on before a crash is still in the spot wallet. */
async function fund({ client, listings }: HouseRooms, accountId: AccountId, { key, line, funds }: HouseLeader): Promise<void> {
  const coin = listings.assetOf('USDT');
  if (coin === undefined) throw new Error('USDT is not listed');
  const money = { accountId, assetId: coin.assetId, units: units(BigInt(funds) * 10n ** BigInt(coin.decimals)) };
  const deposit = await client.submit({ type: 'credit-deposit', ...money, reference: `house-leader:${key}` });
  if (!deposit.ok && deposit.reason !== RejectReason.depositAlreadyCredited) throw new Error(`its funds: ${deposit.reason}`);
  const held = (await client.balances(accountId)).find(({ assetId }) => assetId === coin.assetId);
  if (line === 'spot' || (held?.available ?? 0n) < money.units) return;
  const moved = await client.submit({ type: 'transfer-funds', ...money, from: Wallet.spot, to: Wallet.futures });
  if (!moved.ok) throw new Error(`its margin: ${moved.reason}`);
}

async function showName({ people, now }: HouseRooms, accountId: AccountId, { name }: HouseLeader): Promise<void> {
  const profiles = createLeaderProfiles(people, TradingMode.live, now);
  if ((await profiles.find(accountId)).shown?.name === name) return;
  await profiles.send(accountId, { name, words: '', picture: 'initials' });
  await profiles.decide(accountId, null);
}

type OpenHouseLeader = { readonly accountId: AccountId; readonly leads: boolean };

/** It does not lead while an operator has suspended it. */
export async function openHouseLeader(rooms: HouseRooms, leader: HouseLeader): Promise<OpenHouseLeader> {
  const { leaders } = rooms;
  const accountId = await ownAccount(rooms, leader);
  const known = await leaders.find(accountId, leader.line);
  if (known?.status === LeaderStatus.leading) return { accountId, leads: true };
  if (known !== null && known.suspendedReason !== null) return { accountId, leads: false };
  await fund(rooms, accountId, leader);
  await showName(rooms, accountId, leader);
  const userId = houseUserId(leader);
  const applicant = { userId, accountId, mainId: userId, mayLead: { spot: true, futures: true } };
  const refused = await leaders.apply(applicant, leader.line, sharePercent);
  if (refused !== null) throw new Error(`it cannot lead: ${refused.refused}`);
  return { accountId, leads: true };
}
