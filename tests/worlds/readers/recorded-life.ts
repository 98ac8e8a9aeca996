// The records of a venue in which everything happens: the simulator's, with contracts numbered and listed as readers know them.
import { BusinessLine, Side } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createExchange } from '#server/engine/exchange.ts';
import type { FuturesView } from '#server/engine/futures/futures-view.ts';
import { type ContractListing, createListings, type Listings } from '#server/engine/listings.ts';
import { firstContractId } from '#server/engine/markets/contract-listing.ts';
import type { ContractRules, MarketRules } from '#server/engine/markets/market-rules.ts';
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import { units } from '#server/engine/units.ts';
import { lendingMarkets } from '#tests/simulation/lending/margin-venue.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { perpetuals } from '#tests/simulation/unified/unified-venue.ts';
import { allPartsVenue } from '#tests/simulator/all-parts-venue.ts';

const startMs = 1_790_000_040_000;
const assets = ['USDT', 'BTC', 'ETH', 'SUSDT'].map((code, assetId) => ({ assetId, code, name: code, decimals: 8 }));

const decimalsOf = (power: number): number => 8 - Math.log10(power);

const spot = lendingMarkets.map(({ marketId, symbol, lotUnits }) => ({
  marketId,
  symbol,
  listedMs: 0,
  base: assets[marketId + 1]?.code ?? '',
  quote: 'USDT',
  priceDecimals: 0,
  quantityDecimals: decimalsOf(lotUnits),
  minQuantityLots: 1,
  maxQuantityLots: 1e9,
  minAmount: '1',
  maxAmount: '10000000',
  makerFeePpm: 1000,
  takerFeePpm: 1000,
  priceBandPpm: 0,
}));

function toListing(rules: MarketRules, contract: ContractRules): ContractListing {
  const { marketId, symbol, lotUnits } = rules;
  const isUsdt = contract.line === BusinessLine.usdt;
  const quantityDecimals = decimalsOf(lotUnits);
  return {
    marketId,
    symbol: `${symbol}_${isUsdt ? 'UMCBL' : 'DMCBL'}`,
    listedMs: 0,
    base: assets[rules.baseAssetId]?.code ?? '',
    quote: 'USDT',
    priceDecimals: 0,
    quantityDecimals,
    minQuantityLots: 1,
    maxQuantityLots: 1e9,
    minAmount: '1',
    maxAmount: '10000000',
    makerFeePpm: 200,
    takerFeePpm: 600,
    priceBandPpm: 0,
    contract: {
      name: symbol,
      symbolCode: contract.deliveryMs > 0 ? symbol.slice(-2) : '',
      symbolType: contract.deliveryMs > 0 ? 'delivery' : 'perpetual',
      line: contract.line,
      form: contract.form,
      margin: assets[contract.marginAssetId]?.code ?? '',
      indexCoin: 'BTC',
      indexQuote: 'USDT',
      placeConfig: {
        priceEndStep: 1,
        delegatePricePlace: 0,
        volumePlace: quantityDecimals,
        countMultiplier: String(10 ** -quantityDecimals),
        propertyPlace: 4,
        propertyHighPlace: 8,
      },
      premiumCapPpm: 30_000,
      impactAmount: '1000',
      liquidity: 'deep',
      rules,
    },
  };
}

/** Numbers of contracts begin at 4096 for readers, and at 10 in the simulator: the same value with all of them moved. */
function withContracts<Value>(value: Value): Value {
  const text = JSON.stringify(value, (name, one: unknown) => {
    if (typeof one === 'bigint') return `${one}n`;
    return typeof one === 'number' && one >= perpetuals.btc && /marketId$/i.test(name) ? one + firstContractId : one;
  });
  return JSON.parse(text, (_, one: unknown) => (typeof one === 'string' && /^-?\d+n$/.test(one) ? BigInt(one.slice(0, -1)) : one));
}

export type Life = {
  readonly records: readonly EventRecord[];
  readonly listings: Listings;
  readonly startMs: number;
  readonly endMs: number;
  readonly futures: (accountId: number) => FuturesView | null;
};

/** The orders that wait at the end of every life, whatever its traffic has left: a conversion, and an appeal by either side of the marketplace. */
function lastCommands(endMs: number, placed: () => number): readonly (() => Command)[] {
  // Nobody's before: whoever is in debt, or has too much open, could do none of it.
  const [seller, buyer] = [500_000, 500_001];
  const open = (accountId: number) => (): Command => ({ type: 'open-account', accountId, kind: AccountKind.user });
  const [usdt, btc, whole] = [0, 1, 100_000_000n];
  const paid = (accountId: number, assetId: number, amount: bigint) => (): Command => ({ type: 'credit-deposit', accountId, assetId, units: units(amount), reference: `last:${accountId}:${assetId}` }); // prettier-ignore
  const step = (taken: 'mark-paid' | 'appeal') => (): Command => ({
    type: 'step-c2c-order',
    accountId: buyer,
    orderId: placed(),
    step: taken,
  });
  return [
    open(seller),
    open(buyer),
    paid(seller, btc, 500n * whole),
    paid(buyer, usdt, 500_000n * whole),
    () => ({ type: 'place-convert-order', accountId: buyer, assetId: usdt, units: units(10n * whole), toAssetId: btc, toUnits: units(whole), expiresMs: endMs + 60_000, clientOid: '' }), // prettier-ignore
    () => ({
      type: 'place-c2c-order',
      accountId: buyer,
      makerId: seller,
      side: Side.buy,
      assetId: btc,
      units: units(1_000n),
      advertId: 99,
      advertUnits: units(whole),
      price: '1',
      currency: 'EUR',
      payUnits: units(1n),
      methodIds: [1, 2, 3],
      payMinutes: 15,
      clientOid: '',
    }),
    step('mark-paid'),
    step('appeal'),
  ];
}

/** The life of so many commands that follow from a seed. */
export function recordLife(seed: number, commands: number): Life {
  const play = allPartsVenue.play(seed);
  const random = randomSource(seed ^ 0x5eed);
  const exchange = createExchange();
  const listings = createListings(assets, spot);
  const records: EventRecord[] = [];
  let timeMs = startMs;
  const give = (command: Command): void => {
    const { record, reply } = exchange.apply({ sequence: records.length + 1, timeMs, command });
    records.push(withContracts(record));
    if (command.type !== 'list-market' || !reply.ok) return;
    const rules = withContracts(command.rules);
    if (rules.contract !== undefined) listings.listContracts([toListing(rules, rules.contract)]);
  };
  for (const command of play.opening) give(command);
  for (let at = 0; at < commands; at += 1) {
    timeMs += random(play.mostMs);
    give(play.next(exchange, timeMs));
  }
  for (const next of lastCommands(timeMs, exchange.lastOrderId)) give(next());
  return { records, listings, startMs, endMs: timeMs, futures: (accountId) => withContracts(exchange.futures(accountId)) };
}
