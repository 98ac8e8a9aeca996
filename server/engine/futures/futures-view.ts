// The views of contracts: an account's wallets, positions and settings, and the state of a contract.
import { MarginMode, type BusinessLine, type HoldSide } from '#lib/contract/enums.ts';
import { lotsLeft, type Account, type FuturesAccount } from '../accounts/account.ts';
import { closedSide, isClosing } from '../accounts/positions/holding.ts';
import type { Contract, Holding, MarginWallet, Pledge, Position, Risk } from '../accounts/positions/contract.ts';
import { claimOf, claimsOf, crossPart, crossRisk, freeMargin, isolatedRisk, newWallet } from '../accounts/risk/risk.ts';
import type { AccountId, AssetId, MarketId } from '../ids.ts';
import { aggregatesOf, type Aggregates } from './aggregates.ts';
import { adlQueue } from '../liquidations/deleverage.ts';
import type { State } from '../state.ts';
import { lots, ticks, units, type Lots, type Ticks, type Units } from '../units.ts';

export type PositionView = {
  readonly marketId: MarketId;
  readonly holdSide: HoldSide;
  readonly marginMode: MarginMode;
  readonly leverage: number;
  readonly lots: Lots;
  /** Price times size as it was opened, in value units. */
  readonly entryValue: number;
  readonly marginUnits: Units;
  readonly autoAppend: boolean;
  /** In the fifth of its side that is deleveraged first: 5; in the last: 1. */
  readonly adlRank: number;
  /** The equity behind it: its own margin and gain, or everything that shares its wallet. */
  readonly equity: number;
  readonly maintenance: number;
  /** The lots of it that resting orders would close: may be more than there are. */
  readonly closingLots: Lots;
};

export type MarginWalletView = {
  readonly assetId: AssetId;
  readonly available: Units;
  /** Margin of isolated positions. */
  readonly frozen: Units;
  readonly equity: number;
  readonly maintenance: number;
  readonly initial: number;
  /** The margin that resting orders hold back. */
  readonly claims: number;
  /** The margin that is free for something new. */
  readonly free: number;
  /** The amount that can be moved to another wallet: unrealised gains stay. 0 for a unified account, which has no other wallet. */
  readonly sendable: number;
  /** The unrealised gain of its positions. */
  readonly gains: number;
  /** The money is the account's one wallet's, and not another one beside it. */
  readonly isPooled: boolean;
  /**
   * Set if everything backs its contracts. The equity is what they could use if they were alone in it (their own gains left out, the
   * margin of other coins' contracts and debts taken off); the claims are what is claimed from it when something new is opened.
   */
  readonly backing: { readonly equity: number; readonly claims: number } | null;
};

/** The settings with which an account trades a contract, and what its resting orders may still open there. */
export type ContractSettingsView = {
  readonly marketId: MarketId;
  readonly marginMode: MarginMode;
  readonly longLeverage: number;
  readonly shortLeverage: number;
  readonly buys: Readonly<Pledge>;
  readonly sells: Readonly<Pledge>;
};

export type FuturesView = {
  readonly positions: readonly PositionView[];
  readonly wallets: readonly MarginWalletView[];
  readonly settings: readonly ContractSettingsView[];
  readonly aggregates: Aggregates;
  readonly hedgeLines: readonly BusinessLine[];
  /** Contracts have their margin in the one wallet of a unified account. */
  readonly isUnified: boolean;
};

const adlRanks = 5;

function adlRankOf(state: State, contract: Contract, position: Position): number {
  const queue = adlQueue(state, contract, position.side);
  const place = queue.findIndex((ranked) => ranked.position === position);
  return place < 0 ? 1 : adlRanks - Math.floor((place * adlRanks) / queue.length);
}

function standing({ ledger }: State, { contract, mode, row, wallet }: Holding, position: Position): Pick<Risk, 'equity' | 'maintenance'> {
  const { equity, maintenance } = mode === MarginMode.isolated ? isolatedRisk(contract, position) : crossRisk(ledger, row, wallet);
  return { equity, maintenance };
}

function closingLotsOf(account: Account, marketId: MarketId, side: HoldSide): number {
  let sum = 0;
  for (const order of account.open.values())
    if (order.marketId === marketId && closedSide(order.side) === side && isClosing(order)) sum += lotsLeft(order);
  return sum;
}

const byMarket = (holdings: ReadonlyMap<MarketId, Holding>): readonly (readonly [MarketId, Holding])[] =>
  [...holdings].toSorted(([a], [b]) => a - b);

const ownPart = ({ holdings }: MarginWallet): Risk => {
  const sum = { equity: 0, maintenance: 0, initial: 0 };
  for (const holding of holdings) {
    const { equity, maintenance, initial } = crossPart(holding);
    sum.equity += equity;
    sum.maintenance += maintenance;
    sum.initial += initial;
  }
  return sum;
};

