// Sends everything that the user has converted as a file, a piece at a time.
import { exportConversions } from '#lib/contract/calls/v1/spot/convert/record/export.ts';
import type { ExportFormat } from '#lib/contract/calls/v1/assets/history/export.ts';
import type { Conversion } from '#lib/contract/money/convert.ts';
import { toConversion } from '#server/answers/wallets/convert-words.ts';
import { FileAnswer } from '#server/answers/lists/file-answer.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import type { Visit } from '#server/answers/rooms.ts';
import type { ConversionPage } from '#server/projections/conversions/create-conversion-reader.ts';

const pageRows = 1000;

const columns: readonly (readonly [head: string, of: (row: Conversion) => string])[] = [
  ['id', ({ id }) => id],
  ['time', ({ timeMs }) => new Date(timeMs).toISOString()],
  ['kind', ({ kind }) => kind],
  ['fromCoin', ({ fromCoin }) => fromCoin],
  ['fromCoinSize', ({ fromCoinSize }) => fromCoinSize],
  ['toCoin', ({ toCoin }) => toCoin],
  ['toCoinSize', ({ toCoinSize }) => toCoinSize],
  ['cnvtPrice', ({ cnvtPrice }) => cnvtPrice],
  ['fee', ({ fee }) => fee],
  ['traceId', ({ traceId }) => traceId],
  ['orderId', ({ orderId }) => orderId],
];

/** Numbers, codes and ids alone: nothing that would have to be quoted, and nothing that a spreadsheet would run. */
const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

const lineOf: Readonly<Record<ExportFormat, (row: Conversion) => string>> = {
  csv: (row) => csvLine(columns.map(([, of]) => of(row))),
  jsonl: (row) => `${JSON.stringify(row)}\n`,
};

/** Newest first. What happens while it is read is not in it: pages go on from the last row. */
async function* chunks(
  { projections, listings }: Pick<Visit, 'projections' | 'listings'>,
  accountId: number,
  page: ConversionPage,
  format: ExportFormat,
): AsyncGenerator<string> {
  if (format === 'csv') yield `\uFEFF${csvLine(columns.map(([head]) => head))}`;
  for (let before: string | null | undefined; before !== null;) {
    const { list, nextId } = await projections.conversions.list(accountId, before === undefined ? page : { ...page, before });
    yield list.map((row) => lineOf[format](toConversion(row, listings))).join('');
    before = nextId;
  }
}

const mediaTypes: Readonly<Record<ExportFormat, string>> = { csv: 'text/csv; charset=utf-8', jsonl: 'application/x-ndjson; charset=utf-8' };

export const serveExportConversions = serveUser(
  exportConversions,
  ['client', 'listings', 'projections', 'now'],
  async (request, { accountId }, visit) => {
    const { client, listings, projections, now } = visit;
    const { coin, startTime: fromMs, endTime: toMs, format } = request;
    const asset = coin === undefined ? undefined : listings.assetOf(coin);
    if (coin !== undefined && asset === undefined) return refuse('unknownCoin', { coin });
    await projections.caughtUp(client.status().sequence);
    const page = { assetId: asset?.assetId, fromMs, toMs, limit: pageRows };
    const name = `meridian-conversions-${new Date(now()).toISOString().slice(0, 10)}.${format}`;
    return new FileAnswer(name, mediaTypes[format], chunks(visit, accountId, page, format));
  },
);
