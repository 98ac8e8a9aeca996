// Sources, index, mark, funding and delivery of one coin through the core: what the trackers say, it takes.
import { expect, test } from 'vitest';

import { AccountKind, type Command } from '#server/engine/command.ts';
import { createExchange } from '#server/engine/exchange.ts';
import { createPricePaths, dayMs } from '../price-path.ts';
import { loadVenue } from '../venue.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import { createFundingTracker } from './funding-tracker.ts';
import { createIndexSources } from './index-sources.ts';
import { createIndexTracker } from './index-tracker.ts';
import { loadContracts } from './load-contracts.ts';
import { createMarkTracker } from './mark-tracker.ts';
import { deliveryCommand, markCommand } from './price-commands.ts';
import { truePriceOf } from './true-price.ts';

const venue = loadVenue();
const contracts = loadContracts();
/** A Friday: the weekly contract ends when a funding is due. */
const endMs = Date.UTC(2026, 0, 2, 8);
const beginMs = endMs - 3_660_000;

const find = (all: readonly ContractListing[], symbol: string): ContractListing => {
  const found = all.find((one) => one.contract.name === symbol);
  if (found === undefined) throw new Error(`no ${symbol}`);
  return found;
};

test('an hour of BTCUSDT and BTCUSD0102: marks all the way, one funding, one delivery, nothing refused', () => {
  const exchange = createExchange();
  let sequence = 0;
  const told: string[] = [];
  const tell = (timeMs: number, command: Command | null): void => {
    if (command === null) throw new Error('nothing to tell');
    sequence += 1;
    expect(exchange.apply({ sequence, timeMs, command }).reply).toMatchObject({ ok: true });
    told.push(command.type);
  };
  const [perpetual, weekly] = [find(contracts.perpetuals, 'BTCUSDT'), find(contracts.dated(beginMs), 'BTCUSD0102')];
  for (const { assetId, code, decimals } of [...venue.listings.assets, ...contracts.assets])
    tell(beginMs, { type: 'list-asset', assetId, code, decimals });
  for (const [accountId, kind] of Object.values(AccountKind).entries()) tell(beginMs, { type: 'open-account', accountId, kind });
  for (const { contract } of [perpetual, weekly]) tell(beginMs, { type: 'list-market', rules: contract.rules });

  const paths = createPricePaths('meridian', endMs / dayMs - 1 / 3, venue.assetData);
  const sources = createIndexSources('meridian');
  const { fundingIntervalMs = 0, fundingCapE8: capE8 = 0 } = perpetual.contract.rules.contract ?? {};
  const { marketId } = perpetual;
  const { impactAmount, premiumCapPpm } = perpetual.contract;
  const funding = createFundingTracker({ marketId, intervalMs: fundingIntervalMs, capE8, impactAmount });
  const premiumCap = String(premiumCapPpm / 1_000_000);
  const desks = [
    { listing: perpetual, mark: createMarkTracker({ kind: 'perpetual', fundingIntervalMs, premiumCap }) },
    { listing: weekly, mark: createMarkTracker({ kind: 'dated', deliveryMs: endMs, averagingMs: 3_600_000, premiumCap }) },
  ].map((desk) => ({ ...desk, truth: truePriceOf(paths, desk.listing.contract, null), index: createIndexTracker(sources.profiles) }));

  for (let timeMs = beginMs; timeMs < endMs; timeMs += 5_000)
    for (const { listing, mark, truth, index } of desks) {
      for (const [place, quote] of sources.quotes('BTC', timeMs, truth.at, 3).entries()) index.hear(place, quote);
      const { price } = index.read(timeMs);
      const middle = truth.contractAt(timeMs);
      const [bestBid, bestAsk] = [(middle * 0.9999).toFixed(1), (middle * 1.0001).toFixed(1)];
      if (listing === perpetual) funding.see(timeMs, { bids: [[bestBid, '10']], asks: [[bestAsk, '10']], index: price });
      const sight = { index: price, bestBid, bestAsk, lastPrice: bestBid, fundingRate: funding.predicted(timeMs).rate };
      tell(timeMs, markCommand(listing, mark.see(timeMs, sight), price));
    }
  for (const command of funding.due(endMs)) tell(endMs, command);
  tell(endMs, deliveryCommand(weekly, desks[1]?.mark.deliveredAt(endMs) ?? null));
  expect(told.slice(-3)).toEqual(['set-mark-price', 'settle-funding', 'settle-delivery']);
  expect(exchange.checkInvariants()).toEqual([]);
});
