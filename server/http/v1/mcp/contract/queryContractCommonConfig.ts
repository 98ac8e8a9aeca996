// Tells what the contracts of a line share.
import { getContractCommonConfig } from '#lib/contract/calls/v1/mcp/contract/queryContractCommonConfig.ts';
import { contractLineKeys, contractLines, isDemoLine } from '#lib/contract/contract-lines.ts';
import { openOrderLimit } from '#server/engine/accounts/account.ts';
import { callbackPpm } from '#server/engine/plans/kinds/trailing/trailing-plan.ts';
import { openPlanLimit } from '#server/engine/plans/plan.ts';
import { contractShare, liveContracts } from '#server/answers/contracts/contract-market.ts';
import { servePublic } from '#server/http/serving/serve.ts';

/** The limit of the calls that take several orders. */
const batchLimit = 40;

export const serveContractCommonConfig = servePublic(
  getContractCommonConfig,
  ['listings', 'now'],
  ({ businessLine }, { listings, now }) => ({
    openOrderLimit,
    openPlanLimit,
    batchLimit,
    minCallbackRate: contractShare(callbackPpm.min),
    maxCallbackRate: contractShare(callbackPpm.max),
    lines: contractLineKeys
      .filter((key) => businessLine === undefined || contractLines[key] === businessLine)
      .flatMap((key) => {
        const line = contractLines[key];
        const live = liveContracts(listings, line, now());
        const [first] = live;
        if (first === undefined) return [];
        return [
          {
            businessLine: line,
            key,
            isDemo: isDemoLine(line),
            form: first.contract.form,
            quoteCoin: first.quote,
            marginCoins: [...new Set(live.map(({ contract }) => contract.margin))],
          },
        ];
      }),
  }),
);
