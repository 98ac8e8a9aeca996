// Contracts for tests whose numbers can be checked by hand: one margined in USDT, one in its coin, one that ends.
import { BusinessLine } from '#lib/contract/enums.ts';
import { ContractForm, type ContractRules } from '#server/engine/markets/market-rules.ts';
import type { AssetListing, ContractListing } from '#server/engine/listings.ts';
import { lots, units } from '#server/engine/units.ts';

/** The dollar that coin contracts are quoted in. */
export const sampleDollar: AssetListing = { assetId: 3, code: 'USD', name: 'US Dollar', decimals: 8 };

type Changes = { readonly marketId: number; readonly symbol: string; readonly name: string; readonly rules: Partial<ContractRules> };

const usual: Omit<ContractRules, 'form' | 'line' | 'marginAssetId'> = {
  tiers: [
    { upTo: 1_000_000_000_000, maxLeverage: 100, maintenancePpm: 4_000 },
    { upTo: 10_000_000_000_000, maxLeverage: 20, maintenancePpm: 25_000 },
  ],
  openCostUpPpm: 10_000,
  openFeeUpPpm: 5_000,
  liquidationFeePpm: 600,
  fundingIntervalMs: 8 * 3_600_000,
  fundingCapE8: 300_000,
  deliveryMs: 0,
  closeOnlyMs: 0,
  deliveryFeePpm: 0,
};

/** Prices in cents, lots of 0.0001 BTC: a lot at a tick is 100 units of 10^-8 USDT or USD. Assets: 0 USDT, 1 BTC, 3 USD. */
function contract(form: 'linear' | 'coin', { marketId, symbol, name, rules }: Changes): ContractListing {
  const isLinear = form === ContractForm.linear;
  const line = isLinear ? BusinessLine.usdt : BusinessLine.usd;
  const shared = { minQuantityLots: 1, maxQuantityLots: 1e9, makerFeePpm: 200, takerFeePpm: 600, priceBandPpm: 0 };
  const ends = (rules.deliveryMs ?? 0) > 0;
  return {
    ...shared,
    marketId,
    listedMs: 0,
    symbol,
    base: 'BTC',
    quote: isLinear ? 'USDT' : 'USD',
    priceDecimals: 2,
    quantityDecimals: 4,
    minAmount: '1',
    maxAmount: '10000000',
    contract: {
      name,
      symbolCode: ends ? name.slice(-4) : '',
      symbolType: ends ? 'delivery' : 'perpetual',
      line,
      form,
      margin: isLinear ? 'USDT' : 'BTC',
      indexCoin: 'BTC',
      indexQuote: isLinear ? 'USDT' : 'USD',
      placeConfig: {
        priceEndStep: 1,
        delegatePricePlace: 2,
        volumePlace: 4,
        countMultiplier: '0.0001',
        propertyPlace: 4,
        propertyHighPlace: 8,
      },
      premiumCapPpm: 30_000,
      impactAmount: '1000',
      liquidity: 'deep',
      rules: {
        ...shared,
        marketId,
        symbol: name,
        baseAssetId: 1,
        quoteAssetId: isLinear ? 0 : 3,
        lotUnits: 10_000,
        tickLotUnits: 100,
        minQuantityLots: lots(shared.minQuantityLots),
        maxQuantityLots: lots(shared.maxQuantityLots),
        minNotionalUnits: units(100_000_000n),
        maxNotionalUnits: units(1_000_000_000_000_000n),
        contract: { ...usual, form, line, marginAssetId: isLinear ? 0 : 1, ...rules },
      },
    },
  };
}

export const sampleLinear = contract('linear', { marketId: 4096, symbol: 'BTCUSDT_UMCBL', name: 'BTCUSDT', rules: {} });
export const sampleCoin = contract('coin', { marketId: 4097, symbol: 'BTCUSD_DMCBL', name: 'BTCUSD', rules: {} });
export const sampleDeliveryMs = 1_700_100_000_000;
export const sampleDated = contract('linear', {
  marketId: 8192,
  symbol: 'BTCUSDT1115_UMCBL',
  name: 'BTCUSDT1115',
  rules: { fundingIntervalMs: 0, deliveryMs: sampleDeliveryMs, closeOnlyMs: 600_000, deliveryFeePpm: 600 },
});
