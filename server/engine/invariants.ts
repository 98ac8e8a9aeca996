// What must be true after every command, whatever came before.
import { lotsLeft, type Order } from './accounts/account.ts';
import { reservation, givenAsset } from './accounts/settle.ts';
import type { PriceLevels } from './books/price-levels.ts';
import { AccountKind, type AccountId, type AssetId } from './command.ts';
import type { Market } from './market.ts';
import { brokenContracts } from './broken-contracts.ts';
import { mayOwe } from './commands/list-venue.ts';
import { brokenLending } from './lending/broken-lending.ts';
import { everyFace } from './lending/margin-account.ts';
import { rulesOf } from './plans/plan-kinds.ts';
import { isTimed } from './schedules/schedule.ts';
import type { State } from './state.ts';
import { brokenUnified } from './unified/broken-unified.ts';

/** The rules that are broken, in words; empty when all hold. */
export function brokenInvariants(state: State): string[] {
  return [
    ...brokenSums(state),
    ...brokenReserves(state),
    ...brokenBooks(state),
    ...brokenPlans(state),
    ...brokenDebts(state),
    ...brokenContracts(state),
    ...brokenLending(state),
    ...brokenUnified(state),
  ];
}

/** Of each asset, all accounts together (the outside world included) hold nothing. */
function brokenSums(state: State): string[] {
  return [...state.assets.keys()].flatMap((assetId) => {
    let sum = 0n;
    const broken: string[] = [];
    for (const { row, accountId, kind, futures, unified } of everyFace(state)) {
      const [available, frozen] = [state.ledger.available(row, assetId), state.ledger.frozen(row, assetId)];
      sum += available + frozen;
      // Those of unified accounts have rules of their own.
      const mayBeOwing = mayOwe(kind) || kind === AccountKind.insurance || unified !== null;
      if ((!mayBeOwing && available < 0n) || (frozen < 0n && !mayOwe(kind)))
        broken.push(`account ${accountId} is below zero in asset ${assetId}`);
      if (futures !== null && futures.row !== row)
        sum += state.ledger.available(futures.row, assetId) + state.ledger.frozen(futures.row, assetId);
    }
    return sum === 0n ? broken : [...broken, `asset ${assetId} sums to ${sum}`];
  });
}

/** By account: what its withdrawals hold. */
function leavingMoney({ withdrawals }: State): ReadonlyMap<AccountId, readonly { readonly assetId: AssetId; readonly amount: bigint }[]> {
  const all = new Map<AccountId, { assetId: AssetId; amount: bigint }[]>();
  for (const { accountId, assetId, amount, fee } of withdrawals.held.values()) {
    const own = all.get(accountId) ?? [];
    own.push({ assetId, amount: BigInt(amount) + BigInt(fee) });
    all.set(accountId, own);
  }
  return all;
}

/** A debt is more than nothing, and no withdrawal is both held and over. */
function brokenDebts({ accounts, withdrawals: { held, ended } }: State): string[] {
  const debts = [...accounts.values()].flatMap(({ accountId, debts: owed }) =>
    [...(owed ?? [])].filter(([, amount]) => !(amount > 0)).map(([assetId]) => `account ${accountId} owes nothing of asset ${assetId}`),
  );
  const twice = [...held.keys()].filter((reference) => ended.has(reference)).map((reference) => `withdrawal ${reference} is held and over`);
  return [...debts, ...twice];
}

/** What an account has frozen is exactly what its open orders, plans and withdrawals hold back. */
function brokenReserves(state: State): string[] {
  const leaving = leavingMoney(state);
  return everyFace(state).flatMap((account) => {
    const held = new Map<number, bigint>();
    for (const order of account.open.values()) {
      const market = state.markets.get(order.marketId);
      // A contract's order freezes nothing: its claim on free margin is checked with the positions.
      if (market === undefined || market.contract !== null) continue;
      const asset = givenAsset(market, order.side);
      held.set(asset, (held.get(asset) ?? 0n) + BigInt(reservation(market, order.side, order.priceTicks, lotsLeft(order))));
    }
    for (const planId of account.plans ?? []) {
      const plan = state.plans.get(planId);
      const market = plan === undefined ? undefined : state.markets.get(plan.marketId);
      if (plan === undefined || market === undefined) continue;
      const asset = givenAsset(market, plan.side);
      held.set(asset, (held.get(asset) ?? 0n) + BigInt(plan.heldUnits));
    }
    for (const { assetId, amount } of (account.margin === null && leaving.get(account.accountId)) || [])
      held.set(assetId, (held.get(assetId) ?? 0n) + amount);
    for (const order of state.conversions.orders.values())
      if (order.account === account) held.set(order.assetId, (held.get(order.assetId) ?? 0n) + BigInt(order.amount));
    return [...state.assets.keys()]
      .filter((assetId) => state.ledger.frozen(account.row, assetId) !== (held.get(assetId) ?? 0n))
      .map(
        (assetId) =>
          `account ${account.accountId} has frozen ${state.ledger.frozen(account.row, assetId)} of asset ${assetId}, its orders, plans and withdrawals hold ${held.get(assetId) ?? 0n}`,
      );
  });
}

