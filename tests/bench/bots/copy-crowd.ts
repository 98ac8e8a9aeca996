// Leaders of both lines and a crowd that copies them, brought into an exchange by commands in batches, and books that take all of it.
import { setTimeout as pause } from 'node:timers/promises';

import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { Side, Wallet } from '#lib/contract/enums.ts';
import { instructionText } from '#server/automation/instruction.ts';
import type { LeadLine } from '#server/engine/accounts/leader.ts';
import type { Command } from '#server/engine/command.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { ticks, units } from '#server/engine/units.ts';
import { loadVenue } from '#server/market/venue.ts';
import type { TestExchange } from '#tests/api/start-test-exchange.ts';
import { sampleCopy } from '#tests/automation/sample-terms.ts';
import { orderCommand } from '#tests/order-command.ts';

const batch = 500;
/** As many strategy accounts as one owner may have. */
const copiesOfOwner = 2000;
const maker = 2000;
const firstLeader = 3000;
const firstOwner = 5000;
const spotMarkets = 10;
const contracts = ['BTCUSDT_UMCBL', 'ETHUSDT_UMCBL'];
/** Every tenth leader is copied by half of all together. */
const oneInSo = 10;
const ordersOfASide = 20;
const million = 1_000_000;

export type CrowdSize = { readonly leaders: number; readonly copies: number };
type PricedMarket = { readonly market: MarketListing; readonly priceTicks: number };
export type CrowdLeader = { readonly accountId: number; readonly line: LeadLine; readonly traded: PricedMarket };
export type CopyCrowd = { readonly leaders: readonly CrowdLeader[]; readonly leaderOf: ReadonlyMap<number, number> };

/** In order, and not too many at once. Refuses (Error) what the exchange refuses. */
async function submit({ client }: TestExchange, commands: readonly Command[]): Promise<readonly number[]> {
  const accounts: number[] = [];
  for (let from = 0; from < commands.length; from += batch) {
    const part = commands.slice(from, from + batch);
    for (const [at, reply] of (await client.submitAll(part)).entries()) {
      if (!reply.ok) throw new Error(`the crowd does not gather: ${part[at]?.type} ${reply.reason}`);
      accounts.push(reply.accountId ?? 0);
    }
  }
  return accounts;
}

function pricedMarkets({ listings }: TestExchange): Readonly<Record<LeadLine, readonly PricedMarket[]>> {
  const venue = loadVenue();
  const priced = (market: MarketListing): PricedMarket => {
    const { usdPrice } = venue.assetData(market.contract?.indexCoin ?? market.base);
    return { market, priceTicks: Math.round(usdPrice * 10 ** market.priceDecimals) };
  };
  const spot = listings.markets.filter(({ quote }) => quote === 'USDT').slice(0, spotMarkets);
  return { spot: spot.map(priced), futures: contracts.flatMap((symbol) => listings.marketOf(symbol) ?? []).map(priced) };
}

const coinUnits = (
  listings: Listings,
  code: string,
  coins: number,
): Pick<Extract<Command, { type: 'credit-deposit' }>, 'assetId' | 'units'> => {
  const { assetId = 0, decimals = 0 } = listings.assetOf(code) ?? {};
  return { assetId, units: units((BigInt(Math.ceil(coins * million)) * 10n ** BigInt(decimals)) / BigInt(million)) };
};

const user = (listings: Listings, accountId: number, money: number): readonly Command[] => [
  { type: 'open-account', accountId, kind: 'user' },
  { type: 'credit-deposit', accountId, ...coinUnits(listings, 'USDT', money), reference: `usdt:${accountId}` },
];

const toContracts = (listings: Listings, accountId: number, money: number): Command => ({
  type: 'transfer-funds',
  accountId,
  ...coinUnits(listings, 'USDT', money),
  from: Wallet.spot,
  to: Wallet.futures,
});

/** Worth millions on each side of a contract, and half a million of coins, a tick beside the price, in many orders. */
function book(listings: Listings, { market, priceTicks }: PricedMarket): readonly Command[] {
  const { marketId, base, priceDecimals, quantityDecimals, contract } = market;
  const worth = contract === undefined ? million / 2 : 4 * million;
  const quantity = Math.round(((worth / ordersOfASide) * 10 ** (quantityDecimals + priceDecimals)) / priceTicks);
  const lots = Math.min(quantity, market.maxQuantityLots);
  const price = ticks(priceTicks);
  const coins = (lots * ordersOfASide) / 10 ** quantityDecimals;
  return [
    contract === undefined
      ? { type: 'set-reference-price', marketId, priceTicks: price }
      : { type: 'set-mark-price', marketId, markTicks: price, indexTicks: price },
    ...(contract === undefined
      ? [{ type: 'credit-deposit', accountId: maker, ...coinUnits(listings, base, coins), reference: `coins:${marketId}` } as const]
      : []),
    ...Array.from({ length: ordersOfASide }, () => [
      orderCommand(maker, marketId, Side.buy, lots, priceTicks - 1),
      orderCommand(maker, marketId, Side.sell, lots, priceTicks + 1),
    ]).flat(),
  ];
}

