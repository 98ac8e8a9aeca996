// Lists what operators did.
import { getOperatorCalls } from '#lib/contract/calls/v1/operator/calls/list.ts';
import { usualPage } from '#server/answers/lists/paging.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

export const serveGetOperatorCalls = serveOperator(
  getOperatorCalls,
  ['operatorCalls'],
  null,
  async ({ operator, before, pageSize = usualPage }, { operatorCalls }) => ({
    list: (await operatorCalls.list({ operator, before, limit: pageSize })).map(({ callId, atMs, ...row }) => ({
      number: callId,
      timeMs: atMs,
      ...row,
    })),
  }),
);
