// Every contract of the shipped list: named as it should be, countable without rounding, taken by the core, and refused when it does not fit.
import { expect, test } from 'vitest';

import { BusinessLine } from '#lib/contract/enums.ts';
import { createExchange } from '#server/engine/exchange.ts';
import { loadVenue } from '../venue.ts';
import { loadContractData, parseContractData, type ContractData } from './contract-data.ts';
import { settlementsBetween } from './delivery-calendar.ts';
import { loadContracts } from './load-contracts.ts';
import { largestValue, tiersInCore } from './tiers-in-core.ts';

const venue = loadVenue();
const data = loadContractData();
const contracts = loadContracts();
const newYear = Date.UTC(2026, 0, 1);
const all = [...contracts.perpetuals, ...contracts.dated(newYear)];
const named = (symbol: string): (typeof all)[number]['contract'] => {
  const found = all.find(({ contract }) => contract.name === symbol);
  if (found === undefined) throw new Error(`no ${symbol}`);
  return found.contract;
};

test('every line has its contracts', () => {
  const count = (line: BusinessLine): number => contracts.perpetuals.filter(({ contract }) => contract.line === line).length;
  expect([BusinessLine.usdt, BusinessLine.usd, BusinessLine.usdc].map(count)).toEqual([36, 10, 6]);
  expect([BusinessLine.demoUsdt, BusinessLine.demoUsd, BusinessLine.demoUsdc].map(count)).toEqual([5, 2, 2]);
  const live = contracts.dated(newYear).filter(({ contract }) => contract.line === BusinessLine.usd);
  expect(live.map(({ contract }) => contract.name)).toEqual(
    ['0102', '0109', '0327', '0626'].flatMap((code) => [`BTCUSD${code}`, `ETHUSD${code}`]),
  );
});

test.each([
  ['BTCUSDT', 'BTCUSDT_UMCBL', 10, 'USDT', 'BTC'],
  ['BTCUSD', 'BTCUSD_DMCBL', 11, 'BTC', 'BTC'],
  ['ETHUSD0327', 'ETHUSD0327_DMCBL', 11, 'ETH', 'ETH'],
  ['BTCPERP', 'BTCPERP_CMCBL', 12, 'USDC', 'BTC'],
  ['SBTCSUSDT', 'SBTCSUSDT_SUMCBL', 8, 'SUSDT', 'BTC'],
  ['SETHSUSD', 'SETHSUSD_SDMCBL', 9, 'SETH', 'ETH'],
  ['SBTCSPERP', 'SBTCSPERP_SCMCBL', 13, 'SUSDC', 'BTC'],
])('%s is %s', (symbol, symbolId, line, margin, indexCoin) => {
  expect(all.find((one) => one.symbol === symbolId)?.contract).toMatchObject({ name: symbol, line, margin, indexCoin });
});

test('BTCUSDT has the tiers, precision and fees of the venue that it is modelled on, and the bounds of an order that all markets have', () => {
  const { rules, placeConfig } = named('BTCUSDT');
  // A tick of 0.1 times a lot of 0.0001 is 0.00001 USDT: 100,000 value units to one.
  expect(
    rules.contract?.tiers.map(({ upTo, maxLeverage, maintenancePpm }) => [upTo / 100_000, maxLeverage, maintenancePpm / 10_000]),
  ).toEqual([
    [200_000, 150, 0.4],
    [1_000_000, 100, 0.5],
    [5_000_000, 75, 0.7],
    [15_000_000, 50, 1],
    [45_000_000, 25, 2],
  ]);
  expect(rules).toMatchObject({ lotUnits: 10_000, tickLotUnits: 1_000, makerFeePpm: 200, takerFeePpm: 600, priceBandPpm: 50_000 });
  expect(rules).toMatchObject({ minNotionalUnits: 100_000_000n, maxNotionalUnits: 1_000_000_000_000_000n, maxQuantityLots: 12_000_000 });
  expect(rules.contract).toMatchObject({
    openCostUpPpm: 10_000,
    openFeeUpPpm: 5_000,
    fundingIntervalMs: 28_800_000,
    fundingCapE8: 300_000,
  });
  expect(placeConfig).toEqual({
    priceEndStep: 1,
    delegatePricePlace: 1,
    volumePlace: 4,
    countMultiplier: '0.0001',
    propertyPlace: 4,
    propertyHighPlace: 8,
  });
});

// A coin of a dollar has four decimals; one of tens of thousands four more, one of thousands three, and none more than it has.
test.each([
  ['BTCUSDT', 4, 8],
  ['BTCUSD', 8, 8],
  ['ETHUSD', 7, 8],
  ['XRPUSD', 4, 8],
  ['DOGEUSD', 4, 6],
])('amounts of %s have %i decimals, and %i at most', (symbol, propertyPlace, propertyHighPlace) => {
  expect(named(symbol).placeConfig).toMatchObject({ propertyPlace, propertyHighPlace });
});

test('ETHUSD has its tiers in dollars, and TONUSDT pays every four hours', () => {
  const { tiers } = named('ETHUSD').rules.contract ?? { tiers: [] };
  expect([tiers[0], tiers.at(-1)]).toEqual([
    { upTo: 200_000 * 10_000, maxLeverage: 100, maintenancePpm: 5_000 },
    { upTo: 800_000_000 * 10_000, maxLeverage: 1, maintenancePpm: 600_000 },
  ]);
  expect(named('TONUSDT').rules.contract).toMatchObject({ fundingIntervalMs: 14_400_000, fundingCapE8: 660_000 });
});

