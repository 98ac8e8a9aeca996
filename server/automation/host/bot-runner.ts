// Lets a bot decide, and sees to what follows: its state, its end, and what its owner is told.
import { BotState, StopReason } from '#lib/contract/bots/strategy-codes.ts';

import type { MarketId } from '#server/engine/ids.ts';

import type { BotPrices, ReasonParams, TermsProblem } from '../bot-kind.ts';
import { InstanceActions, addStep, type Sink } from '../instances/bot-actions.ts';
import { forgetWaits, legAt, noWaits, type Instance } from '../instances/instance.ts';
import type { KindActions, KindInput } from '../instances/run-kind.ts';
import type { BotHistory } from '../instruction.ts';
import type { BotLeg } from '../many-markets-kind.ts';
import type { MechanismReason } from '../mechanism-reasons.ts';
import { closeBot, newClosing } from './close-bot.ts';
import type { HourFiguresLog } from './hour-figures.ts';
import type { MarketBoard } from './market-board.ts';
import type { RunLog } from './run-log.ts';

/** An input without the moment, which the runner adds. */
export type Told = KindInput extends infer Input ? (Input extends unknown ? Omit<Input, 'timeMs' | 'prices'> : never) : never;

/** The moment in which something is told, and the leg that it is about. */
type Moment = { readonly timeMs: number; readonly prices: BotPrices; readonly leg: number };

type Parts = { readonly sink: Sink; readonly log: RunLog; readonly board: MarketBoard; readonly hours: HourFiguresLog };

export class BotRunner {
  readonly #parts: Parts;
  /** The time of the record that is being read. */
  timeMs = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  say(bot: Instance, code: MechanismReason, params: ReasonParams): void {
    this.#parts.log.say(bot, code, params);
  }

  /** It is not as it was, although nothing was told to it. */
  changed(bot: Instance): void {
    this.#parts.log.changed(bot);
  }

  /** Tells the owner of a copy that its leader has moved something which the copy may not follow. */
  tellOwner(bot: Instance, what: 'leader-margin' | 'leader-exit', marketId: MarketId): void {
    this.#parts.log.tell(bot, { what, marketId });
    this.#parts.log.changed(bot);
  }

  /** The kinds of notice that its owner gets from now on. Its journal has no row of it: the bot goes on as it does. */
  setNotices(bot: Instance, notices: Instance['notices']): void {
    bot.notices = notices;
    this.#parts.log.changed(bot);
  }

  /** A step of the mechanism's own. */
  step(bot: Instance, action: Parameters<typeof addStep>[1]): void {
    addStep(bot, action, true, this.#parts.sink);
  }

  /** A bot whose start was told; `problem`: why it is none. */
  begin(bot: Instance, problem: TermsProblem | null, histories: readonly BotHistory[]): void {
    if (problem === null) {
      for (const { leg, interval, lastOpenMs, closes, volumes } of histories)
        this.tell(bot, { type: 'history', interval, lastOpenMs, closes, volumes }, leg);
      return this.tell(bot, { type: 'start' });
    }
    this.say(bot, 'bot.start-refused', { field: problem.field, code: problem.code });
    this.#guarded(bot, () => {
      bot.stopReason = StopReason.cancelled;
    });
  }

  /** `leg`: the place of the market that it is about; 0 as well where it is about none. A bot that is at its end is told nothing any more. */
  tell(bot: Instance, input: Told, leg = 0): void {
    if (bot.closing !== null && input.type === 'time') bot.closing = { ...bot.closing, isDue: true };
    if (bot.stopReason !== null) return this.look(bot, input.type === 'market');
    this.run(bot, leg, (actions, at) => bot.kind.decide({ ...input, ...at }, actions));
  }

  run(bot: Instance, leg: number, act: (actions: KindActions, at: Moment) => void): void {
    const actions = new InstanceActions(bot, this.#parts.sink);
    this.#guarded(bot, () => act(actions, { timeMs: this.timeMs, prices: legAt(bot, leg).prices, leg }));
  }

  /** Gives a copy a market that its leader has come to. */
  widen(bot: Instance, leg: BotLeg): void {
    bot.kind.widen([leg]);
    bot.legs = [...bot.legs, leg];
    bot.waits = [...bot.waits, noWaits];
    this.arm(bot);
  }

  /** Brings the indexes up to the markets that a bot has by now. */
  arm(bot: Instance): void {
    this.#parts.board.arm(bot, this.timeMs);
  }

  /** Sees to a bot that is at its end. `again`: something has changed that stood in its way. */
  look(bot: Instance, again = false): void {
    if (again && bot.closing !== null) {
      bot.closing = newClosing;
      forgetWaits(bot);
    }
    this.#guarded(bot, () => undefined);
  }

  /** A kind that acts without a word does not leave its owner without one. */
  #sayActs(bot: Instance, steps: number): void {
    const action = bot.pending.at(-1)?.action.type ?? '';
    this.say(bot, 'bot.acts', { action, steps });
  }

  #guarded(bot: Instance, act: () => void): void {
    const { log, board, hours } = this.#parts;
    const { state: before, step, lastDecision, startedMs } = bot;
    log.changed(bot);
    try {
      act();
    } catch (fault) {
      // A fault in one kind must not stop the others; the same records give the same fault, so it replays.
      this.say(bot, 'bot.failed', { message: fault instanceof Error ? fault.message : String(fault) });
      bot.stopReason ??= StopReason.orderFailed;
    }
    if (bot.stopReason !== null && bot.state !== BotState.stopped) closeBot(this, bot);
    if (bot.step > step && bot.lastDecision === lastDecision) this.#sayActs(bot, bot.step - step);
    if (bot.stopReason !== null) board.arm(bot, this.timeMs);
    log.look(bot, before);
    if (startedMs === null && bot.startedMs !== null) hours.begin(bot, this.timeMs);
    if (before !== BotState.stopped && bot.state === BotState.stopped) hours.note(bot, this.timeMs);
  }
}