const termsOf = (place: number, line: LeadLine): CopyTerms =>
  sampleCopy({
    sizing: { by: 'amount', amount: '10' },
    leverage: line === 'spot' ? null : 10,
    // A half waits at prices as well, and a quarter is looked at every minute while it holds something.
    ...(place % 4 < 2 ? {} : { takeProfitRate: '0.5', stopLossRate: '0.5' }),
    ...(place % 4 === 3 ? { dailyStopRate: '0.5' } : {}),
  });

/** The place of the leader that a copy follows. */
function leaderPlace(copy: number, leaders: number): number {
  const often = Math.ceil(leaders / oneInSo);
  const half = Math.floor(copy / 2);
  if (copy % 2 === 0 || leaders === often) return oneInSo * (half % often);
  const other = half % (leaders - often);
  return other + Math.floor(other / (oneInSo - 1)) + 1;
}

async function follow(exchange: TestExchange, leaders: readonly CrowdLeader[], copies: number): Promise<ReadonlyMap<number, number>> {
  const places = Array.from({ length: copies }, (_, place) => place);
  const ownerOf = (place: number): number => firstOwner + Math.floor(place / copiesOfOwner);
  const accounts = await submit(
    exchange,
    places.map((place): Command => ({ type: 'open-strategy-account', ownerId: ownerOf(place), name: `copy-${place}` })),
  );
  const leaderOf = new Map<number, number>();
  const told = places.flatMap((place): readonly Command[] => {
    const strategyId = accounts[place] ?? 0;
    const leader = leaders[leaderPlace(place, leaders.length)];
    if (leader === undefined) throw new Error('a copy has no leader');
    const { accountId: leaderId, line, traded } = leader;
    leaderOf.set(strategyId, leaderId);
    const text = instructionText({
      action: 'start',
      strategyType: line === 'spot' ? StrategyType.spotCopy : StrategyType.futuresCopy,
      marketIds: [traded.market.marketId],
      terms: { kind: 'copy', terms: termsOf(place, line) },
      copyOf: leaderId,
      sharePercent: 10,
    });
    return [
      { type: 'follow-leader', accountId: ownerOf(place), strategyId, leaderId, line },
      { type: 'instruct-strategy', accountId: strategyId, name: 'start', text },
    ];
  });
  await submit(exchange, told);
  return leaderOf;
}

/** Answers when nothing is on its way any more, and the database has all of it. */
export async function settled({ client, automation, projections }: TestExchange): Promise<void> {
  for (;;) {
    const { sequence } = client.status();
    await automation.caughtUp(sequence);
    await automation.written(sequence);
    await projections.caughtUp(sequence);
    const { seen, waiting, inFlight, problem } = automation.lag();
    if (problem !== null) throw new Error(problem);
    if (waiting + inFlight === 0 && seen >= client.status().sequence) return;
    await pause(50);
  }
}

export async function gatherCrowd(exchange: TestExchange, { leaders: count, copies }: CrowdSize): Promise<CopyCrowd> {
  const { listings } = exchange;
  const markets = pricedMarkets(exchange);
  const leaders = Array.from({ length: count }, (_, place): CrowdLeader => {
    const line = place % 2 === 0 ? 'spot' : 'futures';
    const traded = markets[line][Math.floor(place / 2) % markets[line].length];
    if (traded === undefined) throw new Error('the bench has no markets');
    return { accountId: firstLeader + place, line, traded };
  });
  const owners = Array.from({ length: Math.ceil(copies / copiesOfOwner) }, (_, place) => firstOwner + place);
  await submit(exchange, [
    ...user(listings, maker, 20 * million),
    toContracts(listings, maker, 5 * million),
    ...[...markets.spot, ...markets.futures].flatMap((market) => book(listings, market)),
    ...leaders.flatMap(({ accountId }) => [...user(listings, accountId, 10_000), toContracts(listings, accountId, 5000)]),
    ...owners.flatMap((accountId) => user(listings, accountId, 3 * million)),
    ...leaders.map(({ accountId, line }): Command => ({ type: 'start-leading', accountId, line, familyIds: [] })),
  ]);
  const leaderOf = await follow(exchange, leaders, copies);
  await settled(exchange);
  return { leaders, leaderOf };
}
