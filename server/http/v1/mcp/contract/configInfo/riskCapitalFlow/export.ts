// Sends how the insurance fund came to what it has of a coin as a file: every day (UTC) on which it moved, newest first.
import { exportInsuranceFlow } from '#lib/contract/calls/v1/mcp/contract/configInfo/riskCapitalFlow/export.ts';
import { csvFile } from '#server/answers/lists/csv-file.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import type { InsuranceReader } from '#server/projections/insurance/create-insurance-reader.ts';

const head = ['coin', 'day', 'change', 'amountAfter'];

async function* pages(reader: Pick<InsuranceReader, 'flow'>, coin: string) {
  for (let before: string | undefined; ;) {
    const { list, nextId } = await reader.flow('day', { coin, before });
    yield list.map((day) => [day.coin, new Date(day.timeMs).toISOString().slice(0, 10), day.amount, day.amountAfter]);
    if (nextId === null) return;
    before = nextId;
  }
}

/** A coin that the fund never had exports the heading alone. */
export const serveExportInsuranceFlow = servePublic(exportInsuranceFlow, ['projections'], ({ coin }, { projections }) =>
  csvFile('insurance-fund', head, pages(projections.insurance, coin)),
);
