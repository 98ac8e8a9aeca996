// Every contract of some lines, with its figures of this second.
import 'server-only';

import { listedLines } from '#features/futures/overview/contract-lines.ts';
import { getContractSparklines } from '#lib/contract/calls/v1/mcp/market/sparklines.ts';
import { getContractTickers } from '#lib/contract/calls/v1/mcp/market/tickers.ts';
import { contractLineKeys, contractLines, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import { shareInWorld } from '../../exchange/world-answers.ts';
import { contractsOf } from './load-futures.ts';

/** Readers of a list see prices of the last half second, and rules of the last second: its channels tell the rest. */
const moving = { freshMs: 500, usableMs: 1000 } as const;
const resting = { freshMs: 1000, usableMs: 2000 } as const;

type Lines = readonly ContractLineKey[];

/** The lines by which an answer is shared. */
const nameOf = (lines: Lines): string => lines.join(' ');
const linesNamed = (name: string) => contractLineKeys.filter((key) => name.split(' ').includes(key)).map((key) => contractLines[key]);

const tickersOf = shareInWorld(async (client, name) => {
  const lists = await Promise.all(linesNamed(name).map((businessLine) => client.call(getContractTickers, { businessLine })));
  return lists.flatMap(({ tickers }) => tickers);
}, moving);

const daysOf = shareInWorld(async (client, name) => {
  const lists = await Promise.all(linesNamed(name).map((businessLine) => client.call(getContractSparklines, { businessLine })));
  return lists.flatMap(({ list }) => list);
}, resting);

/** The contracts of the lines of real money unless told otherwise. Null: the exchange does not answer. */
export async function loadContracts(lines: Lines = listedLines) {
  const loaded = await Promise.all([Promise.all(lines.map(contractsOf)), tickersOf(nameOf(lines))]).catch(() => null);
  if (loaded === null) return null;
  const [lists, tickers] = loaded;
  return { markets: lists.flat(), tickers };
}

/** A list can be drawn without its curves. */
export const loadDays = (lines: Lines = listedLines) => daysOf(nameOf(lines)).catch(() => []);