test('a dated contract ends, pays no funding and charges a taker for its delivery', () => {
  expect(named('BTCUSD0102').rules.contract).toMatchObject({
    fundingIntervalMs: 0,
    deliveryMs: Date.UTC(2026, 0, 2, 8),
    closeOnlyMs: 600_000,
    deliveryFeePpm: 600,
  });
});

test('the core lists every coin and contract, with those of spot beside them', () => {
  const exchange = createExchange();
  const { listings } = venue;
  const commands = [
    ...[...listings.assets, ...contracts.assets].map(
      ({ assetId, code, decimals }) => ({ type: 'list-asset', assetId, code, decimals }) as const,
    ),
    ...listings.markets.map((market) => ({ type: 'list-market', rules: listings.rules(market) }) as const),
    ...all.map(({ contract: { rules } }) => ({ type: 'list-market', rules }) as const),
  ];
  for (const [sequence, command] of commands.entries())
    expect(exchange.apply({ sequence: sequence + 1, timeMs: 0, command }).reply).toMatchObject({ ok: true });
});

test('no id is given twice in twenty years, and a contract keeps its own while it lives', () => {
  const ids = new Map<number, string>();
  for (const settlement of settlementsBetween(newYear, Date.UTC(2046, 0, 1)))
    for (const { marketId, symbol, contract } of contracts.settling(settlement)) {
      expect(ids.has(marketId)).toBe(false);
      ids.set(marketId, `${symbol}/${contract.rules.contract?.deliveryMs}`);
    }
  for (const { marketId, symbol, contract } of contracts.dated(Date.UTC(2040, 5, 1)))
    expect(ids.get(marketId)).toBe(`${symbol}/${contract.rules.contract?.deliveryMs}`);
});

test.each(all.map((contract) => [contract.symbol, contract] as const))(
  '%s has a fine tick, a small lot and room for its largest position',
  (_symbol, contract) => {
    const price = venue.assetData(contract.contract.indexCoin).usdPrice;
    expect(10 ** -contract.priceDecimals / price).toBeLessThan(0.001);
    const { minQuantityLots, maxQuantityLots, lotUnits, tickLotUnits, contract: rules } = contract.contract.rules;
    expect((minQuantityLots * price) / 10 ** contract.quantityDecimals).toBeLessThan(100);
    expect(maxQuantityLots * lotUnits).toBeLessThan(Number.MAX_SAFE_INTEGER);
    const largest = rules?.tiers.at(-1)?.upTo ?? 0;
    expect(largest * tickLotUnits * 2).toBeLessThan(Number.MAX_SAFE_INTEGER);
  },
);

const changed = (change: (copy: ContractData) => void): ContractData => {
  const copy = structuredClone(data);
  change(copy);
  return copy;
};

test('tiers beyond what the core can count are refused by name', () => {
  const wide = changed(({ tiers }) => tiers['btc-usdt']?.slices.push([50_000_000, 20, 30_000]));
  expect(() => loadContracts(wide)).toThrow('tiers of BTCUSDT go up to 50000000');
  const fine = changed(({ perpetuals: [first] }) => Object.assign(first ?? {}, { quantityDecimals: 8 }));
  expect(() => loadContracts(fine)).toThrow('precision of BTCUSDT');
});

test.each<[string, (copy: ContractData) => unknown]>([
  ['do not rise at 100000', ({ tiers }) => tiers['btc-usdt']?.slices.push([100_000, 20, 30_000])],
  ['keep more than the initial margin', ({ tiers }) => tiers['btc-usdt']?.slices.push([45_000_001, 20, 50_000])],
  ['not named after its coins', ({ perpetuals: [first] }) => Object.assign(first ?? {}, { symbol: 'BTCEUR' })],
  ['unknown tiers', ({ perpetuals: [first] }) => Object.assign(first ?? {}, { tiers: 'none' })],
  ['unknown liquidity', ({ dated: [first] }) => Object.assign(first ?? {}, { liquidity: 'none' })],
  ['listed twice', ({ perpetuals }) => perpetuals.push(...perpetuals.slice(0, 1))],
  ['contract data: perpetuals.0.fundingHours', ({ perpetuals: [first] }) => Object.assign(first ?? {}, { fundingHours: 3 })],
])('refused: %s', (message, change) => {
  expect(() => parseContractData(changed((copy) => void change(copy)))).toThrow(message);
});

test('an inverse contract measures its tiers in lots', () => {
  // A lot of one dollar, a tick of 0.1: at one tick, ten coins of 10^8 units.
  const scale = {
    form: 'inverse',
    priceDecimals: 1,
    quantityDecimals: 0,
    tickLotUnits: 1,
    lotUnits: 1_000_000_000,
    startUsd: 100_000,
  } as const;
  expect(tiersInCore('BTCUSDI', [[200_000, 100, 5_000]], scale)).toEqual([{ upTo: 200_000, maxLeverage: 100, maintenancePpm: 5_000 }]);
  // 90,071,992 coins are all that fit, each at a tenth of its first price.
  expect(Math.floor(largestValue(scale) / 10_000)).toBe(90_071_992);
});
