// Keeps the leaders of the house: each is opened once, and looks at every candle that closes.
import { LeaderStatus } from '#lib/contract/leaders/leader-status.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import { findAccount } from '#server/services/accounts/exchange-account.ts';
import { unlessAway } from '#server/store/database-away.ts';
import { type HouseLeader, houseLeaders, houseUserId } from './house-leaders.ts';
import type { HouseRooms } from './house-rooms.ts';
import { openHouseLeader } from './open-house-leader.ts';
import { tradeHouseLeader } from './trade-house-leader.ts';

const keep = async (rooms: HouseRooms, leader: HouseLeader): Promise<void> =>
  tradeHouseLeader(rooms, leader, await openHouseLeader(rooms, leader));

/** Prices come from elsewhere: the rules are for the simulated market, so whoever led by one stops, and copies are closed by theirs. */
async function retire(rooms: HouseRooms, leader: HouseLeader): Promise<void> {
  const { people, leaders, mode } = rooms;
  const accountId = await findAccount(people, houseUserId(leader), mode);
  if (accountId === null) return;
  await tradeHouseLeader(rooms, leader, { accountId, leads: false });
  if ((await leaders.find(accountId, leader.line))?.status === LeaderStatus.leading) await leaders.leave(accountId, leader.line);
}

/** Looks at each in turn; one that cannot act leaves the others alone. */
export async function keepHouseLeaders(rooms: HouseRooms, isSimulated: boolean): Promise<void> {
  for (const leader of houseLeaders)
    await (isSimulated ? keep : retire)(rooms, leader).catch(
      unlessAway((error) => rooms.log.error(`the leader ${leader.key} of the house: ${errorText(error)}`)),
    );
}
