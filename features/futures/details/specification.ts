// Everything that is laid down for a contract, as a list to be read.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { TextName } from '#lib/i18n/text-names.ts';

type FactName = TextName<'explorer.details.fact'>;

export type Fact =
  /** A number as it is, with the coin that it is in. */
  | { readonly id: FactName; readonly kind: 'amount'; readonly value: string; readonly unit: string }
  | { readonly id: FactName; readonly kind: 'share'; readonly value: string; readonly sign?: '±' | '+' }
  | { readonly id: FactName; readonly kind: 'leverage'; readonly value: string }
  | { readonly id: FactName; readonly kind: 'span' | 'time'; readonly ms: number }
  | { readonly id: FactName; readonly kind: 'words'; readonly value: string };

export const factGroups = ['contract', 'order', 'fee', 'funding', 'delivery', 'limit'] as const;
export type FactGroup = (typeof factGroups)[number];

const quantityUnit = ({ form, baseCoin, quoteCoin }: ContractMarket): string => (form === 'inverse' ? quoteCoin : baseCoin);

const highestLeverage = ({ tiers }: ContractMarket): string => tiers[0]?.maxLeverage ?? '1';

/** Without what does not apply: a perpetual is not delivered, a dated contract pays no funding. Shares are shares. */
export function specification(market: ContractMarket): Readonly<Record<FactGroup, readonly Fact[]>> {
  const { baseCoin, quoteCoin, marginCoin, tickSize, lotSize, minQuantity, maxQuantity, minAmount, maxAmount } = market;
  const sizeUnit = quantityUnit(market);
  return {
    contract: [
      { id: 'indexCoin', kind: 'words', value: `${baseCoin}/${quoteCoin}` },
      { id: 'marginCoin', kind: 'words', value: marginCoin },
      { id: 'maxLeverage', kind: 'leverage', value: highestLeverage(market) },
      ...(market.listedMs === 0 ? [] : [{ id: 'listed', kind: 'time', ms: market.listedMs } as const]),
    ],
    order: [
      { id: 'tickSize', kind: 'amount', value: tickSize, unit: quoteCoin },
      { id: 'lotSize', kind: 'amount', value: lotSize, unit: sizeUnit },
      { id: 'minQuantity', kind: 'amount', value: minQuantity, unit: sizeUnit },
      { id: 'maxQuantity', kind: 'amount', value: maxQuantity, unit: sizeUnit },
      { id: 'minAmount', kind: 'amount', value: minAmount, unit: quoteCoin },
      { id: 'maxAmount', kind: 'amount', value: maxAmount, unit: quoteCoin },
    ],
    fee: [
      { id: 'makerFee', kind: 'share', value: market.makerFeeRate },
      { id: 'takerFee', kind: 'share', value: market.takerFeeRate },
      { id: 'liquidationFee', kind: 'share', value: market.liquidationFeeRate },
      { id: 'openCostUp', kind: 'share', value: market.openCostUpRatio, sign: '+' },
      { id: 'feeRateUp', kind: 'share', value: market.feeRateUpRatio, sign: '+' },
    ],
    funding:
      market.fundingIntervalMs === 0
        ? []
        : [
            { id: 'fundingInterval', kind: 'span', ms: market.fundingIntervalMs },
            { id: 'fundingCap', kind: 'share', value: market.fundingCapRate, sign: '±' },
          ],
    delivery:
      market.deliveryMs === 0
        ? []
        : [
            { id: 'deliveryTime', kind: 'time', ms: market.deliveryMs },
            { id: 'closeOnly', kind: 'span', ms: market.closeOnlyMs },
            { id: 'deliveryFee', kind: 'share', value: market.deliveryFeeRate },
          ],
    limit: [
      { id: 'priceBand', kind: 'share', value: market.priceBandRate, sign: '±' },
      { id: 'premiumCap', kind: 'share', value: market.premiumCapRate, sign: '±' },
    ],
  };
}
