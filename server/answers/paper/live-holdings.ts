// The real money that somebody holds, coin by coin: looked up by a user who wants to practise with as much.
import { formatDecimal } from '#server/engine/units.ts';
import type { Accounts } from '#server/services/accounts/accounts.ts';
import { findDemoCoin } from './demo-coins.ts';
import type { PaperFunds } from './paper-funds.ts';
import type { VenueRooms } from '../rooms.ts';

/**
 * The balance of all wallets together, money held by orders and positions included, less what margin wallets and unified accounts
 * owe of the same coin. A debt that is larger than all one has of the coin is not copied. Empty for somebody without a live account.
 */
export const createLiveHoldings =
  (accounts: Accounts, { client, listings }: Pick<VenueRooms, 'client' | 'listings'>) =>
  async (userId: string): Promise<PaperFunds> => {
    const accountId = await accounts.liveAccountOf(userId);
    if (accountId === null) return [];
    const [spot, futures, margins, unified] = await Promise.all([
      client.balances(accountId),
      client.futures(accountId),
      client.margins(accountId),
      client.unified(accountId),
    ]);
    const onMargin = margins.flatMap(({ coins }) =>
      coins.map(({ assetId, available, frozen, principal, interest }) => ({ assetId, available, frozen: frozen - principal - interest })),
    );
    const owedInOne = (unified?.coins ?? []).map(({ assetId, principal, interest }) => ({
      assetId,
      available: 0n,
      frozen: 0n - principal - interest,
    }));
    const held = new Map<number, bigint>();
    const beside = (futures?.wallets ?? []).filter(({ isPooled }) => !isPooled);
    for (const { assetId, available, frozen } of [...spot, ...beside, ...onMargin, ...owedInOne])
      held.set(assetId, (held.get(assetId) ?? 0n) + available + frozen);
    return [...held].flatMap(([assetId, sum]) => {
      const { code, decimals } = listings.asset(assetId);
      return sum > 0n && findDemoCoin(listings, code) === null ? [{ coin: code, amount: formatDecimal(sum, decimals) }] : [];
    });
  };
