// The futures that an operator lists, and their terms: data/contracts.json, read once and checked.
import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';

import { listed } from '../listed.ts';
import { liquidityClass } from '../market-data.ts';

const whole = z.number().check(z.int(), z.nonnegative());
const natural = z.number().check(z.int(), z.positive());
const ppm = whole.check(z.maximum(999_999));
const name = z.string().check(z.regex(/^[A-Z0-9]{2,10}$/));

/** Coins that only contracts know: the dollar that coin contracts are quoted in, and the play money of the demo. */
const contractAsset = z.object({
  code: name,
  name: z.string().check(z.minLength(1)),
  decimals: whole.check(z.maximum(8)),
  /** The coin whose price it has in the demo. Null: it is nobody's double. */
  like: z.nullable(name),
});

/** The activity of a contract, the amount of quote coin that its impact prices are for, and how far a perpetual trades from its index. */
const contractLiquidity = z.extend(liquidityClass, {
  impactUsd: natural,
  /** On average, and the standard deviation from there; in millionths of the index. */
  premiumPpm: z.number().check(z.int()),
  premiumSpreadPpm: whole,
});

/** The values that all contracts of a business line share. */
const contractLine = z.object({
  form: z.enum(['linear', 'coin', 'inverse']),
  quote: name,
  /** The part of a symbol that follows the base coin. */
  named: z.string().check(z.regex(/^[A-Z]{3,6}$/)),
  idSuffix: z.string().check(z.regex(/^[A-Z]{5,6}$/)),
  /** The limits of an order, in whole quote coins. */
  minAmount: natural,
  maxAmount: natural,
  makerFeePpm: ppm,
  takerFeePpm: ppm,
  openCostUpPpm: ppm,
  openFeeUpPpm: ppm,
  liquidationFeePpm: ppm,
  /** The farthest that the mark price may stand from the index. */
  premiumCapPpm: ppm,
  /** Decimals of amounts on screens, usual and finest. */
  propertyPlace: whole,
  propertyHighPlace: whole,
});
export type ContractLine = z.output<typeof contractLine>;

const lineName = z.enum(['usdt', 'usd', 'usdc', 'demoUsdt', 'demoUsd', 'demoUsdc']);

const tierTable = z.object({
  /** The origin of the numbers. Null: made up. */
  source: z.nullable(z.string()),
  /** Value in whole quote coins that a slice goes up to (included), most leverage, maintenance in millionths. */
  slices: z.array(z.tuple([natural, natural, ppm])).check(z.minLength(1)),
});
type TierTable = z.output<typeof tierTable>;

const terms = {
  symbol: z.string(),
  line: lineName,
  base: name,
  priceDecimals: whole,
  quantityDecimals: whole,
  minQuantityLots: natural,
  maxQuantityLots: natural,
  tiers: z.string(),
  priceBandPpm: ppm,
  liquidity: z.string(),
  /** The parts that are taken from a venue; the rest is assumed. */
  sourced: z.array(z.enum(['precision', 'limits', 'tiers', 'band', 'funding'])),
};

const dated = z.object(terms);
export type DatedProfile = z.output<typeof dated>;

const perpetual = z.object({
  ...terms,
  listed,
  fundingHours: z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(8)]),
  fundingCapE8: natural,
});
export type PerpetualProfile = z.output<typeof perpetual>;

const contractData = z.object({
  assumptions: z.array(z.string()),
  assets: z.array(contractAsset),
  liquidity: z.record(z.string(), contractLiquidity),
  lines: z.record(lineName, contractLine),
  tiers: z.record(z.string(), tierTable),
  perpetuals: z.array(perpetual),
  delivery: z.object({ closeOnlyMinutes: whole, feePpm: ppm, averagingMinutes: natural }),
  /** Listed again and again by the calendar: their symbols get the day of settlement. */
  dated: z.array(dated),
});
export type ContractData = z.output<typeof contractData>;

/** Slices must grow, with less leverage and more maintenance each, and never ask for more to stay than was needed to open. */
function tierProblem(tableName: string, { slices }: TierTable): string[] {
  let [floor, above, below] = [0, Number.POSITIVE_INFINITY, 0];
  for (const [upTo, leverage, maintenancePpm] of slices) {
    if (upTo <= floor || leverage >= above || maintenancePpm <= below) return [`tiers ${tableName} do not rise at ${upTo}`];
    if (maintenancePpm * leverage >= 1_000_000) return [`tiers ${tableName} keep more than the initial margin at ${upTo}`];
    [floor, above, below] = [upTo, leverage, maintenancePpm];
  }
  return [];
}

function problemsOf({ assets, liquidity, lines, tiers, perpetuals, dated: datedOnes }: ContractData): string[] {
  const contracts = [...perpetuals, ...datedOnes];
  const isTwice = (names: readonly string[]): boolean => new Set(names).size < names.length;
  return [
    ...(isTwice(assets.map(({ code }) => code)) ? ['an asset is listed twice'] : []),
    ...(isTwice(perpetuals.map(({ symbol }) => symbol)) ? ['a perpetual is listed twice'] : []),
    ...(isTwice(datedOnes.map(({ symbol }) => symbol)) ? ['a dated contract is listed twice'] : []),
    ...Object.entries(tiers).flatMap(([tableName, table]) => tierProblem(tableName, table)),
    ...contracts.flatMap((contract) => [
      ...(contract.symbol === contract.base + lines[contract.line].named ? [] : [`${contract.symbol} is not named after its coins`]),
      ...(contract.minQuantityLots <= contract.maxQuantityLots ? [] : [`${contract.symbol} has a minimum above its maximum`]),
      ...(tiers[contract.tiers] === undefined ? [`${contract.symbol} has unknown tiers ${contract.tiers}`] : []),
      ...(liquidity[contract.liquidity] === undefined ? [`${contract.symbol} has an unknown liquidity ${contract.liquidity}`] : []),
    ]),
  ];
}

/**
 * Refuses (Error naming the place) what is no list of contracts, or one whose parts do not fit each other.
 * @internal
 */
export function parseContractData(value: unknown): ContractData {
  const parsed = z.safeParse(contractData, value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`contract data: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}`);
  }
  const problem = problemsOf(parsed.data)[0];
  if (problem !== undefined) throw new Error(`contract data: ${problem}`);
  return parsed.data;
}

let loaded: ContractData | null = null;

/** The list that ships with the product. */
export function loadContractData(): ContractData {
  loaded ??= parseContractData(JSON.parse(readFileSync(new URL('../data/contracts.json', import.meta.url), 'utf8')));
  return loaded;
}
