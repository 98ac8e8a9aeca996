// Changes the exits that a copy has in every market without settings of its own.
import { updateTrackingPlanPreset } from '#lib/contract/calls/v1/trigger/tracking/updateTrackingPlanPreset.ts';
import { findBotOfKind } from '#server/answers/bots/find-bot.ts';
import { tellBot } from '#server/answers/bots/tell-bot.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { editOfAll } from '#server/answers/tracking/copy-edits.ts';

export const serveUpdateTrackingPlanPreset = serveUser(
  updateTrackingPlanPreset,
  ['bots', 'newReference', 'listings', 'now'],
  async (request, session, rooms) => {
    const copy = findBotOfKind(rooms, session, request.strategyId, 'copy');
    if (copy instanceof Refusal) return copy;
    return tellBot(request, session, rooms, { action: 'edit', edit: { kind: 'copy', edit: editOfAll(request) } });
  },
);
