// The data of the exchange in the guides: contracts and pairs with prices, limits of orders, the insurance fund, the links of the foot.
import 'server-only';

import { getFooter } from '#lib/contract/calls/index/footer.ts';
import { getInsuranceAmounts } from '#lib/contract/calls/v1/mcp/contract/configInfo/riskCapitalAmount.ts';
import { getContractCommonConfig } from '#lib/contract/calls/v1/mcp/contract/queryContractCommonConfig.ts';
import { getContracts } from '#lib/contract/calls/v1/mcp/contract/symbols.ts';
import { getContractTickers } from '#lib/contract/calls/v1/mcp/market/tickers.ts';
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import { getTickers } from '#lib/contract/calls/v1/spot/market/tickers.ts';
import { contractLines } from '#lib/contract/contract-lines.ts';
import { shareParameters } from './parameters.ts';

const lines = (['usdt', 'usd', 'usdc'] as const).map((key) => contractLines[key]);

export const futuresNow = shareParameters(async (client) => {
  const [lists, prices] = await Promise.all([
    Promise.all(lines.map((businessLine) => client.call(getContracts, { businessLine }))),
    Promise.all(lines.map((businessLine) => client.call(getContractTickers, { businessLine }))),
  ]);
  return { markets: lists.flatMap(({ symbols }) => symbols ?? []), tickers: prices.flatMap(({ tickers }) => tickers) };
});

export const spotNow = shareParameters(async (client) => {
  const [{ symbols }, { tickers }] = await Promise.all([client.call(getAllSymbols, { businessLine: 1 }), client.call(getTickers, {})]);
  return { markets: symbols ?? [], tickers };
});

/** The limits of a person's open orders: spot and futures alike. */
export const limitsNow = shareParameters((client) => client.call(getContractCommonConfig, {}));

export const fundNow = shareParameters(async (client) => (await client.call(getInsuranceAmounts, {})).list);

/** By language code. */
export const footerNow = shareParameters(async (client, locale) => (await client.call(getFooter, { locale })).columns);
