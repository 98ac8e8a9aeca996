// The markets that a signal bot can be made for: contracts of the line of those that were chosen, or coins against theirs.
import { useContractLists } from '#lib/api/use-contract-lists.ts';
import { useSpotMarkets } from '#lib/api/use-spot-markets.ts';
import { lineOfSymbolId } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import { useSignalForm } from './signal-context.ts';
import { isSpotDraft } from './signal-draft.ts';

/** The coin that spot bots here are funded in. */
const spotCoin = 'USDT';

type Choice = readonly (SpotMarket | ContractMarket)[];

/** Empty until they are known. `isSpot`: coins instead of the contracts of the page's line. */
export function useSignalMarkets(isSpot: boolean): Choice {
  const { market } = useCreateBot();
  const line = lineOfSymbolId(market.symbolId) ?? 'usdt';
  const spot = useSpotMarkets(isSpot);
  const contracts = useContractLists(isSpot ? [] : [line])[line];
  if (isSpot) return (spot ?? []).filter(({ quoteCoin }) => quoteCoin === spotCoin);
  return (contracts ?? []).filter(({ form }) => form === 'linear');
}

/** The coin that is put in. */
export function useSignalCoin(): string {
  const { coin } = useCreateBot();
  const { draft } = useSignalForm();
  return isSpotDraft(draft) ? spotCoin : coin;
}
