// Everything the desk of a contract shows, asked of the exchange at once.
import 'server-only';

import { cache } from 'react';

import type { TerminalData } from '#features/terminal/terminal-data.ts';
import { getContracts } from '#lib/contract/calls/v1/mcp/contract/symbols.ts';
import { getContractTicker } from '#lib/contract/calls/v1/mcp/market/ticker.ts';
import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { getDepth } from '#lib/contract/calls/v1/spot/market/depth.ts';
import { getTrades } from '#lib/contract/calls/v1/spot/market/trades.ts';
import { contractLineKeys, contractLines, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { KlineInterval } from '#lib/contract/enums.ts';
import { currentUser, exchange } from '../../exchange/exchange.ts';
import { candlesOf, moving, resting } from '../../exchange/market-answers.ts';
import { marketSource } from '../../exchange/price-source.ts';
import { shareInWorld } from '../../exchange/world-answers.ts';

export type FuturesData = TerminalData & { readonly market: ContractMarket };

const listOf = new Map(
  contractLineKeys.map((line) => [
    line,
    shareInWorld(async (client) => (await client.call(getContracts, { businessLine: contractLines[line] })).symbols ?? [], resting),
  ]),
);

/** The contracts of a line that live now, the perpetuals first. Rejects where the exchange does not answer. */
export const contractsOf = async (line: ContractLineKey): Promise<readonly ContractMarket[]> => (await listOf.get(line)?.(line)) ?? [];

const nowOf = shareInWorld(async (client, symbolId) => {
  const [ticker, depth, { trades }] = await Promise.all([
    client.call(getContractTicker, { symbolId }),
    client.call(getDepth, { symbolId }),
    client.call(getTrades, { symbolId }),
  ]);
  return { ticker, depth, trades };
}, moving);

async function loadAccount(line: ContractLineKey): Promise<TerminalData['account']> {
  if ((await currentUser()) === null) return null;
  return { futures: await (await exchange()).call(getPositions, { businessLine: contractLines[line] }) };
}

/** Null: there is no such contract. Asked once per page, however many parts of it need the answer. */
export const loadFutures = cache(
  async (line: ContractLineKey, name: string, interval: KlineInterval): Promise<FuturesData | null | 'unreachable'> => {
    try {
      const market = (await contractsOf(line)).find((one) => one.name === name.toUpperCase());
      if (market === undefined) return null;
      const [{ ticker, depth, trades }, candles, source, account] = await Promise.all([
        nowOf(market.symbolId),
        candlesOf(market.symbolId, interval),
        marketSource(),
        loadAccount(line),
      ]);
      return { market, ticker, depth, trades, source, interval, candles, account };
    } catch {
      return 'unreachable';
    }
  },
);
