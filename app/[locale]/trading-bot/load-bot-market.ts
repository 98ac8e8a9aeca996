// The market in which a bot trades, as its page shows it: of spot, or a contract of whichever line has one of that name.
import 'server-only';

import { cache } from 'react';

import type { TerminalData } from '#features/terminal/terminal-data.ts';
import { contractLineKeys, lineOfSymbolId, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { KlineInterval } from '#lib/contract/enums.ts';
import { contractsOf, loadFutures, type FuturesData } from '../futures/load-futures.ts';
import { loadTerminal } from '../spot/[symbol]/load-terminal.ts';

export type BotPlace = 'spot' | 'futures';
export type BotMarketData =
  | { readonly place: 'spot'; readonly data: TerminalData }
  | { readonly place: 'futures'; readonly line: ContractLineKey; readonly data: FuturesData };

/** Names of contracts are one of a kind over all lines. Null: no line has one of this name. */
async function lineOf(name: string): Promise<ContractLineKey | null | 'unreachable'> {
  try {
    for (const line of contractLineKeys) if ((await contractsOf(line)).some((contract) => contract.name === name)) return line;
    return null;
  } catch {
    return 'unreachable';
  }
}

async function loadContract(name: string, interval: KlineInterval): Promise<BotMarketData | null | 'unreachable'> {
  const line = await lineOf(name);
  if (line === null || line === 'unreachable') return line;
  const data = await loadFutures(line, name, interval);
  return data === null || data === 'unreachable' ? data : { place: 'futures', line, data };
}

async function loadSpot(name: string, interval: KlineInterval): Promise<BotMarketData | null | 'unreachable'> {
  const data = await loadTerminal(name, interval);
  return data === null || data === 'unreachable' ? data : { place: 'spot', data };
}

/** Null: there is no such market. Asked once per page. */
export const loadBotMarket = cache(
  (place: BotPlace, name: string, interval: KlineInterval): Promise<BotMarketData | null | 'unreachable'> =>
    place === 'spot' ? loadSpot(name.toUpperCase(), interval) : loadContract(name.toUpperCase(), interval),
);

/** By the id that a bot has for its market. */
export function loadMarketOfBot(symbolId: string, interval: KlineInterval): Promise<BotMarketData | null | 'unreachable'> {
  return loadBotMarket(lineOfSymbolId(symbolId) === undefined ? 'spot' : 'futures', symbolId.replace(/_[A-Z]+$/, ''), interval);
}