/** No book is crossed, every order stands where the exchange thinks it stands, and nothing else does. */
function brokenBooks(state: State): string[] {
  let standing = 0;
  const broken = [...state.markets.values()].flatMap((market) => {
    standing += market.book.orderCount;
    const [bid, ask] = [market.book.bestPrice('buy'), market.book.bestPrice('sell')];
    const crossed = bid !== 0 && ask !== 0 && bid >= ask ? [`${market.rules.symbol} is crossed: ${bid} bid, ${ask} asked`] : [];
    return [...crossed, ...brokenQueues(state, market, market.book.bids), ...brokenQueues(state, market, market.book.asks)];
  });
  if (standing !== state.orders.size) broken.push(`${standing} orders stand in books, ${state.orders.size} are open`);
  const listed = everyFace(state).reduce((sum, account) => sum + account.open.size, 0);
  if (listed !== state.orders.size) broken.push(`accounts list ${listed} orders, ${state.orders.size} are open`);
  return broken;
}

/** All that is left of an order stands in the book, of an iceberg at most the part that it shows at a time. */
function isShown(order: Order, shown: number): boolean {
  const left = lotsLeft(order);
  const displayLots = order.extra?.displayLots ?? 0;
  return displayLots === 0 ? shown === left : shown > 0 && shown <= Math.min(left, displayLots);
}

/** Levels stand in order of preference; a level's lots are those of its queue, and a queue's orders are what their owners think they are. */
function brokenQueues(state: State, market: Market, levels: PriceLevels): string[] {
  const broken: string[] = [];
  const { book, rules } = market;
  let before = Number.POSITIVE_INFINITY;
  for (let rank = 0; rank < levels.count; rank += 1) {
    const level = levels.ranked(rank);
    const price = levels.priceOf(level);
    if (price * levels.sign >= before) broken.push(`${rules.symbol} has level ${price} out of order`);
    before = price * levels.sign;
    let queued = 0;
    for (let slot = levels.headOf(level); slot !== -1; slot = book.behind(slot)) {
      queued += book.remaining(slot);
      const order = state.orders.get(book.orderId(slot));
      const sound =
        order !== undefined &&
        market.resting[slot] === order &&
        order.slot === slot &&
        order.priceTicks === price &&
        isShown(order, book.remaining(slot));
      if (!sound || book.isBid(slot) !== (order.side === 'buy'))
        broken.push(`${rules.symbol} order ${book.orderId(slot)} does not stand as its owner thinks`);
    }
    if (queued === 0 || queued !== levels.lotsOf(level))
      broken.push(`${rules.symbol} level ${price} says ${levels.lotsOf(level)} lots, its queue holds ${queued}`);
  }
  return broken;
}

/** Every plan is its account's, waits in one place only, and the order beside it stands in the book while it waits. */
function brokenPlans(state: State): string[] {
  const listed = everyFace(state).reduce((sum, account) => sum + (account.plans?.size ?? 0), 0);
  const waiting = [...state.markets.values()].reduce((sum, market) => sum + market.conditions.count, 0);
  const timed = [...state.plans.values()].filter(isTimed).length;
  const following = [...state.markets.values()].reduce((sum, market) => sum + market.followers.count, 0);
  const broken: string[] = [];
  if (listed !== state.plans.size) broken.push(`accounts list ${listed} plans, ${state.plans.size} are open`);
  if (waiting + timed + following + state.fired.length !== state.plans.size)
    broken.push(
      `${waiting} plans wait for a price, ${timed} for time, ${following} for the book, ${state.fired.length} for execution; ${state.plans.size} are open`,
    );
  for (const plan of state.plans.values()) {
    if (rulesOf(plan.terms).linked !== null && plan.fired === null && !state.orders.has(plan.linkedOrderId))
      broken.push(`the order beside the plan ${plan.planId} is gone, the plan still waits`);
  }
  return broken;
}
