// A bot as a backtest sees it: the very code that runs live, with its state inside.
import type { BotFigures, BotInput } from '#server/automation/bot-kind.ts';
import type { KindActions } from '#server/automation/instances/run-kind.ts';

/** Owners tell nothing in a backtest: there is no change for it to be told of. */
export type PlayedInput = BotInput<never> & { readonly leg: number };

export type PlayedBot = {
  decide(input: PlayedInput, actions: KindActions): void;
  figures(): BotFigures;
};
