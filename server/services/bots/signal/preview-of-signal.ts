// The preview of a signal bot: the very formula that its form and the check at its start use.
import type { SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { signalPreview } from '#lib/order-math/bots/signal/signal-preview.ts';
import type { PreviewedMarket } from '../previewed-market.ts';

type Previewed = PreviewedMarket & { readonly symbol: string };

export const previewOfSignal = (terms: SignalTerms, markets: readonly Previewed[]) =>
  signalPreview(
    terms,
    markets.map(({ symbol, sizes, contract, lastPrice }) => ({
      symbol,
      lastPrice,
      sizes: contract === null ? sizes : { ...sizes, ...contract, quoteCoin: contract.marginCoin },
    })),
  );
