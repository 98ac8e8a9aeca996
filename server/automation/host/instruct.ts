// Tells a bot that runs what its owner has said.
import type { BotEdit } from '#lib/contract/bots/bot-terms.ts';
import { unitsOf } from '#server/engine/units.ts';

import { readInstruction } from '../instruction.ts';
import { legAt, type Instance } from '../instances/instance.ts';
import { marketWallet } from '../instances/market-wallet.ts';
import type { BotRunner } from './bot-runner.ts';

export function instruct(runner: BotRunner, bot: Instance, name: string, text: string): void {
  const told = readInstruction(text);
  if (told === null) return runner.say(bot, 'bot.not-understood', { name });
  // A message is nothing that its owner has said: the end of a bot is not begun anew by it.
  if (told.action === 'message') return runner.tell(bot, { type: 'message', text: told.text, arrivedMs: told.arrivedMs });
  // A bot that is at its end only goes on with it.
  if (bot.stopReason !== null) return runner.look(bot, true);
  if (told.action === 'start' || told.action === 'history') return;
  if (told.action === 'edit') return edit(runner, bot, told.edit);
  if (told.action !== 'add-funds') return runner.tell(bot, { type: 'owner', ...told });
  runner.run(bot, 0, (actions, at) => {
    const wallet = marketWallet(legAt(bot, 0).market);
    runner.step(bot, { type: 'take-funds', assetId: told.assetId, units: unitsOf(told.units), wallet });
    bot.kind.decide({ type: 'owner', ...told, ...at }, actions);
  });
}

function edit(runner: BotRunner, bot: Instance, change: BotEdit): void {
  const [problem] = bot.kind.checkEdit(change);
  if (problem !== undefined) return runner.say(bot, 'bot.edit-refused', { field: problem.field, code: problem.code });
  runner.run(bot, 0, (actions, { timeMs }) => {
    bot.terms = bot.kind.edit(change, timeMs, actions);
  });
}
