// A user's own balances: what there is, then every coin whose balance moved.
import { Wallet } from '#lib/contract/enums.ts';
import type { CoinBalance } from '#lib/contract/order.ts';
import type { AccountId, AssetId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal, parseDecimal } from '#server/engine/units.ts';
import type { AccountNews } from '../batch.ts';
import type { RecordFeed } from '../ports.ts';
import type { Topic } from '../topic.ts';

const priceDecimals = 18;
const valueDecimals = 8;

/** The value of a holding in USDT. Rounded down to 8 decimals. Null without a price. */
function usdtValue(total: bigint, decimals: number, price: string | null): string | null {
  const scaled = price === null ? null : parseDecimal(price, priceDecimals);
  if (scaled === null || total < 0n) return null;
  const cut = 10n ** BigInt(decimals + priceDecimals - valueDecimals);
  return formatDecimal((total * scaled) / cut, valueDecimals);
}

export type AccountSources = {
  readonly feed: Pick<RecordFeed, 'balances'>;
  readonly listings: Listings;
  /** Worth of one coin in USDT as decimal text; null: no market tells. */
  readonly usdtPrice: (coin: string) => string | null;
};

type Holding = { readonly available: bigint; readonly frozen: bigint };

export function accountTopic({ feed, listings, usdtPrice }: AccountSources, accountId: AccountId): Topic {
  const holdings = new Map<AssetId, Holding>();
  const moved = new Set<AssetId>();
  /** The news that arrives while the snapshot is read. Null afterwards. */
  let early: AccountNews[] | null = [];

  /** Entries say what there is after them, so one that the beginning holds already does no harm. */
  const apply = ({ event }: AccountNews): void => {
    if (event.type !== 'ledger-posted') return;
    for (const entry of event.entries) {
      // The futures wallet is told with the positions, margin wallets have channels of their own.
      if (entry.accountId !== accountId || (entry.wallet ?? Wallet.spot) !== Wallet.spot) continue;
      holdings.set(entry.assetId, { available: BigInt(entry.availableAfter), frozen: BigInt(entry.frozenAfter) });
      moved.add(entry.assetId);
    }
  };
  const balanceOf = (assetId: AssetId): CoinBalance => {
    const { code, decimals } = listings.asset(assetId);
    const { available, frozen } = holdings.get(assetId) ?? { available: 0n, frozen: 0n };
    const total = available + frozen;
    return {
      coin: code,
      available: formatDecimal(available, decimals),
      frozen: formatDecimal(frozen, decimals),
      total: formatDecimal(total, decimals),
      usdtValue: usdtValue(total, decimals, usdtPrice(code)),
    };
  };

  return {
    follows: 'account',
    accountId,
    ready: async () => {
      for (const { assetId, available, frozen } of await feed.balances(accountId)) holdings.set(assetId, { available, frozen });
      for (const news of early ?? []) apply(news);
      early = null;
      moved.clear();
    },
    see: (news) => {
      if (early !== null) early.push(...news);
      else for (const one of news) apply(one);
    },
    snapshot: () => [...holdings].filter(([, { available, frozen }]) => available + frozen !== 0n).map(([assetId]) => balanceOf(assetId)),
    take: () => {
      if (early !== null || moved.size === 0) return null;
      const balances = [...moved].map(balanceOf);
      moved.clear();
      return balances;
    },
  };
}
