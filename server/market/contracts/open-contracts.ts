// The first morning of contracts: their coins and markets are listed, the venue's purses for them opened and filled.
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import type { Command } from '#server/engine/command.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { AssetListing, ContractListing, Listings } from '#server/engine/listings.ts';
import { units, type Units } from '#server/engine/units.ts';
import type { ExchangeAccess } from '#server/runtime/exchange-client.ts';

import { accountsToOpen } from '../opening/accounts-to-open.ts';
import { venueAccounts } from '../opening/open-venue.ts';
import type { PricePaths } from '../paths/price-path.ts';
import type { Contracts } from './load-contracts.ts';

/** Worth of each margin coin that the insurance fund begins with, in US dollars. */
const insuranceUsd = 2_000_000;
/** Opens the house's futures wallet of a coin: it needs one to be settled in, and no margin. */
const houseUsd = 1_000_000;

export type ContractOpening = {
  readonly client: ExchangeAccess;
  readonly listings: Listings;
  readonly contracts: Contracts;
  readonly paths: Pick<PricePaths, 'usdPrice'>;
  readonly nowMs: number;
};

/** Those of the calendar that are over and were never listed stay unlisted. */
function toList({ listings, nowMs }: ContractOpening, listed: ReadonlySet<number>): Command[] {
  const isOver = ({ contract }: ContractListing): boolean => {
    const deliveryMs = contract.rules.contract?.deliveryMs ?? 0;
    return deliveryMs > 0 && deliveryMs <= nowMs;
  };
  return listings
    .contracts()
    .filter((listing) => !listed.has(listing.marketId) && !isOver(listing))
    .map(({ contract }) => ({ type: 'list-market', rules: contract.rules }));
}

type MarginCoin = { readonly asset: AssetListing; readonly usd: number };

/** The coins that margin is held in, each once, with what one costs. */
function marginCoins({ listings, paths, nowMs }: ContractOpening): readonly MarginCoin[] {
  const coins = new Map<string, MarginCoin>();
  for (const { contract, quote } of listings.contracts()) {
    const asset = listings.assetOf(contract.margin);
    const priced = contract.margin === quote ? contract.indexQuote : contract.indexCoin;
    if (asset !== undefined) coins.set(asset.code, { asset, usd: paths.usdPrice(priced, nowMs) });
  }
  return [...coins.values()];
}

/** At most what one deposit can carry. */
function unitsWorth({ asset, usd }: MarginCoin, worthUsd: number): Units {
  const whole = BigInt(Math.ceil(worthUsd / usd)) * 10n ** BigInt(asset.decimals);
  return units(whole > BigInt(Number.MAX_SAFE_INTEGER) ? BigInt(Number.MAX_SAFE_INTEGER) : whole);
}

function fill(coin: MarginCoin): Command[] {
  const { assetId, code } = coin.asset;
  const [forHouse, forFund] = [unitsWorth(coin, houseUsd), unitsWorth(coin, insuranceUsd)];
  return [
    { type: 'credit-deposit', accountId: venueAccounts.insurance, assetId, units: forFund, reference: `insurance:${code}` },
    ...[venueAccounts.houseMaker, venueAccounts.houseTaker].flatMap((accountId): Command[] => [
      { type: 'credit-deposit', accountId, assetId, units: forHouse, reference: `house-futures:${accountId}:${code}` },
      { type: 'transfer-funds', accountId, assetId, from: 'spot', to: 'futures', units: forHouse },
    ]),
  ];
}

/** A start that was cut short has given a purse its money already, and perhaps sent it on. */
const wasDone = (reason: RejectReason): boolean =>
  reason === RejectReason.depositAlreadyCredited || reason === RejectReason.insufficientBalance;

/** Lists what is not listed yet, and fills the purses of margin coins that have none. Rejects (Error) when the exchange refuses. */
export async function openContracts(opening: ContractOpening): Promise<void> {
  const { client, contracts } = opening;
  const listed = await client.listed();
  const [assetIds, marketIds] = [new Set(listed.assetIds), new Set(listed.marketIds)];
  const kinds = [
    [venueAccounts.clearing, AccountKind.clearing],
    [venueAccounts.insurance, AccountKind.insurance],
  ] as const;
  const toOpen = await accountsToOpen(client, kinds);
  const house = await client.futures(venueAccounts.houseTaker);
  const filled = new Set((house?.wallets ?? []).map(({ assetId }) => assetId));
  const commands: Command[] = [
    ...contracts.assets
      .filter(({ assetId }) => !assetIds.has(assetId))
      .map(({ assetId, code, decimals }): Command => ({ type: 'list-asset', assetId, code, decimals })),
    ...toOpen,
    ...toList(opening, marketIds),
    ...marginCoins(opening)
      .filter(({ asset }) => !filled.has(asset.assetId))
      .flatMap(fill),
  ];
  const replies = await client.submitAll(commands);
  for (const [place, reply] of replies.entries()) {
    if (!reply.ok && !wasDone(reply.reason))
      throw new Error(`the exchange refused to open its contracts: ${commands[place]?.type ?? ''}: ${reply.reason}`);
  }
}
