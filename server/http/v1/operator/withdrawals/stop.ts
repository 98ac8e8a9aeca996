// Stops all withdrawals, or lets them go on.
import { stopWithdrawals } from '#lib/contract/calls/v1/operator/withdrawals/stop.ts';
import { refuseField } from '#server/answers/refusal/refusal.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

export const serveStopWithdrawals = serveOperator(
  stopWithdrawals,
  ['withdrawalStop', 'withdrawals', 'operator'],
  async (_request, { withdrawalStop }) => ({ stopped: await withdrawalStop.current() }),
  async ({ stopped, reason }, { withdrawalStop, withdrawals, operator }) => {
    if (stopped && reason === '') return refuseField('reason', 'must say why');
    if (stopped) await withdrawalStop.stop(operator, reason);
    else {
      await withdrawalStop.lift();
      await withdrawals.tick();
    }
    return { stopped };
  },
);
