// Lets all bots of the user rest.
import { newClientId } from '#lib/contract/client-id.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { pauseAllStrategies } from '#lib/contract/calls/v1/trigger/strategy/pauseAll.ts';
import { errorMessage } from '#lib/contract/wire/error-answers.ts';
import { errorCodes, successCode } from '#lib/contract/errors.ts';
import { serveUser } from '#server/http/serving/serve.ts';

const over: readonly BotState[] = [BotState.stopping, BotState.stopped, BotState.paused];

export const servePauseAllStrategies = serveUser(pauseAllStrategies, ['bots'], async (_request, { accountId }, { bots }) => {
  const running = bots.of(accountId).filter(({ state }) => !over.includes(state));
  const list = await Promise.all(
    running.map(async ({ strategyId }) => {
      const said = await bots.tell(accountId, strategyId, newClientId(), { action: 'pause' });
      const refused = 'refused' in said ? said : null;
      return {
        strategyId: String(strategyId),
        code: refused === null ? successCode : errorCodes[refused.refused],
        msg: refused === null ? 'success' : errorMessage(refused.refused, refused.params),
        outcome: 'outcome' in said ? said.outcome : null,
      };
    }),
  );
  return { list };
});
