// Stops the bots of users in every venue, before something happens to their accounts.
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { Refusal } from '#server/http/serving/refusal.ts';
import type { Visit } from '#server/http/serving/rooms.ts';

/** The coins that they hold are given back as they are. A bot that cannot stop now goes on with it as soon as its market lets it. */
export async function stopBotsOf(userIds: readonly string[], { accounts, roomsIn }: Pick<Visit, 'accounts' | 'roomsIn'>): Promise<void> {
  for (const mode of Object.values(TradingMode)) {
    const numbers = [...(await accounts.subAccounts.numbers(userIds, mode)).values()];
    const rooms = numbers.length === 0 ? null : await roomsIn(mode);
    if (rooms === null || rooms instanceof Refusal) continue;
    await Promise.all(numbers.map((accountId) => rooms.automation.stopAllOf(accountId)));
  }
}
