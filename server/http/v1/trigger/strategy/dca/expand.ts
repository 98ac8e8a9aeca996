// Gives a martingale more orders, and the funds for them.
import { createHash } from 'node:crypto';

import { newClientId } from '#lib/contract/client-id.ts';
import { expandDca } from '#lib/contract/calls/v1/trigger/strategy/dca/expand.ts';
import { addBotFunds } from '#server/answers/bots/move-bot-funds.ts';
import { tellBotToOpen } from '#server/answers/bots/tell-bot-to-open.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

/** The other of the two things that the bot is told has a name that follows from the first one's: it may be as long as a name can be. */
const secondName = (name: string): string => `!${createHash('sha256').update(name).digest('hex').slice(0, 60)}`;

export const serveExpandDca = serveUser(
  expandDca,
  ['bots', 'newReference', 'listings', 'now', 'refusalToOpen'],
  async (request, session, rooms) => {
    const { strategyId, maxAppendCount, investAmount, clientOid = newClientId() } = request;
    const added =
      investAmount === undefined
        ? null
        : await addBotFunds({ strategyId, clientOid: secondName(clientOid), amount: investAmount }, session, rooms);
    if (added instanceof Refusal) return added;
    const edited = await tellBotToOpen({ strategyId, clientOid }, session, rooms, {
      action: 'edit',
      edit: { kind: 'martingale', edit: { maxOrders: maxAppendCount } },
    });
    return edited instanceof Refusal || added?.outcome !== 'waits' ? edited : { ...edited, outcome: added.outcome };
  },
);
