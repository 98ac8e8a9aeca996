// The alerts of signal bots as calls see them: their webhooks, what becomes of a message, and the inbox.
import type { SignalAlert } from '#lib/contract/bots/signal/signal-alert.ts';
import type { ArrivalFate, SignalInboxRow } from '#lib/contract/bots/signal/signal-inbox.ts';
import type { SignalReading } from '#lib/contract/bots/signal/read-signal-message.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { OwnedBot } from '../bots.ts';

export type FateParams = Readonly<Record<string, string | number>>;

/** Result of a message when it arrived. `alert` null: it could not be read, or names none of the bot's markets. */
export type Arrival =
  | { readonly fate: null; readonly alert: SignalAlert }
  | { readonly fate: ArrivalFate; readonly params: FateParams; readonly alert: SignalAlert | null };

export type SignalPage = {
  /** The cursor of the page before; null: from the newest on. */
  readonly before: string | null;
  readonly limit: number;
};

export type Signals = {
  /** Null: no bot has this number, or one of another kind. */
  find(strategyId: AccountId): OwnedBot | null;
  /** Reads a message as the bot has it: by its own mapping, and for its own sides. */
  read(bot: OwnedBot, text: string): SignalReading;
  token(bot: OwnedBot): Promise<string>;
  /** Makes another token; the one before is good for nothing from now on. */
  renewToken(bot: OwnedBot): Promise<string>;
  isRight(bot: OwnedBot, token: string | null): Promise<boolean>;
  /** Writes into the inbox that somebody has sent a message without the right token. */
  noteWrongToken(bot: OwnedBot, reading: SignalReading, arrivedMs: number): Promise<void>;
  /** The result that a message would have if it arrived now. */
  look(bot: OwnedBot, reading: SignalReading, arrivedMs: number): Promise<Arrival>;
  /** Tells the bot, through the journal, or writes into the inbox why not. Of what the bot does nothing is waited for. */
  receive(bot: OwnedBot, reading: SignalReading, arrivedMs: number, source: SignalAlert['source']): Promise<Arrival>;
  /** Tells a bot an earlier alert again, as if it had been sent now. */
  replay(bot: OwnedBot, alert: SignalAlert, nowMs: number): Promise<Arrival>;
  /** Newest first, those that have come while it ran and those that it was never told of. */
  inbox(bot: OwnedBot, page: SignalPage): Promise<{ readonly list: readonly SignalInboxRow[]; readonly next: string | null }>;
  /** An alert of the inbox; null: there is none, or it could not be read. */
  alert(bot: OwnedBot, alertId: string): Promise<SignalAlert | null>;
};
