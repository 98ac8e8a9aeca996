// Tells the last seven days of each kind of bots with its usual terms.
import { getBotWeeks } from '#lib/contract/calls/v1/trigger/strategy/backtest/weeks.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveBotWeeks = servePublic(getBotWeeks, ['weeks'], async (_request, { weeks }) => {
  const { list, pending } = weeks.now();
  return { list: [...list], pending };
});
