// Tells a bot that runs what its owner has said.
import type { BotEdit } from '#lib/contract/bots/bot-terms.ts';
import { unitsOf } from '#server/engine/units.ts';

import type { Instruction } from '../instruction.ts';
import { fitsLine } from '../instances/fits-line.ts';
import { legAt, noWaits, type Instance } from '../instances/instance.ts';
import { marketWallet } from '../instances/market-wallet.ts';
import type { BotLeg } from '../many-markets-kind.ts';
import type { BotRunner } from './bot-runner.ts';
import { keepShare, tellShare } from './share-changes.ts';
import type { Sources } from './start-bot.ts';

export function instruct(runner: BotRunner, bot: Instance, name: string, told: Instruction | null, sources: Sources): void {
  if (told === null) return runner.say(bot, 'bot.not-understood', { name });
  // A message is nothing that its owner has said: the end of a bot is not begun anew by it.
  if (told.action === 'message') return runner.tell(bot, { type: 'message', text: told.text, arrivedMs: told.arrivedMs });
  // A bot that is at its end only goes on with it.
  if (bot.stopReason !== null) return runner.look(bot, true);
  if (told.action === 'start' || told.action === 'history') return;
  if (told.action === 'share') return tellShare(runner, bot, told);
  if (told.action === 'stop' || told.action === 'last-round') keepShare(runner, bot);
  if (told.action === 'set-notices') return runner.setNotices(bot, told.notices);
  if (told.action === 'edit') return edit(runner, bot, told.edit, furtherLegs(bot, told.marketIds ?? [], sources));
  if (told.action !== 'add-funds') return runner.tell(bot, { type: 'owner', ...told });
  runner.run(bot, 0, (actions, at) => {
    const wallet = marketWallet(legAt(bot, 0).market);
    runner.step(bot, { type: 'take-funds', assetId: told.assetId, units: unitsOf(told.units), wallet });
    bot.kind.decide({ type: 'owner', ...told, ...at }, actions);
  });
}

/** The markets that an edit brings, behind those that the bot has. Null: the kind cannot have them. */
function furtherLegs({ legs, strategyType }: Instance, marketIds: readonly number[], { kindOf, legOf }: Sources): readonly BotLeg[] | null {
  if (marketIds.length === 0) return [];
  const entry = kindOf(strategyType);
  const all = marketIds.flatMap((marketId) => legOf(marketId) ?? []);
  const isBehind = legs.every(({ market }, place) => market.marketId === all[place]?.market.marketId);
  const markets = all.map(({ market }) => market);
  return entry !== null && isBehind && all.length === marketIds.length && fitsLine(entry, markets) ? all.slice(legs.length) : null;
}

function edit(runner: BotRunner, bot: Instance, change: BotEdit, further: readonly BotLeg[] | null): void {
  if (further === null) return runner.say(bot, 'bot.edit-refused', { field: 'markets', code: 'marketWithoutBots' });
  const [problem] = bot.kind.checkEdit(change, further);
  if (problem !== undefined) return runner.say(bot, 'bot.edit-refused', { field: problem.field, code: problem.code });
  bot.legs = [...bot.legs, ...further];
  bot.waits = [...bot.waits, ...further.map(() => noWaits)];
  runner.run(bot, 0, (actions, { timeMs }) => {
    bot.terms = bot.kind.edit(change, further, timeMs, actions);
  });
  if (further.length > 0) runner.arm(bot);
}