/** The equity and claims of a wallet's contracts, when everything in the account stands behind them. */
function backingOf(wallet: MarginWallet): MarginWalletView['backing'] {
  const { pool, assetId, holdings } = wallet;
  if (pool?.shares(assetId) !== true) return null;
  const [all, own] = [pool.riskIn(assetId), ownPart(wallet)];
  const [keptElsewhere, boundElsewhere] = [all.maintenance - own.maintenance, all.initial - own.initial];
  return { equity: all.equity - own.equity - keptElsewhere, claims: claimsOf(holdings) + boundElsewhere - keptElsewhere };
}

/** The wallets of an account; if unified, also those of coins in which nothing has been traded yet: they could be. */
function walletsOf({ lending, ledger, assets }: State, { accountId, row }: Account, { wallets, pool }: FuturesAccount): MarginWallet[] {
  if (pool === null) return [...wallets.values()];
  const others = [...assets.keys()].filter(
    (assetId) => !wallets.has(assetId) && (ledger.cash(row, assetId) !== 0 || (lending.assets.has(assetId) && pool.shares(assetId))),
  );
  return [...wallets.values(), ...others.map((assetId) => newWallet(accountId, assetId, pool))];
}

/** Positions by contract, long before short; null for who has never had a futures wallet. */
export function futuresView(state: State, accountId: AccountId): FuturesView | null {
  const { accounts, ledger } = state;
  const account = accounts.get(accountId);
  const futures = account?.futures ?? null;
  if (account === undefined || futures === null) return null;
  const holdings = byMarket(futures.holdings);
  const positions = holdings.flatMap(([marketId, holding]) =>
    [holding.long, holding.short]
      .filter((position) => position.lots > 0)
      .map((position) => ({
        marketId,
        holdSide: position.side,
        marginMode: holding.mode,
        leverage: position.leverage,
        lots: lots(position.lots),
        entryValue: position.value,
        marginUnits: units(BigInt(position.margin)),
        autoAppend: position.autoAppend,
        adlRank: adlRankOf(state, holding.contract, position),
        ...standing(state, holding, position),
        closingLots: lots(closingLotsOf(account, marketId, position.side)),
      })),
  );
  const settings = holdings.map(([marketId, { mode, long, short, buys, sells }]) => ({
    marketId,
    marginMode: mode,
    longLeverage: long.leverage,
    shortLeverage: short.leverage,
    buys: { ...buys },
    sells: { ...sells },
  }));
  const wallets = walletsOf(state, account, futures)
    .toSorted((a, b) => a.assetId - b.assetId)
    .map((wallet) => ({
      assetId: wallet.assetId,
      available: units(ledger.available(futures.row, wallet.assetId)),
      frozen: units(ledger.frozen(futures.row, wallet.assetId)),
      ...crossRisk(ledger, futures.row, wallet),
      claims: wallet.holdings.reduce((sum, holding) => sum + claimOf(holding), 0),
      free: freeMargin(ledger, futures.row, wallet, true),
      sendable: wallet.pool === null ? freeMargin(ledger, futures.row, wallet, false) : 0,
      gains: ownPart(wallet).equity,
      isPooled: wallet.pool !== null,
      backing: backingOf(wallet),
    }));
  const aggregates = aggregatesOf(holdings.map(([, holding]) => holding));
  return {
    positions,
    wallets,
    settings,
    aggregates,
    hedgeLines: [...futures.hedgeLines].toSorted((a, b) => a - b),
    isUnified: futures.pool !== null,
  };
}

/** A contract as it stands. */
export type ContractView = {
  readonly marketId: MarketId;
  /** 0 until they are set. */
  readonly markTicks: Ticks;
  readonly indexTicks: Ticks;
  /** The lots that are held on the long side; as many are held on the short side. */
  readonly openInterestLots: Lots;
  /** The last slot whose funding is paid; 0: none. */
  readonly fundedMs: number;
  /** The price at which it was settled and ended; 0: it lives. */
  readonly deliveredTicks: Ticks;
};

/** Every contract, in the order in which they were listed. */
export function contractViews({ markets }: State): ContractView[] {
  const contracts = [...markets.values()].flatMap(({ contract }) => (contract === null ? [] : [contract]));
  return contracts.map((contract) => {
    let held = 0;
    for (const { long } of contract.holdings.values()) held += long.lots;
    return {
      marketId: contract.market.marketId,
      markTicks: ticks(contract.markTicks),
      indexTicks: ticks(contract.indexTicks),
      openInterestLots: lots(held),
      fundedMs: contract.fundedMs,
      deliveredTicks: ticks(contract.deliveredTicks),
    };
  });
}
