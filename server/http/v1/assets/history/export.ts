// Sends every movement of the user's money as a file, a piece at a time: nothing is gathered in memory, however much there is.
import { exportMovements, type ExportFormat } from '#lib/contract/calls/v1/assets/history/export.ts';
import type { Movement } from '#lib/contract/history/movement.ts';
import { FileAnswer } from '#server/answers/lists/file-answer.ts';
import { nameOthers } from '#server/answers/wallets/name-others.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import type { MovementPage, MovementReader } from '#server/projections/ledger/create-movement-reader.ts';
import type { SharedRooms } from '#server/answers/rooms.ts';
import type { Session } from '#server/services/accounts/accounts.ts';

const pageRows = 1000;

const columns: readonly (readonly [head: string, of: (row: Movement) => string])[] = [
  ['id', ({ id }) => id],
  ['time', ({ timeMs }) => new Date(timeMs).toISOString()],
  ['account', ({ account }) => account],
  ['coin', ({ coin }) => coin],
  ['cause', ({ cause }) => cause],
  ['amount', ({ amount }) => amount],
  ['availableChange', ({ availableChange }) => availableChange],
  ['frozenChange', ({ frozenChange }) => frozenChange],
  ['availableAfter', ({ availableAfter }) => availableAfter],
  ['frozenAfter', ({ frozenAfter }) => frozenAfter],
  ['orderId', ({ orderId }) => orderId],
  ['otherAccount', ({ otherAccount }) => otherAccount ?? ''],
  ['otherUser', ({ otherUser }) => otherUser?.userId ?? ''],
];

/** Numbers, codes and ids alone: nothing that would have to be quoted, and nothing that a spreadsheet would run. */
const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

const lineOf: Readonly<Record<ExportFormat, (row: Movement) => string>> = {
  csv: (row) => csvLine(columns.map(([, of]) => of(row))),
  jsonl: (row) => `${JSON.stringify(row)}\n`,
};

/** Newest first. What happens while it is read is not in it: pages go on from the last row. */
async function* chunks(
  reader: MovementReader,
  accountOwners: SharedRooms['accountOwners'],
  session: Session,
  page: MovementPage,
  format: ExportFormat,
): AsyncGenerator<string> {
  if (format === 'csv') yield `\uFEFF${csvLine(columns.map(([head]) => head))}`;
  for (let before: string | null | undefined; before !== null;) {
    const { list, nextId } = await reader.list(session.accountId, before === undefined ? page : { ...page, before });
    yield (await nameOthers(accountOwners, session, list)).map(lineOf[format]).join('');
    before = nextId;
  }
}

const mediaTypes: Readonly<Record<ExportFormat, string>> = { csv: 'text/csv; charset=utf-8', jsonl: 'application/x-ndjson; charset=utf-8' };

export const serveExportMovements = serveUser(
  exportMovements,
  ['accountOwners', 'client', 'listings', 'projections', 'now'],
  async (request, session, { accountOwners, client, listings, projections, now }) => {
    const { coin, account, businessLine: line, kind, startTime: fromMs, endTime: toMs, format } = request;
    if (coin !== undefined && listings.assetOf(coin) === undefined) return refuse('unknownCoin', { coin });
    await projections.caughtUp(client.status().sequence);
    const page = { coin, account, line, kinds: kind === undefined ? undefined : [kind], fromMs, toMs, limit: pageRows };
    const name = `meridian-movements-${new Date(now()).toISOString().slice(0, 10)}.${format}`;
    return new FileAnswer(name, mediaTypes[format], chunks(projections.movements, accountOwners, session, page, format));
  },
);
