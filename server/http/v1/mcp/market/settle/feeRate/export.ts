// Sends every funding rate that a perpetual was settled at as a file, newest first, a stretch of time at once.
import { exportSettledFunding } from '#lib/contract/calls/v1/mcp/market/settle/feeRate/export.ts';
import { csvFile } from '#server/answers/lists/csv-file.ts';
import { findContract } from '#server/answers/market/find-market.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import type { FundingReader } from '#server/projections/funding/create-funding-reader.ts';

const head = ['contract', 'settledAt', 'fundingRate', 'markPrice'];

async function* pages(reader: Pick<FundingReader, 'settled'>, symbolId: string, untilMs: number) {
  for (let toMs = untilMs; ;) {
    const slots = await reader.settled(symbolId, 0, toMs);
    const oldest = slots.at(-1);
    if (oldest === undefined) return;
    yield slots.map((slot) => [slot.symbolId, new Date(slot.settleTimeMs).toISOString(), slot.fundingRate, slot.markPrice]);
    toMs = oldest.settleTimeMs - 1;
  }
}

export const serveExportSettledFunding = servePublic(
  exportSettledFunding,
  ['listings', 'projections', 'now'],
  ({ symbolId }, { listings, projections, now }) => {
    const market = findContract(listings, symbolId);
    return market instanceof Refusal ? market : csvFile(`funding-${market.symbol}`, head, pages(projections.funding, market.symbol, now()));
  },
);
