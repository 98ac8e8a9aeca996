// Ends in every venue what users do without being there, before something happens to their accounts: leading, copies and other bots.
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Visit } from '../rooms.ts';

/**
 * Whoever copies them is closed by rule. What their bots hold in coins is given back as it is; a bot that cannot stop now goes on with it
 * as soon as its market lets it.
 */
export async function stopActingOf(userIds: readonly string[], { accounts, roomsIn }: Pick<Visit, 'accounts' | 'roomsIn'>): Promise<void> {
  for (const mode of Object.values(TradingMode)) {
    const numbers = [...(await accounts.subAccounts.numbers(userIds, mode)).values()];
    const rooms = numbers.length === 0 ? null : await roomsIn(mode);
    if (rooms === null || rooms instanceof Refusal) continue;
    for (const accountId of numbers) await rooms.leaders.leaveAll(accountId);
    await Promise.all(numbers.map((accountId) => rooms.automation.stopAllOf(accountId)));
  }
}
