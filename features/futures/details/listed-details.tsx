'use client';
// The details of a contract of a list, which knows no more of it than its row shows: its line is asked for it.
import { useContractLists } from '#lib/api/use-contract-lists.ts';
import { lineOfSymbolId } from '#lib/contract/contract-lines.ts';
import { useLineTickers } from '#lib/realtime/use-line-tickers.ts';
import { ContractDetails } from './contract-details.tsx';

type Props = { readonly symbolId: string; readonly onClose: () => void };

export function ListedDetails({ symbolId, onClose }: Props) {
  const line = lineOfSymbolId(symbolId);
  const lines = line === undefined ? [] : [line];
  const lists = useContractLists(lines);
  const tickers = useLineTickers(lines);
  const market = line === undefined ? undefined : lists[line]?.find((one) => one.symbolId === symbolId);
  return market === undefined ? null : <ContractDetails market={market} ticker={tickers.get(market.symbol) ?? null} onClose={onClose} />;
}
