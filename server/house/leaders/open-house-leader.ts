// Opens the account of a leader of the house: once, and safe to repeat wherever it was interrupted.
import { randomUUID } from 'node:crypto';

import { Wallet } from '#lib/contract/enums.ts';
import { LeaderStatus } from '#lib/contract/leaders/leader-status.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { units } from '#server/engine/units.ts';
import { createEnsureAccount, findAccount } from '#server/services/accounts/exchange-account.ts';
import { createLeaderProfiles } from '#server/services/leaders/store/leader-profiles.ts';
import { user } from '#server/store/schema/identity.ts';
import { leadCoin } from '#server/services/leaders/lead-coin.ts';
import { type HouseLeader, houseUserId } from './house-leaders.ts';
import type { HouseRooms } from './house-rooms.ts';

/** It asks for no share of anybody's profit. */
const sharePercent = 0;

/** A position is a quarter of the account: little margin would only look like much risk. */
export const houseLeverage = 2;

/** An address that no mail reaches, and no password: nobody logs in. */
async function ownAccount({ people, client, mode, now }: HouseRooms, leader: HouseLeader): Promise<AccountId> {
  const id = houseUserId(leader);
  await people
    .insert(user)
    .values({ id, name: leader.name, email: `${randomUUID()}@house.invalid` })
    .onConflictDoNothing({ target: user.id });
  return createEnsureAccount(people, now)(id, mode, client);
}

/** The deposit is taken once; what was not moved on before a crash is still in the spot wallet. */
async function fund({ client, listings, mode }: HouseRooms, accountId: AccountId, { key, line, funds }: HouseLeader): Promise<void> {
  const coin = leadCoin(listings, mode, line);
  const money = { accountId, assetId: coin.assetId, units: units(BigInt(funds) * 10n ** BigInt(coin.decimals)) };
  const deposit = await client.submit({ type: 'credit-deposit', ...money, reference: `house-leader:${key}` });
  if (!deposit.ok && deposit.reason !== RejectReason.depositAlreadyCredited) throw new Error(`its funds: ${deposit.reason}`);
  const held = (await client.balances(accountId)).find(({ assetId }) => assetId === coin.assetId);
  if (line === 'spot' || (held?.available ?? 0n) < money.units) return;
  const moved = await client.submit({ type: 'transfer-funds', ...money, from: Wallet.spot, to: Wallet.futures });
  if (!moved.ok) throw new Error(`its margin: ${moved.reason}`);
}

async function setLeverage({ client, listings, mode }: HouseRooms, accountId: AccountId, { symbols }: HouseLeader): Promise<void> {
  const market = listings.marketOf(symbols[mode]);
  if (market === undefined || !isContract(market)) return;
  const { marketId } = market;
  const set = await client.submit({ type: 'set-leverage', accountId, marketId, longLeverage: houseLeverage, shortLeverage: houseLeverage });
  if (!set.ok) throw new Error(`its leverage: ${set.reason}`);
}

async function showName({ people, mode, now }: HouseRooms, accountId: AccountId, { name }: HouseLeader): Promise<void> {
  const profiles = createLeaderProfiles(people, mode, now);
  if ((await profiles.find(accountId)).shown?.name === name) return;
  await profiles.send(accountId, { name, words: '', picture: 'initials' });
  await profiles.decide(accountId, null);
}

type OpenHouseLeader = { readonly accountId: AccountId; readonly leads: boolean };

/** It does not lead while an operator has suspended it. */
export async function openHouseLeader(rooms: HouseRooms, leader: HouseLeader): Promise<OpenHouseLeader> {
  const { people, leaders, mode } = rooms;
  const { line } = leader;
  const userId = houseUserId(leader);
  const written = await findAccount(people, userId, mode);
  const known = written === null ? null : await leaders.find(written, line);
  if (written !== null && known?.status === LeaderStatus.leading) return { accountId: written, leads: true };
  if (written !== null && known !== null && known.suspendedReason !== null) return { accountId: written, leads: false };
  const accountId = await ownAccount(rooms, leader);
  await fund(rooms, accountId, leader);
  await setLeverage(rooms, accountId, leader);
  await showName(rooms, accountId, leader);
  const applicant = { userId, accountId, mainId: userId, mayLead: { spot: true, futures: true } };
  const refused = await leaders.apply(applicant, line, sharePercent);
  if (refused !== null) throw new Error(`it cannot lead: ${refused.refused}`);
  return { accountId, leads: true };
}
