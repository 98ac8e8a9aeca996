// The lives of positions under random traffic: to the unit, what they say of an account is what its futures wallet has gained or lost.
import assert from 'node:assert/strict';

import { expect, test } from 'vitest';

import { Wallet } from '#lib/contract/enums.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createExchange, type Exchange } from '#server/engine/exchange.ts';
import { createTradeProfits } from '#server/engine/futures/trade-profits.ts';
import { createPositionBook, type PositionBook } from '#server/projections/positions/create-position-book.ts';
import type { PositionRound } from '#server/projections/positions/position-round.ts';

import { searchSize } from '#tests/thorough.ts';
import { assets, contractMarkets, contractOpening, traders } from './contract-venue.ts';
import { newWeather, randomContractCommand } from './random-contract-commands.ts';
import { driver, randomSource } from '../random-commands.ts';

const insurance = 4;
const marginAssetOf = (marketId: number): number =>
  contractMarkets.find((market) => market.marketId === marketId)?.contract?.marginAssetId ?? -1;

/** The events that are told, added up the obvious way. */
class Reader {
  readonly rounds = new Map<bigint, PositionRound>();
  /** "account asset": what came from the spot wallet, less what went back. */
  readonly transferred = new Map<string, bigint>();
  /** By asset: what the insurance fund was told to gain and lose. */
  readonly fund = new Map<number, bigint>();
  readonly profits = createTradeProfits();
  tradeProfit = 0n;
  readonly steps = new Map<string, number>();

  read(record: EventRecord, book: PositionBook): void {
    const { rounds, liquidations } = book.apply(record);
    for (const round of rounds) {
      assert.equal(this.rounds.get(round.id)?.endedId ?? null, null, 'a life that is over has changed');
      this.rounds.set(round.id, round);
    }
    for (const { step, lots, roundId } of liquidations) {
      assert.ok(lots > 0 && this.rounds.has(roundId));
      this.steps.set(step, (this.steps.get(step) ?? 0) + 1);
    }
    for (const event of record.events) {
      this.profits.see(event);
      if (event.type === 'trade-executed') for (const leg of [event.maker, event.taker]) this.tradeProfit += this.profits.take(leg);
      if (event.type === 'ledger-posted')
        for (const { accountId, assetId, availableDelta } of event.entries)
          if (accountId === insurance) this.fund.set(assetId, (this.fund.get(assetId) ?? 0n) + BigInt(availableDelta));
      if (event.type !== 'funds-transferred') continue;
      const key = `${event.accountId} ${event.assetId}`;
      this.transferred.set(key, (this.transferred.get(key) ?? 0n) + (event.to === Wallet.futures ? 1n : -1n) * event.units);
    }
  }
}

const netOf = ({ realisedUnits, feeUnits, fundingUnits, fundUnits }: PositionRound): bigint =>
  realisedUnits + feeUnits + fundingUnits + fundUnits;

function compare(exchange: Exchange, reader: Reader, book: PositionBook): void {
  const net = new Map<string, bigint>();
  for (const round of reader.rounds.values()) {
    const key = `${round.accountId} ${marginAssetOf(round.marketId)}`;
    net.set(key, (net.get(key) ?? 0n) + netOf(round));
    assert.equal(round.openedLots - round.closedLots, round.lots);
    assert.ok(round.largestLots >= round.lots && round.openedLots >= round.largestLots);
  }
  const fund = new Map(exchange.balances(insurance).map(({ assetId, available }) => [assetId, available]));
  for (const [assetId, told] of reader.fund) assert.equal(told, fund.get(assetId) ?? 0n, `the fund's asset ${assetId}`);
  for (const accountId of traders) {
    const futures = exchange.futures(accountId);
    for (const assetId of [assets.usdt, assets.btc]) {
      const wallet = futures?.wallets.find((one) => one.assetId === assetId);
      const key = `${accountId} ${assetId}`;
      const held = (wallet?.available ?? 0n) + (wallet?.frozen ?? 0n);
      assert.equal((reader.transferred.get(key) ?? 0n) + (net.get(key) ?? 0n), held, `account and asset ${key}`);
    }
    const open = [...reader.rounds.values()].filter((round) => round.accountId === accountId && round.endedId === null);
    assert.equal(open.length, futures?.positions.length ?? 0);
    for (const { marketId, holdSide, lots, entryValue, marginUnits } of futures?.positions ?? []) {
      const round = book.roundOf(accountId, marketId, holdSide);
      assert.deepEqual([round?.lots, round?.entryValue, round?.marginUnits], [lots, BigInt(entryValue), marginUnits]);
    }
  }
}

test('random commands: wallets are what went in and what the lives of positions have made of it', () => {
  const count = searchSize({ quick: 45_000, thorough: 60_000 });
  const exchange = createExchange();
  const send = driver(exchange);
  const random = randomSource(11);
  const weather = newWeather();
  const reader = new Reader();
  let book = createPositionBook([]);
  // A fund without money: what it cannot carry is deleveraged.
  const opening = contractOpening(undefined, { usdt: 0n, btc: 0n });
  for (const command of opening) reader.read(send(command).record, book);
  for (let step = 0; step < count; step += 1) {
    const command = randomContractCommand(random, weather, 1_700_000_000_001 + opening.length + step, exchange.lastOrderId());
    reader.read(send(command).record, book);
    if (step % 60 === 0) compare(exchange, reader, book);
    // A new process knows what was written down.
    if (step % 5_000 === 0) book = createPositionBook([...reader.rounds.values()].filter(({ endedId }) => endedId === null));
  }
  compare(exchange, reader, book);
  const ends = new Set([...reader.rounds.values()].map(({ endedBy }) => endedBy));
  expect(ends).toEqual(new Set([null, 'trade', 'liquidation', 'deleverage', 'netting', 'delivery']));
  expect([...reader.steps.keys()].toSorted()).toEqual(['deleveraged', 'netted', 'reduced', 'taken']);
  expect(reader.tradeProfit).not.toBe(0n);
  expect(new Set(reader.fund.keys())).toEqual(new Set([assets.usdt, assets.btc]));
});
