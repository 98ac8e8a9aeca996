// The preview of a copy: the very formula that its form uses.
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { copyPreview, type PreviewedOpening } from '#lib/order-math/copy/copy-preview.ts';
import type { PreviewedMarket } from '../previewed-market.ts';

export const previewOfCopy = (terms: CopyTerms, { sizes, contract, lastPrice }: PreviewedMarket, opening: PreviewedOpening) =>
  copyPreview(
    terms,
    {
      lastPrice,
      takerFeeRate: sizes.takerFeeRate,
      sizes: contract === null ? sizes : { ...sizes, ...contract, quoteCoin: contract.marginCoin },
    },
    opening,
  );
