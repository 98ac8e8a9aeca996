// Reads a template of an alert for a signal bot, and gives the bot the mapping that it was read by.
import { readTemplate } from '#lib/contract/bots/signal/signal-template.ts';
import { signalForm } from '#lib/contract/calls/v1/trigger/strategy/tv/form.ts';
import { findSignalBot } from '#server/answers/bots/signal/find-signal-bot.ts';
import { tellBot } from '#server/answers/bots/tell-bot.ts';
import { Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSignalForm = serveUser(
  signalForm,
  ['bots', 'newReference', 'signals', 'listings', 'now'],
  async (request, session, rooms) => {
    const { strategyId, clientOid, template, mapping, save } = request;
    const bot = findSignalBot(rooms, session, strategyId);
    if (bot instanceof Refusal) return bot;
    const direction = bot.terms.kind === 'signal' ? bot.terms.terms.direction : 'both';
    const { symbol } = rooms.listings.market(bot.marketId);
    const reading = readTemplate(template, { direction, mapping }, { nowMs: rooms.now(), symbol });
    if (!save) return { ...reading, outcome: null };
    // Back to the usual names goes whatever the template is.
    if (mapping !== null && reading.problem !== null)
      return refuseField('mapping', `does not read the template: ${reading.problem.field} ${reading.problem.reason}`);
    const told = await tellBot({ strategyId, clientOid }, session, rooms, { action: 'edit', edit: { kind: 'signal', edit: { mapping } } });
    return told instanceof Refusal ? told : { ...reading, outcome: told.outcome };
  },
);
