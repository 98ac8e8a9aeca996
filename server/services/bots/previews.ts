// The previews of bots with their terms: the very formulas that forms and the check at a start use.
import type { CtaTerms } from '#lib/contract/bots/cta-terms.ts';
import type { GridTerms } from '#lib/contract/bots/grid-terms.ts';
import type { MartingaleTerms } from '#lib/contract/bots/martingale-terms.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { type CtaPreview, ctaPreview } from '#lib/order-math/bots/cta/cta-preview.ts';
import { type GridPreview, gridPreview } from '#lib/order-math/bots/grid-preview.ts';
import { type MartingalePreview, martingalePreview } from '#lib/order-math/bots/martingale-preview.ts';
import { isolatedLiquidationPrice } from '#lib/order-math/risk/liquidation-price.ts';

/** A market as clients see it, at the price of the moment. */
export type PreviewedMarket = {
  readonly sizes: SpotMarket;
  /** Null: spot. */
  readonly contract: Pick<ContractMarket, 'form' | 'tiers' | 'openCostUpRatio' | 'feeRateUpRatio' | 'marginCoin'> | null;
  /** Null: nothing has traded yet. */
  readonly lastPrice: string | null;
};

const feesOf = ({ makerFeeRate, takerFeeRate }: SpotMarket) => ({ maker: makerFeeRate, taker: takerFeeRate });

export function previewOfGrid(terms: GridTerms, { sizes, contract, lastPrice }: PreviewedMarket): GridPreview {
  const market =
    contract === null
      ? { ...sizes, contract }
      : { ...sizes, quoteCoin: contract.marginCoin, contract: { form: contract.form, tiers: contract.tiers } };
  return gridPreview(terms, market, { lastPrice }, feesOf(sizes));
}

export const previewOfMartingale = (terms: MartingaleTerms, { sizes, contract, lastPrice }: PreviewedMarket): MartingalePreview =>
  martingalePreview(terms, { ...sizes, ...contract }, { lastPrice }, feesOf(sizes));

export const previewOfCta = (terms: CtaTerms, { sizes, contract, lastPrice }: PreviewedMarket): CtaPreview =>
  ctaPreview(terms, { ...sizes, ...contract }, lastPrice, feesOf(sizes));

type Held = Omit<Parameters<typeof isolatedLiquidationPrice>[0], 'contract'>;

/** Bots trade contracts that are margined in the coin of their price. Null: there is no price at which it would be taken over. */
export const liquidationPriceOf = (held: Held): string | null => isolatedLiquidationPrice({ contract: { settle: 'quote' }, ...held });
