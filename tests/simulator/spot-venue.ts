// Spot and plans of thousands of accounts in a few small markets, where a second bookkeeper counts every unit, queue and plan.
import type { EventRecord } from '#server/engine/event.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import { Shadow } from './shadow.ts';
import { openingOf, Traffic } from './traffic.ts';
import type { Judge, Venue } from './venue.ts';

/** Accounts whose money, orders or plans a record concerns. */
function touchedBy({ events }: EventRecord): ReadonlySet<number> {
  const accounts = new Set<number>();
  for (const event of events) {
    if (event.type === 'ledger-posted') for (const { accountId } of event.entries) accounts.add(accountId);
    else if ('accountId' in event) accounts.add(event.accountId);
  }
  return accounts;
}

/** The frozen balance of an account is what its orders and plans hold: counted here by the rules, not by the core's own sums. */
function brokenHold(exchange: Exchange, accountId: number): string[] {
  const held = new Map<number, bigint>();
  const add = (assetId: number, amount: number): void => void held.set(assetId, (held.get(assetId) ?? 0n) + BigInt(amount));
  const rules = exchange.markets();
  for (const order of exchange.openOrders(accountId)) {
    const market = rules[order.marketId];
    if (market === undefined) continue;
    const left = order.quantityLots - order.filledLots;
    if (order.side === 'buy') add(market.quoteAssetId, order.priceTicks * left * market.tickLotUnits);
    else add(market.baseAssetId, left * market.lotUnits);
  }
  for (const plan of exchange.openPlans(accountId)) {
    const market = rules[plan.marketId];
    if (market !== undefined) add(plan.side === 'buy' ? market.quoteAssetId : market.baseAssetId, plan.heldUnits);
  }
  return exchange
    .balances(accountId)
    .filter(({ assetId, frozen }) => frozen !== (held.get(assetId) ?? 0n))
    .map(({ assetId, frozen }) => `account ${accountId} has frozen ${frozen} of asset ${assetId}, it holds ${held.get(assetId) ?? 0n}`);
}

/** Every record is held against the knowledge of a reader of events alone. */
function shadowJudge(): Judge {
  const shadow = new Shadow();
  return (exchange, record, whole) => {
    const broken = [...shadow.see(record)];
    for (const accountId of touchedBy(record)) {
      if (accountId < 1000) continue;
      broken.push(...brokenHold(exchange, accountId), ...shadow.account(exchange, accountId));
    }
    broken.push(...shadow.books(exchange));
    if (record.events.some((event) => event.type === 'command-failed')) broken.push('a command failed inside the core');
    if (whole) broken.push(...exchange.checkInvariants());
    return broken;
  };
}

export const spotVenue: Venue = {
  play: (seed) => {
    const traffic = new Traffic(seed);
    return { opening: openingOf(), mostMs: 300, next: () => traffic.next(), learn: (record) => traffic.learn(record) };
  },
  judge: shadowJudge,
};
