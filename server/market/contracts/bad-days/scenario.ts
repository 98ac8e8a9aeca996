// Bad days on demand: a crash, a squeeze, a frozen index, a funding spike, a thin book, a gap, each the same from the same seed.
import { seedOf, uniformAt } from '../../paths/noise.ts';

/** Those of a market that everybody shares. */
export const SharedScenarioKind = {
  crash: 'crash',
  squeeze: 'squeeze',
  frozenIndex: 'frozen-index',
  fundingSpike: 'funding-spike',
} as const;
export type SharedScenarioKind = (typeof SharedScenarioKind)[keyof typeof SharedScenarioKind];

/** The last two take from everybody who trades there: they are for a world of one's own. */
export const ScenarioKind = { ...SharedScenarioKind, thinBook: 'thin-book', gap: 'gap' } as const;
export type ScenarioKind = (typeof ScenarioKind)[keyof typeof ScenarioKind];

export type Scenario = { readonly kind: ScenarioKind; readonly seed: string; readonly startMs: number };
export type SharedScenario = Scenario & { readonly kind: SharedScenarioKind };

/** The shares of its usual levels, and of what is usually in each, that the house has in its books. */
export type BookShare = { readonly levels: number; readonly amounts: number };

/** The effect of a scenario at a moment. */
export type Bend = {
  /** The true price is multiplied by this. */
  readonly priceFactor: number;
  /** The contract trades this share above the index (below zero: under it). */
  readonly premium: number;
  /** The sources say what they said at this time, with its time stamps: they grow old. Null: they speak. */
  readonly sourcesStopMs: number | null;
  readonly book: BookShare;
};

export const calm: Bend = { priceFactor: 1, premium: 0, sourcesStopMs: null, book: { levels: 1, amounts: 1 } };
const minuteMs = 60_000;

/** From 0 to 1 in a time, slowly at both ends. */
function ease(share: number): number {
  const held = Math.max(0, Math.min(1, share));
  return held * held * (3 - 2 * held);
}

/** Up in one time, held for another, and down in a third. */
function hill(sinceMs: number, upMs: number, holdMs: number, downMs: number): number {
  return Math.min(ease(sinceMs / upMs), 1 - ease((sinceMs - upMs - holdMs) / downMs));
}

/** Between two numbers, by the seed. */
const between = ({ seed, kind }: Scenario, which: number, min: number, max: number): number =>
  min + uniformAt(seedOf(`${seed}/${kind}`), which, 0) * (max - min);

/** Down by 18 to 30 % within a minute and a half, the contract under the index, and back over two hours. */
function crash(scenario: Scenario, sinceMs: number): Bend {
  const depth = between(scenario, 1, 0.18, 0.3);
  return {
    ...calm,
    priceFactor: 1 - depth * hill(sinceMs, 1.5 * minuteMs, 3 * minuteMs, 120 * minuteMs),
    premium: -between(scenario, 2, 0.005, 0.015) * hill(sinceMs, minuteMs, 3 * minuteMs, 20 * minuteMs),
  };
}

/** Up by 15 to 25 % within four minutes, the contract ahead of the index, and back over an hour and a half. */
function squeeze(scenario: Scenario, sinceMs: number): Bend {
  const height = between(scenario, 1, 0.15, 0.25);
  return {
    ...calm,
    priceFactor: 1 + height * hill(sinceMs, 4 * minuteMs, 2 * minuteMs, 90 * minuteMs),
    premium: between(scenario, 2, 0.008, 0.02) * hill(sinceMs, 2 * minuteMs, 4 * minuteMs, 15 * minuteMs),
  };
}

/** Every source stops for two to four minutes, and then speaks again. */
function frozenIndex(scenario: Scenario, sinceMs: number): Bend {
  const lengthMs = between(scenario, 1, 2, 4) * minuteMs;
  return sinceMs < lengthMs ? { ...calm, sourcesStopMs: scenario.startMs } : calm;
}

/** The contract stands 0.8 to 1.2 % from the index for most of nine hours, so that whole intervals come to the cap; over or under it. */
function fundingSpike(scenario: Scenario, sinceMs: number): Bend {
  const side = between(scenario, 2, -1, 1) < 0 ? -1 : 1;
  const height = between(scenario, 1, 0.008, 0.012);
  return { ...calm, premium: side * height * hill(sinceMs, 5 * minuteMs, 9 * 60 * minuteMs, 15 * minuteMs) };
}

/** The house leaves a tenth to a quarter of its levels, and 2 to 8 % of the usual amount in each, for half an hour to an hour. */
function thinBook(scenario: Scenario, sinceMs: number): Bend {
  const lengthMs = between(scenario, 1, 30, 60) * minuteMs;
  const book = { levels: between(scenario, 2, 0.1, 0.25), amounts: between(scenario, 3, 0.02, 0.08) };
  return sinceMs < lengthMs ? { ...calm, book } : calm;
}

/** Another price from one step to the next, 6 to 12 % away, up or down; half an hour there, and back over an hour and a half. */
function gap(scenario: Scenario, sinceMs: number): Bend {
  const side = between(scenario, 2, -1, 1) < 0 ? -1 : 1;
  const left = 1 - ease((sinceMs - 30 * minuteMs) / (90 * minuteMs));
  return { ...calm, priceFactor: 1 + side * between(scenario, 1, 0.06, 0.12) * left };
}

const bends: Readonly<Record<ScenarioKind, (scenario: Scenario, sinceMs: number) => Bend>> = {
  [ScenarioKind.crash]: crash,
  [ScenarioKind.squeeze]: squeeze,
  [ScenarioKind.frozenIndex]: frozenIndex,
  [ScenarioKind.fundingSpike]: fundingSpike,
  [ScenarioKind.thinBook]: thinBook,
  [ScenarioKind.gap]: gap,
};

/** The effect of a scenario at a time: none before its start, and in the end none again. */
export function bendAt(scenario: Scenario, timeMs: number): Bend {
  return timeMs < scenario.startMs ? calm : bends[scenario.kind](scenario, timeMs - scenario.startMs);
}

const lastsMs: Readonly<Record<ScenarioKind, number>> = {
  [ScenarioKind.crash]: 124.5 * minuteMs,
  [ScenarioKind.squeeze]: 96 * minuteMs,
  [ScenarioKind.frozenIndex]: 4 * minuteMs,
  [ScenarioKind.fundingSpike]: 9 * 60 * minuteMs + 20 * minuteMs,
  [ScenarioKind.thinBook]: 60 * minuteMs,
  [ScenarioKind.gap]: 120 * minuteMs,
};

/** From then on it does nothing any more. */
export const scenarioEndMs = ({ kind, startMs }: Scenario): number => startMs + lastsMs[kind];
