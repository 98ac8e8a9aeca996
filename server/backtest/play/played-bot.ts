// A bot as a backtest sees it: the very code that runs live, with its state inside.
import type { BotActions, BotFigures, BotInput } from '#server/automation/bot-kind.ts';

/** Owners tell nothing in a backtest: there is no change for it to be told of. */
export type PlayedInput = BotInput<never>;

export type PlayedBot = {
  decide(input: PlayedInput, actions: BotActions): void;
  figures(): BotFigures;
};
