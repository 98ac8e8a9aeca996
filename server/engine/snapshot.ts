// The whole state as bytes and back. Canonical: the same state always gives the same bytes, so their hash is the state's.
import type { MarketState } from '#lib/contract/enums.ts';
import { newAccount, addOpenOrder, lotsLeft, type Order, type OrderExtra } from './accounts/account.ts';
import { keepOwner } from './accounts/keep-owner.ts';
import type { Withdrawal } from './accounts/withdrawal.ts';
import type { AccountKind, MarketRules } from './command.ts';
import { keepAccount } from './commands/list-venue.ts';
import {
  balancesOf,
  contractImage,
  futuresImage,
  nameOf,
  restoreBalances,
  restoreFutures,
  restoreRisk,
  type Balance,
  type ContractImage,
  type FuturesImage,
  type RiskUnitName,
} from './futures-image.ts';
import { faceAt } from './lending/margin-account.ts';
import { convertImage, restoreConversions, type ConvertImage } from './convert/convert-image.ts';
import { lendingImage, marginsImage, restoreLending, restoreMargins, type LendingImage, type MarginImage } from './lending/margin-image.ts';
import { newMarket, type Market } from './market.ts';
import { planImage, restorePlan, type PlanImage } from './plans/plan-image.ts';
import type { Countdown } from './schedules/schedule.ts';
import { newState, type State } from './state.ts';
import { restoreUnified, unifiedImage, type UnifiedImage } from './unified/unified-image.ts';
import { units } from './units.ts';

const version = 3;

type OrderImage = {
  readonly orderId: number;
  readonly accountId: number;
  /** Of an order in a margin wallet: which of its owner's. */
  readonly margin?: number;
  readonly side: Order['side'];
  readonly timeInForce: Order['timeInForce'];
  readonly priceTicks: number;
  readonly quantityLots: number;
  readonly filledLots: number;
  readonly clientOrderId: string;
  readonly selfTradePrevention: Order['selfTradePrevention'];
  /** Only of orders that have it; with the lots that the book shows, where they are not all. */
  readonly extra?: OrderExtra;
  readonly shown?: number;
};

type RulesImage = Omit<MarketRules, 'minNotionalUnits' | 'maxNotionalUnits'> & {
  readonly minNotionalUnits: string;
  readonly maxNotionalUnits: string;
};

type Image = {
  readonly version: number;
  /** Of the journal; left out until it is named. */
  readonly identity?: string;
  readonly nextOrderId: number;
  readonly assets: readonly { assetId: number; code: string; decimals: number }[];
  readonly accounts: readonly {
    readonly accountId: number;
    readonly kind: AccountKind;
    /** Of users; left out where nobody has been named. */
    readonly owner?: string;
    readonly clientOrderIds: readonly (readonly [string, number])[];
    /** Oldest first; only of accounts that have given any. */
    readonly namedMoves?: readonly (readonly [string, string])[];
    readonly row: number;
    /** [asset, available, frozen], where either is not zero. */
    readonly balances: readonly Balance[];
    /** [asset, units], by asset; only of accounts that owe. */
    readonly debts?: readonly (readonly [number, number])[];
    readonly futures?: FuturesImage;
    readonly margins?: readonly MarginImage[];
    readonly interestGrade?: number;
    readonly unified?: UnifiedImage;
  }[];
  readonly markets: readonly {
    readonly rules: RulesImage;
    readonly lastTradeId: number;
    readonly lastPriceTicks: number;
    readonly referencePriceTicks: number;
    readonly state: MarketState;
    readonly contract?: ContractImage;
    readonly quotes: readonly (readonly [number, readonly number[]])[];
    /** Best first, and within a price in the order of the queue. */
    readonly orders: readonly OrderImage[];
  }[];
  /** By id. */
  readonly plans: readonly PlanImage[];
  /** Ids of plans that have fired, in the order in which they execute. */
  readonly fired: readonly number[];
  readonly countdowns: readonly Countdown[];
  readonly deposits: readonly string[];
  /** Held ones by name, and the names of those that have ended; only of venues that have had any. */
  readonly withdrawals?: { readonly held: readonly (readonly [string, Withdrawal])[]; readonly ended: readonly string[] };
  readonly nextRow: number;
  readonly liquidations: readonly RiskUnitName[];
  readonly lending?: LendingImage;
  readonly conversions?: ConvertImage;
};

