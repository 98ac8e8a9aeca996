// The lists that several pages of figures are drawn from, each asked for once for all of them.
import 'server-only';

import { getVipRules } from '#lib/contract/calls/v1/mix/vip/landingPage/getVipRulesConfig.ts';
import { getContracts } from '#lib/contract/calls/v1/mcp/contract/symbols.ts';
import { getContractCommonConfig } from '#lib/contract/calls/v1/mcp/contract/queryContractCommonConfig.ts';
import { getContractTickers } from '#lib/contract/calls/v1/mcp/market/tickers.ts';
import { contractLineKeys, contractLines } from '#lib/contract/contract-lines.ts';
import { shareParameters } from './parameters.ts';

const lines = contractLineKeys.map((key) => contractLines[key]);

/** Every contract of every line, those of play money last. */
export const contractsNow = shareParameters(async (client) => {
  const lists = await Promise.all(lines.map((businessLine) => client.call(getContracts, { businessLine })));
  return lists.flatMap(({ symbols }) => symbols ?? []);
});

export const tickersNow = shareParameters(async (client) => {
  const lists = await Promise.all(lines.map((businessLine) => client.call(getContractTickers, { businessLine })));
  return lists.flatMap(({ tickers }) => tickers);
});

export const levelsNow = shareParameters(async (client) => (await client.call(getVipRules, {})).list);

export const commonNow = shareParameters((client) => client.call(getContractCommonConfig, {}));

type Query = Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;

/** A choice of the address; undefined where there is none. Of several the first counts. */
export async function chosenIn(query: Query, field: string): Promise<string | undefined> {
  const value = (await query)[field];
  return typeof value === 'string' ? value : value?.[0];
}

/** As old as the oldest of what was read. */
export const oldest = (...read: readonly { readonly asOfMs: number }[]): number => Math.min(...read.map(({ asOfMs }) => asOfMs));
