// Changes of the settings that a copy has for one market, or for all that have none of their own.
import type { CopyEdit, CopyMarket, CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import type { OwnedBot } from '#server/services/bots/bots.ts';

/** Left out: as it is; null: none. */
type AskedSettings = {
  readonly isLeftOut?: boolean | undefined;
  readonly targetProfit?: string | null | undefined;
  readonly targetLoss?: string | null | undefined;
  readonly maxAmount?: string | null | undefined;
};

/** The settings of a copy; null: it is a bot of another kind. */
export const copyTermsOf = ({ terms }: OwnedBot): CopyTerms | null => (terms.kind === 'copy' ? terms.terms : null);

/** The settings that hold in a market: its own, or those of all. */
export function settingsIn(terms: CopyTerms, symbol: string): CopyMarket {
  const { leverage, marginMode, maxAmount, takeProfitRate, stopLossRate } = terms;
  const general = { symbol, isLeftOut: false, leverage, marginMode, maxAmount, takeProfitRate, stopLossRate };
  return terms.markets.find((market) => market.symbol === symbol) ?? general;
}

export function editOfMarket(terms: CopyTerms, symbol: string, asked: AskedSettings): CopyEdit {
  const before = settingsIn(terms, symbol);
  const changed: CopyMarket = {
    ...before,
    isLeftOut: asked.isLeftOut ?? before.isLeftOut,
    takeProfitRate: asked.targetProfit === undefined ? before.takeProfitRate : asked.targetProfit,
    stopLossRate: asked.targetLoss === undefined ? before.stopLossRate : asked.targetLoss,
    maxAmount: asked.maxAmount === undefined ? before.maxAmount : asked.maxAmount,
  };
  return { markets: [...terms.markets.filter((market) => market.symbol !== symbol), changed] };
}

export const editOfAll = ({ targetProfit, targetLoss }: AskedSettings): CopyEdit => ({
  ...(targetProfit === undefined ? {} : { takeProfitRate: targetProfit }),
  ...(targetLoss === undefined ? {} : { stopLossRate: targetLoss }),
});