/** The orders of a book, bids then asks, each side in priority order. */
function* ordersOf(market: Market): Generator<Order> {
  for (const levels of [market.book.bids, market.book.asks]) {
    for (let rank = 0; rank < levels.count; rank += 1) {
      for (let slot = levels.headOf(levels.ranked(rank)); slot !== -1; slot = market.book.behind(slot)) {
        const order = market.resting[slot];
        if (order !== undefined) yield order;
      }
    }
  }
}

function orderImage(order: Order, market: Market): OrderImage {
  const shown = market.book.remaining(order.slot);
  return {
    orderId: order.orderId,
    accountId: order.account.accountId,
    ...(order.account.margin === null ? {} : { margin: order.account.margin.marketId }),
    side: order.side,
    timeInForce: order.timeInForce,
    priceTicks: order.priceTicks,
    quantityLots: order.quantityLots,
    filledLots: order.filledLots,
    clientOrderId: order.clientOid,
    selfTradePrevention: order.selfTradePrevention,
    ...(order.extra === null ? {} : { extra: order.extra }),
    ...(shown === lotsLeft(order) ? {} : { shown }),
  };
}

function withdrawalsImage({ withdrawals: { held, ended } }: State): Pick<Image, 'withdrawals'> {
  return held.size + ended.size === 0 ? {} : { withdrawals: { held: [...held], ended: [...ended] } };
}

function restoreWithdrawals({ withdrawals }: State, image: NonNullable<Image['withdrawals']>): void {
  for (const [reference, withdrawal] of image.held) withdrawals.hold(reference, withdrawal);
  for (const reference of image.ended) withdrawals.end(reference);
}

function imageOf(state: State): Image {
  return {
    version,
    ...(state.identity === '' ? {} : { identity: state.identity }),
    nextOrderId: state.nextOrderId,
    // In the order of listing, as markets are.
    assets: [...state.assets.values()],
    // In the order of opening.
    accounts: [...state.accounts.values()].map((account) => {
      const { accountId, kind, owner, row, clientOids, namedMoves, debts, futures } = account;
      return {
        accountId,
        kind,
        ...(owner === '' ? {} : { owner }),
        clientOrderIds: [...clientOids],
        ...(namedMoves === null ? {} : { namedMoves: [...namedMoves] }),
        row,
        balances: balancesOf(state, row),
        ...(debts === null || debts.size === 0 ? {} : { debts: [...debts].toSorted(([a], [b]) => a - b) }),
        ...(futures === null ? {} : { futures: futuresImage(state, row, futures) }),
        ...marginsImage(state, account),
        ...unifiedImage(account),
      };
    }),
    markets: [...state.markets.values()].map((market) => ({
      rules: {
        ...market.rules,
        minNotionalUnits: market.rules.minNotionalUnits.toString(),
        maxNotionalUnits: market.rules.maxNotionalUnits.toString(),
      },
      lastTradeId: market.lastTradeId,
      lastPriceTicks: market.lastPriceTicks,
      referencePriceTicks: market.referencePriceTicks,
      state: market.state,
      ...(market.contract === null ? {} : { contract: contractImage(market.contract) }),
      quotes: [...market.quotes].map(
        ([accountId, orderIds]) => [accountId, orderIds.filter((orderId) => state.orders.has(orderId))] as const,
      ),
      orders: Array.from(ordersOf(market), (order) => orderImage(order, market)),
    })),
    plans: [...state.plans.values()].toSorted((a, b) => a.planId - b.planId).map(planImage),
    fired: state.fired.map(({ planId }) => planId),
    countdowns: [...state.schedule.countdowns()].toSorted((a, b) => a.accountId - b.accountId || (a.key < b.key ? -1 : 1)),
    deposits: [...state.deposits],
    ...withdrawalsImage(state),
    nextRow: state.nextRow,
    liquidations: Array.from(state.liquidations, nameOf),
    ...lendingImage(state),
    ...convertImage(state),
  };
}

export function writeSnapshot(state: State): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(imageOf(state)));
}

/** Version 2 knew no contracts: what it lacks is what a venue without any has. Fields in the order in which this release writes them. */
function fromVersion2(image: Image): Image {
  return {
    ...image,
    version,
    accounts: image.accounts.map((account, row) => ({ ...account, row })),
    markets: image.markets.map((market) => ({
      ...market,
      orders: market.orders.map(({ extra, ...order }) =>
        extra === undefined ? order : { ...order, extra: { ...extra, reduceOnly: false, holdSide: null, loan: null } },
      ),
    })),
    plans: image.plans.map(({ planId, marketId, side, clientOrderId, selfTradePrevention, entryPoint, ...rest }) => {
      const words = { reduceOnly: false, holdSide: null };
      return { planId, marketId, side, clientOrderId, selfTradePrevention, entryPoint, ...words, ...rest };
    }),
    nextRow: image.accounts.length,
    liquidations: [],
  };
}

