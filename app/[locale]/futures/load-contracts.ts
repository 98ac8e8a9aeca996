// Every contract of the lines of real money, with its figures of this second.
import 'server-only';

import { listedLines } from '#features/futures/overview/contract-lines.ts';
import { getContractSparklines } from '#lib/contract/calls/v1/mcp/market/sparklines.ts';
import { getContractTickers } from '#lib/contract/calls/v1/mcp/market/tickers.ts';
import { contractLines } from '#lib/contract/contract-lines.ts';
import { shareInWorld } from '../../exchange/world-answers.ts';
import { contractsOf } from './load-futures.ts';

/** Readers of a list see prices of the last half second, and rules of the last second: its channels tell the rest. */
const moving = { freshMs: 500, usableMs: 1000 } as const;
const resting = { freshMs: 1000, usableMs: 2000 } as const;

const all = 'all';
const lines = listedLines.map((key) => contractLines[key]);

const tickersOf = shareInWorld(async (client) => {
  const lists = await Promise.all(lines.map((businessLine) => client.call(getContractTickers, { businessLine })));
  return lists.flatMap(({ tickers }) => tickers);
}, moving);

const daysOf = shareInWorld(async (client) => {
  const lists = await Promise.all(lines.map((businessLine) => client.call(getContractSparklines, { businessLine })));
  return lists.flatMap(({ list }) => list);
}, resting);

/** Null: the exchange does not answer. */
export async function loadContracts() {
  const loaded = await Promise.all([Promise.all(listedLines.map(contractsOf)), tickersOf(all)]).catch(() => null);
  if (loaded === null) return null;
  const [lists, tickers] = loaded;
  return { markets: lists.flat(), tickers };
}

/** A list can be drawn without its curves. */
export const loadDays = () => daysOf(all).catch(() => []);
