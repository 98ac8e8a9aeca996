// Lists the operators that have or had a key of their own.
import { getOperatorKeys } from '#lib/contract/calls/v1/operator/keys/list.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

export const serveGetOperatorKeys = serveOperator(getOperatorKeys, ['operatorKeys'], null, async (_request, { operatorKeys }) => ({
  list: (await operatorKeys.list()).map(({ name, createdAtMs, revokedAtMs }) => ({
    operator: name,
    createTimeMs: createdAtMs,
    revokeTimeMs: revokedAtMs,
  })),
}));