/** Whether a snapshot was written in the format of this release: only then it is what writing its state gives again. */
export const isCurrent = (bytes: Uint8Array): boolean =>
  new TextDecoder().decode(bytes.subarray(0, 64)).startsWith(`{"version":${version},`);

/** Reads a snapshot of this release or the one before. Refuses (Error) any other; damage is the reader of the file's to find, by hash. */
export function readSnapshot(bytes: Uint8Array): State {
  const written: Image = JSON.parse(new TextDecoder().decode(bytes));
  const image = written.version === 2 ? fromVersion2(written) : written;
  if (image.version !== version) throw new Error(`snapshot version ${image.version} is not ${version}`);
  const state = newState();
  state.identity = image.identity ?? '';
  state.nextOrderId = image.nextOrderId;
  for (const asset of image.assets) {
    state.assets.set(asset.assetId, asset);
    state.ledger.openAsset(asset.assetId);
  }
  for (const reference of image.deposits) state.deposits.add(reference);
  if (image.withdrawals !== undefined) restoreWithdrawals(state, image.withdrawals);
  state.nextRow = image.nextRow;
  for (const { accountId, kind, owner, clientOrderIds, namedMoves, row, balances, debts, margins, interestGrade } of image.accounts) {
    const account = newAccount(accountId, kind, row);
    keepAccount(state, account);
    if (owner !== undefined) keepOwner(state, account, owner);
    for (const [clientOid, orderId] of clientOrderIds) account.clientOids.set(clientOid, orderId);
    if (namedMoves !== undefined) account.namedMoves = new Map(namedMoves);
    restoreBalances(state, row, balances);
    if (debts !== undefined) account.debts = new Map(debts);
    account.interestGrade = interestGrade ?? 0;
    if (margins !== undefined) restoreMargins(state, account, margins);
  }
  for (const image_ of image.markets) restoreMarket(state, image_);
  for (const { accountId, futures } of image.accounts) if (futures !== undefined) restoreFutures(state, accountId, futures);
  for (const { accountId, unified } of image.accounts) {
    const account = state.accounts.get(accountId);
    if (unified !== undefined && account !== undefined) restoreUnified(state, account, unified);
  }
  for (const order of state.orders.values()) addOpenOrder(order.account, order);
  for (const plan of image.plans) restorePlan(state, plan);
  for (const planId of image.fired) {
    const plan = state.plans.get(planId);
    if (plan === undefined) throw new Error(`snapshot says that the unknown plan ${planId} has fired`);
    state.fired.push(plan);
  }
  for (const countdown of image.countdowns) state.schedule.setCountdown(countdown);
  restoreRisk(state, image.liquidations);
  if (image.lending !== undefined) restoreLending(state, image.lending);
  if (image.conversions !== undefined) restoreConversions(state, image.conversions);
  // Whoever was put back has had nothing happen to them.
  state.lending.moved.clear();
  return state;
}

function restoreMarket(state: State, image: Image['markets'][number]): void {
  const { rules } = image;
  const market = newMarket({
    ...rules,
    minNotionalUnits: units(BigInt(rules.minNotionalUnits)),
    maxNotionalUnits: units(BigInt(rules.maxNotionalUnits)),
  });
  market.lastTradeId = image.lastTradeId;
  market.lastPriceTicks = image.lastPriceTicks;
  market.referencePriceTicks = image.referencePriceTicks;
  market.state = image.state;
  if (market.contract !== null && image.contract !== undefined) Object.assign(market.contract, image.contract);
  for (const [accountId, orderIds] of image.quotes) market.quotes.set(accountId, [...orderIds]);
  state.markets.set(rules.marketId, market);
  for (const { accountId, margin, clientOrderId, shown, extra = null, ...rest } of image.orders) {
    const account = faceAt(state, accountId, margin);
    if (account === undefined) throw new Error(`snapshot has an order of the unknown account ${accountId}`);
    const order: Order = {
      ...rest,
      clientOid: clientOrderId,
      account,
      marketId: rules.marketId,
      kind: 'limit',
      extra,
      holding: null,
      slot: -1,
    };
    state.orders.add(order);
    order.slot = market.book.add(order.orderId, order.side, order.priceTicks, shown ?? lotsLeft(order));
    market.resting[order.slot] = order;
  }
}
