// Lists the login history.
import { getLogins } from '#lib/contract/calls/v1/user/security/logins/list.ts';
import { pageEnd, usualPage } from '#server/answers/lists/paging.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveLogins = serveUser(
  getLogins,
  ['security'],
  async ({ idLessThan, pageSize: limit = usualPage }, { userId }, { security }) => {
    const before = idLessThan === undefined ? undefined : Number.parseInt(idLessThan, 10);
    const logins = await security.history.list(userId, before, limit);
    const list = logins.map(({ loginId, atMs, address, device, method, result }) => ({
      loginId: String(loginId),
      timeMs: atMs,
      address,
      device,
      method,
      result,
    }));
    return { list, nextId: pageEnd(list, limit, (login) => login.loginId) };
  },
);
