// The snapshot of contracts: prices, wallets and positions. Pledges of orders and accounts that prices threaten are worked out again.
import type { BusinessLine } from '#lib/contract/enums.ts';
import { lotsLeft, type FuturesAccount } from '../accounts/account.ts';
import type { Contract, Holding, Position } from '../accounts/positions/contract.ts';
import { pledge, positionOf } from '../accounts/positions/holding.ts';
import { openHolding } from '../accounts/positions/open-holding.ts';
import { walletOf } from '../accounts/risk/risk.ts';
import type { RiskUnit } from '../accounts/risk/risk-watch.ts';
import { noteHolding } from '../accounts/risk/watch-risk.ts';
import type { AssetId } from '../ids.ts';
import type { PartImage } from '../snapshots/part-image.ts';
import type { State } from '../state.ts';
import { balancesOf, restoreBalances, type Balance } from '../wallets/balance-image.ts';

type ContractImage = Pick<Contract, 'markTicks' | 'indexTicks' | 'fundedMs' | 'deliveredTicks'>;
const contractImage = ({ markTicks, indexTicks, fundedMs, deliveredTicks }: Contract): ContractImage => ({
  markTicks,
  indexTicks,
  fundedMs,
  deliveredTicks,
});

type PositionImage = Omit<Position, 'side' | 'unit'>;
const positionImage = ({ lots, value, leverage, margin, autoAppend }: Position): PositionImage => ({
  lots,
  value,
  leverage,
  margin,
  autoAppend,
});

type FuturesImage = {
  readonly row: number;
  readonly balances: readonly Balance[];
  readonly hedgeLines: readonly BusinessLine[];
  /** Coins that the wallet has had to do with, by number; left out where they are the ones that positions and money tell of. */
  readonly coins?: readonly AssetId[];
  /** In the order of their making: shares of a liquidation follow it. */
  readonly holdings: readonly { marketId: number; mode: Holding['mode']; long: PositionImage; short: PositionImage }[];
};

const byNumber = (coins: Iterable<AssetId>): AssetId[] => [...coins].toSorted((a, b) => a - b);

/** The coins of a wallet whose image does not name them: those of its positions, and those that there is money of. */
const coinsTold = (balances: readonly Balance[], holdings: Iterable<Pick<Holding, 'contract'>>): AssetId[] =>
  byNumber(new Set([...Array.from(holdings, ({ contract }) => contract.rules.marginAssetId), ...balances.map(([assetId]) => assetId)]));

/** The venue's own accounts have one row, which the account's image has. */
function walletImage(state: State, ownRow: number, { row, hedgeLines, wallets, holdings }: FuturesAccount): FuturesImage {
  const balances = row === ownRow ? [] : balancesOf(state, row);
  const coins = byNumber(wallets.keys());
  const isTold = coinsTold(balances, holdings.values()).join() === coins.join();
  return {
    row,
    balances,
    hedgeLines: [...hedgeLines].toSorted((a, b) => a - b),
    ...(isTold ? {} : { coins }),
    holdings: [...holdings].map(([marketId, { mode, long, short }]) => ({
      marketId,
      mode,
      long: positionImage(long),
      short: positionImage(short),
    })),
  };
}

/** Refuses (Error) an account or contract that the snapshot does not have. */
function restoreFutures(state: State, accountId: number, image: FuturesImage): void {
  const { row, balances, hedgeLines, holdings } = image;
  const account = state.accounts.get(accountId);
  if (account === undefined) throw new Error(`snapshot has positions of the unknown account ${accountId}`);
  state.ledger.openRow(row, true);
  restoreBalances(state, row, balances);
  const futures: FuturesAccount = { row, holdings: new Map(), wallets: new Map(), hedgeLines: new Set(hedgeLines), pool: null };
  account.futures = futures;
  const held = holdings.map(({ marketId, ...rest }) => {
    const contract = state.markets.get(marketId)?.contract ?? null;
    if (contract === null) throw new Error(`snapshot has a position in market ${marketId}, which is no contract`);
    return { ...rest, contract };
  });
  for (const assetId of image.coins ?? coinsTold(balances, held)) walletOf(futures, accountId, assetId);
  for (const { contract, mode, long, short } of held) {
    const holding = openHolding(futures, account, contract);
    holding.mode = mode;
    Object.assign(holding.long, long);
    Object.assign(holding.short, short);
  }
}

type RiskUnitName = Omit<RiskUnit, 'version' | 'changed'>;
const nameOf = ({ accountId, marketId, side, assetId }: RiskUnit): RiskUnitName => ({ accountId, marketId, side, assetId });

/** Once orders stand: what they pledge, up to which prices everybody is safe, and who waits to be liquidated. */
function restoreRisk(state: State, liquidations: readonly RiskUnitName[]): void {
  for (const order of state.orders.values()) {
    const holding = order.account.futures?.holdings.get(order.marketId);
    const ticks = order.priceTicks;
    if (holding === undefined) continue;
    order.holding = holding;
    pledge(holding, order, { lots: 0, ticks }, { lots: lotsLeft(order), ticks });
  }
  for (const { futures } of state.accounts.values()) for (const holding of futures?.holdings.values() ?? []) noteHolding(state, holding);
  for (const { accountId, marketId, side, assetId } of liquidations) {
    const futures = state.accounts.get(accountId)?.futures ?? null;
    if (futures === null) throw new Error(`snapshot liquidates the unknown account ${accountId}`);
    const holding = futures.holdings.get(marketId);
    const unit = marketId === -1 ? walletOf(futures, accountId, assetId).unit : holding && positionOf(holding, side).unit;
    if (unit !== undefined) state.liquidations.add(unit);
  }
}

type OfVenue = { readonly liquidations: readonly RiskUnitName[] };
type OfAccount = { readonly futures?: FuturesImage };
type OfMarket = { readonly contract?: ContractImage };

export const futuresImage: PartImage<OfVenue, OfAccount, OfMarket> = {
  venue: ({ liquidations }) => ({ liquidations: Array.from(liquidations, nameOf) }),
  account: (state, { row, futures }) => (futures === null ? {} : { futures: walletImage(state, row, futures) }),
  market: (_, { contract }) => (contract === null ? {} : { contract: contractImage(contract) }),
  restore: (state, { markets, accounts }) => {
    for (const { rules, contract: image } of markets) {
      const contract = state.markets.get(rules.marketId)?.contract ?? null;
      if (contract !== null) Object.assign(contract, image);
    }
    for (const { accountId, futures } of accounts) if (futures !== undefined) restoreFutures(state, accountId, futures);
  },
  restoreLast: (state, { liquidations }) => restoreRisk(state, liquidations),
};
