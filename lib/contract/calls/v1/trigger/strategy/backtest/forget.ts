// Keep a backtest no longer.
import { keptId } from '#lib/contract/bots/backtest-run.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';

export const forgetBacktest = defineCall({
  name: 'forgetBacktest',
  path: 'v1/trigger/strategy/backtest/forget',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing({ keptId }),
  response: nothing,
  errors: ['unknownBacktest'],
});
