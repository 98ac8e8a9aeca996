// Tells how the insurance fund came to what it has.
import { getInsuranceFlow } from '#lib/contract/calls/v1/mcp/contract/configInfo/riskCapitalFlowV2.ts';
import { usualPage } from '#server/answers/lists/paging.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveInsuranceFlow = servePublic(
  getInsuranceFlow,
  ['projections'],
  async ({ coin, by = 'day', idLessThan: before, pageSize: limit = usualPage }, { projections }) => {
    const { list, nextId } = await projections.insurance.flow(by, { coin, before, limit });
    return { list: [...list], nextId };
  },
);
