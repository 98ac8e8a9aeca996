// The port by which the rest of the house looks at the bots of a venue. What changes them goes into the journal as commands of the core.
import type { Side } from '#lib/contract/enums.ts';
import type { AccountId, MarketId, OrderId } from '#server/engine/ids.ts';
import type { Ticks } from '#server/engine/units.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';

import type { BotRecord, BotView } from './bot-view.ts';
import type { InstructionOutcome } from './instruction-outcome.ts';
import type { OwnNotice } from './many-markets-kind.ts';

/** Something that its owner may be told of. */
export type BotNotice = {
  readonly strategyId: AccountId;
  readonly ownerId: AccountId;
  readonly timeMs: number;
  /** The number of the journal's command that it followed from: with `what` and the bot it names the notice. */
  readonly sequence: number;
} & (
  | { readonly what: 'started' | 'stopped' | 'out-of-range' | 'back-in-range' | 'near-liquidation' | 'refused' }
  /** Copies: their leader has moved margin, or his take profit or stop loss, in a market. */
  | { readonly what: 'leader-margin' | 'leader-exit'; readonly marketId: MarketId }
  | { readonly what: OwnNotice; readonly marketId: MarketId }
  /** At the price of its last trade. */
  | { readonly what: 'filled'; readonly side: Side; readonly marketId: MarketId; readonly priceTicks: Ticks; readonly orderId: OrderId }
);

export type BotChanges = { readonly bots: readonly BotRecord[]; readonly notices: readonly BotNotice[] };

export type AutomationLag = {
  /** The last command of the journal that bots have seen, and the last one that was handed to them. */
  readonly seen: number;
  readonly handed: number;
  /** Commands that were sent to the core and are not back, and those that wait to be sent. */
  readonly inFlight: number;
  readonly waiting: number;
  /** Null, or what is wrong. */
  readonly problem: string | null;
};

export type AutomationLoad = {
  /** Bots that have not ended. */
  readonly running: number;
  /** Bytes of their thread. */
  readonly memory: number;
};

/** The bots of a venue for those who ask. */
export type KnownBots = {
  /** Null: there is no bot with this number, or one of its markets is not listed any more. */
  bot(strategyId: AccountId): BotView | null;
  /** Running and ended ones, newest first. */
  botsOf(ownerId: AccountId): readonly BotView[];
  /** As it was when it last changed, also where one of its markets is not listed any more. Null: there is none with this number. */
  record(strategyId: AccountId): BotRecord | null;
  /** Ended bots with a market that is not listed any more: nothing else tells of them, because nobody can value what they had. */
  unlistedOf(ownerId: AccountId): readonly BotView[];
  /** The bots that were started as copies of one, running and ended ones. */
  copiesOf(strategyId: AccountId): readonly BotView[];
  /** Bots that are not the same any more. Returns how to stop. */
  onChanged(listener: (changes: BotChanges) => void): () => void;
  /** Resolves when the bots have seen what the journal's command caused, or after 5 s. */
  caughtUp(sequence: number): Promise<void>;
  /** The outcome of an instruction, by its name. Null: it is not known within the limit; what becomes of it will stand in the bot's journal. */
  outcomeOf(strategyId: AccountId, name: string, limitMs: number): Promise<InstructionOutcome['result'] | null>;
  /** Resolves when the rows of all readers up to the command are in the database, or after 5 s; at once where nothing can be written. */
  written(sequence: number): Promise<void>;
  /** Markets with a bot that has not ended. `but`: the bots of this owner do not count. */
  watched(but?: AccountId): ReadonlySet<MarketId>;
  /** Stops every bot of an owner, gives back what they hold as it is, and waits until they have ended, at most 10 s. True: all have. */
  stopAllOf(ownerId: AccountId): Promise<boolean>;
  lag(): AutomationLag;
  load(): Promise<AutomationLoad>;
};

/** The same for those who open and close them. */
export type Automation = KnownBots & {
  /** Everything to the journal's end was handed over: from now on bots act. */
  start(client: ExchangeClient): void;
  close(): Promise<void>;
};
