// The codes of bots: their kinds, the state that one is in, and why it has stopped.
import { termsKinds } from './terms-kinds.ts';

type KindOfTerms = (typeof termsKinds)[keyof typeof termsKinds];
type Types = { readonly [Each in KindOfTerms as Each['kind']]: Each['types'] }[KindOfTerms['kind']];
type NameOf<Some> = Some extends unknown ? keyof Some & string : never;
type NumberOf<Some, Name extends string> = Some extends Readonly<Record<Name, { readonly strategyType: infer One }>> ? One : never;
type Numbers = { readonly [Name in NameOf<Types>]: NumberOf<Types, Name> };

/** By the names that their kinds have for them. */
function numbersOf(kinds: typeof termsKinds): Numbers;
function numbersOf(kinds: Readonly<Record<string, Pick<KindOfTerms, 'types'>>>): Readonly<Record<string, number>> {
  const types = Object.values(kinds).flatMap((kind) => Object.entries(kind.types));
  return Object.fromEntries(types.map(([name, { strategyType }]) => [name, strategyType]));
}

/** The types of bots that stand, by the numbers of the specification. */
export const StrategyType = numbersOf(termsKinds);
export type StrategyType = (typeof StrategyType)[keyof typeof StrategyType];

/** The code of the specification. 5 is told for a bot that stands: out of range, paused, or in a market that does not trade. */
export const StrategyStatus = {
  unstarted: 1,
  initializing: 2,
  running: 3,
  terminate: 4,
  standing: 5,
  terminating: 6,
  terminated: 8,
} as const;
export type StrategyStatus = (typeof StrategyStatus)[keyof typeof StrategyStatus];

/** The state of a bot in words of ours: finer than the code. */
export const BotState = {
  /** Waits for its trigger: a price, a time, an indicator. */
  waiting: 'waiting',
  /** Takes its funds over and opens its first orders. */
  starting: 'starting',
  running: 'running',
  /** The price is beyond its range. It keeps what it holds and goes on when the price comes back. */
  outOfRange: 'out-of-range',
  /** Its owner has paused it: no order of it stands in the book. */
  paused: 'paused',
  /** Its market takes no orders at the moment. */
  halted: 'halted',
  /** Cancels, sells if it was told to, and gives its funds back. */
  stopping: 'stopping',
  stopped: 'stopped',
} as const;
export type BotState = (typeof BotState)[keyof typeof BotState];

export const statusOfState: Readonly<Record<BotState, StrategyStatus>> = {
  [BotState.waiting]: StrategyStatus.unstarted,
  [BotState.starting]: StrategyStatus.initializing,
  [BotState.running]: StrategyStatus.running,
  [BotState.outOfRange]: StrategyStatus.standing,
  [BotState.paused]: StrategyStatus.standing,
  [BotState.halted]: StrategyStatus.standing,
  [BotState.stopping]: StrategyStatus.terminating,
  [BotState.stopped]: StrategyStatus.terminated,
};

/** Why a bot has stopped. */
export const StopReason = {
  insufficientBalance: 'insufficient-balance',
  manual: 'manual',
  takeProfit: 'take-profit',
  stopLoss: 'stop-loss',
  /** Called off before it had begun. */
  cancelled: 'cancelled',
  /** The same refusal several times in a row. */
  orderFailed: 'order-failed',
  /** Its market is listed no more, or its contract was delivered. */
  delisted: 'delisted',
  assetsFailed: 'assets-failed',
  maxStopPrice: 'max-stop-price',
  minStopPrice: 'min-stop-price',
  liquidated: 'liquidated',
  movingGrid: 'moving-grid',
  /** Funding pays less than its owner asks for, or the two prices have come together. */
  arbitrage: 'arbitrage',
  /** The round that it was told to be its last one is over. */
  roundEnded: 'round-ended',
  trailingStop: 'trailing-stop',
  /** The average price of its first orders was further from the market than its owner allows. */
  priceLimit: 'price-limit',
  /** So much has been put in as its owner wanted. */
  totalReached: 'total-reached',
  /** The leader that it copied has stopped leading. */
  followEnded: 'follow-ended',
} as const;
export type StopReason = (typeof StopReason)[keyof typeof StopReason];

/** The numbers of the specification, in its order of names. 18 and above are ours. */
export const stopReasonCodes: Readonly<Record<StopReason, number>> = {
  [StopReason.insufficientBalance]: 1,
  [StopReason.manual]: 2,
  [StopReason.takeProfit]: 3,
  [StopReason.stopLoss]: 4,
  [StopReason.cancelled]: 5,
  [StopReason.followEnded]: 6,
  [StopReason.orderFailed]: 9,
  [StopReason.delisted]: 10,
  [StopReason.assetsFailed]: 11,
  [StopReason.maxStopPrice]: 12,
  [StopReason.minStopPrice]: 13,
  [StopReason.liquidated]: 14,
  [StopReason.movingGrid]: 15,
  [StopReason.arbitrage]: 17,
  [StopReason.roundEnded]: 18,
  [StopReason.trailingStop]: 19,
  [StopReason.priceLimit]: 20,
  [StopReason.totalReached]: 21,
};
