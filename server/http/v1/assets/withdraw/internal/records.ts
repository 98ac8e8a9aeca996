// Lists what the user has sent to other users and got from them.
import { getInternalTransfers } from '#lib/contract/calls/v1/assets/withdraw/internal/records.ts';
import { internalTransferAnswer } from '#server/answers/wallets/internal-transfer-answer.ts';
import { pageEnd, usualPage } from '#server/answers/lists/paging.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveInternalTransfers = serveUser(
  getInternalTransfers,
  ['accounts', 'internalTransfers', 'listings'],
  async ({ idLessThan, pageSize: limit = usualPage }, { userId }, { accounts, internalTransfers, listings }) => {
    const before = idLessThan === undefined ? undefined : Number.parseInt(idLessThan, 10);
    const rows = await internalTransfers.page(userId, { before, limit });
    const others = new Set(rows.map((row) => (row.userId === userId ? row.toUserId : row.userId)));
    const emails = new Map(await Promise.all([...others].map(async (id) => [id, await accounts.emailOf(id)] as const)));
    const list = rows.map((row) =>
      internalTransferAnswer(row, userId, emails.get(row.userId === userId ? row.toUserId : row.userId) ?? '', listings),
    );
    return { list, nextId: pageEnd(list, limit, (row) => row.transferId) };
  },
);
