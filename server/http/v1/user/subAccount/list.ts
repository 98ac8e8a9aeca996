// Lists the sub-accounts of the user, with what they are worth in the world of the session.
import { getSubAccounts } from '#lib/contract/calls/v1/user/subAccount/list.ts';
import { maxSubAccounts, type SubAccount } from '#lib/contract/accounts/sub-account.ts';
import { accountsWorth } from '#server/projections/equity/accounts-worth.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { withdrawableCoins } from '#server/answers/wallets/withdrawable.ts';

export const serveSubAccounts = serveUser(
  getSubAccounts,
  ['accounts', 'bots', 'client', 'listings', 'usdtPrice'],
  async (_request, { userId, mode }, { accounts, ...rooms }) => {
    const members = await accounts.subAccounts.list(userId);
    const ids = members.map((member) => member.userId);
    const numbers = await accounts.subAccounts.numbers(ids, mode);
    const list = await Promise.all(
      members.map(async ({ isFrozen, createdAtMs, ...member }): Promise<SubAccount> => {
        const told = { ...member, frozen: isFrozen, createTimeMs: createdAtMs };
        const accountId = numbers.get(member.userId);
        // It has never been to this world.
        if (accountId === undefined) return { ...told, usdtValue: '0', coins: [] };
        const worth = await accountsWorth(accountId, rooms);
        const spot = worth.list.find(({ account }) => account === 'spot')?.coins ?? [];
        const withdrawable = await withdrawableCoins(accountId, rooms);
        const free = (coin: string, available: string): string => (withdrawable === null ? available : (withdrawable.get(coin) ?? '0'));
        return {
          ...told,
          usdtValue: worth.totalUsdtValue,
          coins: spot.map(({ coin, available }) => ({ coin, available: free(coin, available) })),
        };
      }),
    );
    return { list, limit: maxSubAccounts };
  },
);
