// An attempt at the programme as it is after a record: what is held, what was done, and the figures that its rules go by.
import type { AttemptState, ProgrammeGoal, ProgrammeLimit } from '#lib/contract/trader-pro/programme-rules.ts';
import type { HoldSide } from '#lib/contract/enums.ts';
import type { AccountId, AssetId, MarketId, OrderId } from '#server/engine/ids.ts';
import type { Mark } from '../equity/unrealised-units.ts';

export type HeldPosition = {
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly holdSide: HoldSide;
  readonly lots: number;
  readonly entryValue: number;
  /** The margin behind it alone; null: cross. */
  readonly isolatedUnits: bigint | null;
  readonly leverage: number;
};

/** An order that is not over. */
type OpenOrder = {
  readonly hasTraded: boolean;
  /** The gain of what it has closed, before fees, in the smallest units of its coin; null: it has closed nothing. */
  readonly result: bigint | null;
};

/** The cost of a coin that was bought: of so many lots, so many units of USDT. */
type CoinCost = { readonly lots: bigint; readonly units: bigint };

type AttemptDay = { readonly dayMs: number; readonly startUnits: bigint; readonly endUnits: bigint };

/** Changed in place, record by record. Money in the smallest units of USDT where nothing else is said. */
export type Attempt = {
  readonly accountId: AccountId;
  readonly participant: string;
  readonly number: number;
  readonly startedSequence: number;
  readonly startedMs: number;
  readonly startUnits: bigint;
  state: AttemptState;
  ended: { readonly sequence: number; readonly timeMs: number } | null;
  /** The accounts of its bots. */
  readonly strategies: Set<AccountId>;
  /** The coins that its trading has made of the first balance, in units of each: what came from outside is not in it. */
  readonly coins: Map<AssetId, bigint>;
  /** The last price of each such coin since it is held, in ticks of its market in USDT. */
  readonly prices: Map<AssetId, number>;
  readonly positions: Map<string, HeldPosition>;
  /** The last mark of each contract since a position is held in it. */
  readonly marks: Map<MarketId, Mark>;
  readonly orders: Map<OrderId, OpenOrder>;
  readonly costs: Map<AssetId, CoinCost>;
  /** Positions that have grown and could not be valued yet. */
  readonly unjudged: Set<string>;
  equityUnits: bigint;
  peakUnits: bigint;
  fellFromUnits: bigint;
  fellToUnits: bigint;
  dayMs: number;
  dayStartUnits: bigint;
  days: readonly AttemptDay[];
  tradedOrders: number;
  closes: number;
  wins: number;
  /** The day of the last alert of each limit; of the total loss, which is no day's, of the only one. */
  readonly alertedMs: Map<ProgrammeLimit, number>;
};

/** A piece of news about an attempt. */
export type AttemptNews = {
  readonly accountId: AccountId;
  readonly sequence: number;
  readonly timeMs: number;
  readonly kind: 'alert' | 'passed' | 'failed' | 'reset';
  readonly rule: ProgrammeLimit | ProgrammeGoal | '';
  /** Money, or a number of days or orders. */
  readonly value: bigint;
  readonly limit: bigint;
};

export const dayLength = 86_400_000;
const dayOf = (timeMs: number): number => timeMs - (timeMs % dayLength);

type Start = Pick<Attempt, 'accountId' | 'participant' | 'number' | 'startedSequence' | 'startedMs' | 'startUnits'>;

export function newAttempt(start: Start, coins: Attempt['coins']): Attempt {
  const { startUnits, startedMs } = start;
  return {
    ...start,
    state: 'running',
    ended: null,
    strategies: new Set(),
    coins,
    prices: new Map(),
    positions: new Map(),
    marks: new Map(),
    orders: new Map(),
    costs: new Map(),
    unjudged: new Set(),
    equityUnits: startUnits,
    peakUnits: startUnits,
    fellFromUnits: startUnits,
    fellToUnits: startUnits,
    dayMs: dayOf(startedMs),
    dayStartUnits: startUnits,
    days: [],
    tradedOrders: 0,
    closes: 0,
    wins: 0,
    alertedMs: new Map(),
  };
}

export const greenDaysOf = ({ days }: Pick<Attempt, 'days'>): number => days.filter((day) => day.endUnits > day.startUnits).length;
