// The small venue that lends, opened: wallets, loans and orders in a line each.
import { expect } from 'vitest';

import { Wallet, type Side } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import type { ConvertAsk } from '#server/engine/convert/convert-view.ts';
import { createExchange, restoreExchange } from '#server/engine/exchange.ts';
import type { ExchangeEvent } from '#server/engine/event.ts';
import type { MarginWalletKind } from '#server/engine/lending/margin-command.ts';
import { brokenInvariants } from '#server/engine/invariants.ts';
import type { Reply } from '#server/engine/reply.ts';
import { readSnapshot } from '#server/engine/snapshots/snapshot.ts';
import type { State } from '#server/engine/state.ts';
import { ticks, units } from '#server/engine/units.ts';

import { orderCommand } from '#tests/order-command.ts';
import { coins, lendingHouse, lendingOpening, moveMargin, pairs, whole } from './margin-venue.ts';

export const [ann, bob] = [1000, 1001];
/** 2023-11-14, 22:13:20 UTC. */
const openedMs = 1_700_000_000_000;

export function openLendingVenue(fundDollars?: number, opening: (fundDollars?: number) => readonly Command[] = lendingOpening) {
  let exchange = createExchange();
  let sequence = 0;
  let nowMs = openedMs;
  let events: readonly ExchangeEvent[] = [];
  const send = (command: Command): Reply => {
    sequence += 1;
    const { reply, record } = exchange.apply({ sequence, timeMs: nowMs, command });
    ({ events } = record);
    return reply;
  };
  for (const command of opening(fundDollars)) {
    const reply = send(command);
    if (!reply.ok) throw new Error(`${command.type}: ${reply.reason}`);
  }
  const at = (timeMs: number): void => {
    nowMs = timeMs;
  };
  const move = (accountId: number, assetId: number, amount: number, to: MarginWalletKind = Wallet.cross, marketId?: number): Reply =>
    send(moveMargin(accountId, assetId, amount, to, marketId));
  const loan =
    (type: 'borrow' | 'repay') =>
    (accountId: number, assetId: number, amount: number, wallet: MarginWalletKind = Wallet.cross): Reply =>
      send({ type, accountId, wallet, marketId: pairs.btc, assetId, units: units(BigInt(Math.round(amount * whole))) });
  const order = (accountId: number, side: Side, quantityLots: number, priceTicks: number, more: Partial<PlaceOrder> = {}): Reply =>
    send(orderCommand(accountId, pairs.btc, side, quantityLots, priceTicks, more));
  /** The house rests, so that there is something to trade with. */
  const offer = (side: Side, quantityLots: number, priceTicks: number, marketId: number = pairs.btc): Reply =>
    order(lendingHouse, side, quantityLots, priceTicks, { marketId });
  const index = (priceTicks: number, marketId: number = pairs.btc): Reply =>
    send({ type: 'set-reference-price', marketId, priceTicks: ticks(priceTicks) });
  const wallet = (accountId: number, kind: MarginWalletKind = Wallet.cross) =>
    exchange.margins(accountId).find((one) => one.wallet === kind);
  /** The coins that are there, held and owed, and the interest of that, in units of the coin. */
  const coin = (accountId: number, assetId: number, kind: MarginWalletKind = Wallet.cross): string => {
    const found = wallet(accountId, kind)?.coins.find((one) => one.assetId === assetId);
    return found === undefined ? 'nothing' : `${found.available} + ${found.frozen}, owes ${found.principal} + ${found.interest}`;
  };
  const limits = (accountId: number, assetId: number, kind: MarginWalletKind = Wallet.cross) =>
    exchange.marginLimits({ accountId, wallet: kind, marketId: pairs.btc }, assetId);
  const sound = (): void => expect(exchange.checkInvariants()).toEqual([]);
  return {
    send,
    at,
    move,
    borrow: loan('borrow'),
    repay: loan('repay'),
    order,
    offer,
    index,
    wallet,
    coin,
    limits,
    sound,
    balance: (accountId: number, assetId: number) => exchange.balances(accountId).find((one) => one.assetId === assetId)?.available ?? 0n,
    told: <Type extends ExchangeEvent['type']>(type: Type) =>
      events.filter((event): event is Extract<ExchangeEvent, { type: Type }> => event.type === type),
    nextDueMs: () => exchange.nextDueMs(),
    hash: () => exchange.stateHash(),
    lending: () => exchange.lending(),
    convertPrices: (...asked: readonly ConvertAsk[]) => exchange.convertPrices(asked),
    convertsDue: (nowMs: number) => exchange.convertsDue(nowMs, 0).orderIds,
    convertsBehind: (nowMs: number, after: number) => exchange.convertsDue(nowMs, after),
    frozen: (accountId: number, assetId: number) => exchange.balances(accountId).find((one) => one.assetId === assetId)?.frozen ?? 0n,
    holds: (accountId: number) => exchange.holds(accountId),
    unified: (accountId: number) => exchange.unified(accountId),
    unifiedTerms: () => exchange.unifiedTerms(),
    futures: (accountId: number) => exchange.futures(accountId),
    openOrders: (accountId: number) => exchange.openOrders(accountId),
    openPlans: (accountId: number) => exchange.openPlans(accountId),
    /** The rules that are broken of a venue that comes back from a snapshot with one place of its text replaced. */
    brokenWith: (written: string, wrong: string): readonly string[] => {
      const text = new TextDecoder().decode(exchange.snapshot());
      if (text.split(written).length !== 2) throw new Error(`the snapshot does not have ${written} once`);
      return restoreExchange(new TextEncoder().encode(text.replace(written, wrong))).checkInvariants();
    },
    /** The rules that are broken of a venue that comes back from a snapshot, after something that no command could do to it. */
    brokenBy: (spoil: (state: State) => void): readonly string[] => {
      const state = readSnapshot(exchange.snapshot());
      spoil(state);
      return brokenInvariants(state);
    },
    /** Stops and starts from a snapshot. */
    restart: (): void => {
      exchange = restoreExchange(exchange.snapshot());
    },
  };
}

export const dollars = (amount: number): bigint => BigInt(Math.round(amount * whole));
export const { usdt, btc, eth } = coins;
