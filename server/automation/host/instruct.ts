// Tells a bot that runs what its owner has said.
import type { BotEdit } from '#lib/contract/bots/bot-terms.ts';
import { Wallet } from '#lib/contract/enums.ts';
import { unitsOf } from '#server/engine/units.ts';

import { readInstruction } from '../instruction.ts';
import { isContractBot, type Instance } from '../instances/instance.ts';
import type { BotRunner } from './bot-runner.ts';

export function instruct(runner: BotRunner, bot: Instance, name: string, text: string): void {
  const told = readInstruction(text);
  if (told === null) return runner.say(bot, 'bot.not-understood', { name });
  // A bot that is at its end only goes on with it.
  if (bot.stopReason !== null) return runner.look(bot, true);
  if (told.action === 'start') return;
  if (told.action === 'set-notices') return runner.setNotices(bot, told.notices);
  if (told.action === 'edit') return edit(runner, bot, told.edit);
  if (told.action !== 'add-funds') return runner.tell(bot, { type: 'owner', ...told });
  runner.run(bot, (actions, at) => {
    const wallet = isContractBot(bot) ? Wallet.futures : Wallet.spot;
    runner.step(bot, { type: 'take-funds', assetId: told.assetId, units: unitsOf(told.units), wallet });
    bot.kind.decide({ type: 'owner', ...told, ...at }, actions);
  });
}

function edit(runner: BotRunner, bot: Instance, change: BotEdit): void {
  const [problem] = bot.kind.checkEdit(change, runner.pricesOf(bot));
  if (problem !== undefined) return runner.say(bot, 'bot.edit-refused', { field: problem.field, code: problem.code });
  runner.run(bot, (actions, at) => {
    bot.terms = bot.kind.edit(change, at, actions);
  });
}
