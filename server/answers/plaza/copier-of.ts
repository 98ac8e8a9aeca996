// The user who wants to copy a strategy: whatever account he acts by, he pays once, and nothing for what is his own.
import type { AccountId } from '#server/engine/ids.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import type { Copier } from '#server/services/plaza/plaza.ts';
import type { Rooms } from '../rooms.ts';

/** `authorId`: the account whose strategy it is. */
export async function copierOf(session: Session, authorId: AccountId, { accounts }: Pick<Rooms, 'accounts'>): Promise<Copier> {
  const { mode } = session;
  const mainId = session.mainAccount?.userId ?? session.userId;
  const [subscriberId, authorUser] = [await accounts.accountOf(mainId, mode), await accounts.ownerOf(authorId, mode)];
  const isAuthor = authorUser !== null && (authorUser === mainId || (await accounts.subAccounts.find(mainId, authorUser)) !== null);
  return { subscriberId, isAuthor };
}
