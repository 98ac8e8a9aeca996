// The business lines of contracts, as addresses, channel keys and lists name them.
import { BusinessLine } from './enums.ts';

/** /futures/usdt/…, channel key 'usdt'. */
export const contractLines = {
  usdt: BusinessLine.usdt,
  usd: BusinessLine.usd,
  usdc: BusinessLine.usdc,
  susdt: BusinessLine.demoUsdt,
  susd: BusinessLine.demoUsd,
  susdc: BusinessLine.demoUsdc,
} as const;
export type ContractLineKey = keyof typeof contractLines;
export type ContractBusinessLine = (typeof contractLines)[ContractLineKey];

export const contractLineKeys = ['usdt', 'usd', 'usdc', 'susdt', 'susd', 'susdc'] as const satisfies readonly ContractLineKey[];

const keys = new Map<number, ContractLineKey>(contractLineKeys.map((key) => [contractLines[key], key]));

/** Undefined for a line that is none of contracts. */
export const lineKeyOf = (line: number): ContractLineKey | undefined => keys.get(line);

export const isContractLineKey = (text: string): text is ContractLineKey => Object.hasOwn(contractLines, text);

const suffixes: Readonly<Record<string, ContractLineKey>> = {
  UMCBL: 'usdt',
  DMCBL: 'usd',
  CMCBL: 'usdc',
  SUMCBL: 'susdt',
  SDMCBL: 'susd',
  SCMCBL: 'susdc',
};

/** BTCUSDT_UMCBL is of 'usdt'; undefined for a market of spot. */
export const lineOfSymbolId = (symbolId: string): ContractLineKey | undefined => suffixes[symbolId.slice(symbolId.lastIndexOf('_') + 1)];

/** Play money on both sides. */
export const isDemoLine = (line: number): boolean =>
  line === BusinessLine.demoUsdt || line === BusinessLine.demoUsd || line === BusinessLine.demoUsdc;
