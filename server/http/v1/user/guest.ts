// Lets a visitor in as a guest, with play money to begin with.
import { enterAsGuest } from '#lib/contract/calls/v1/user/guest.ts';
import { beginAsUsual } from '#server/answers/paper/paper-funds.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveEnterAsGuest = servePublic(
  enterAsGuest,
  ['accounts', 'caller', 'paperRooms', 'setCookies'],
  async (_request, { accounts, caller, paperRooms, setCookies }) => {
    const rooms = await paperRooms();
    if (rooms instanceof Refusal) return rooms;
    const entered = await accounts.enterAsGuest(caller);
    if (entered === null) return refuse('guestLimit');
    const refused = await beginAsUsual(entered.session.accountId, rooms);
    if (refused !== null) return refused;
    setCookies(entered.setCookies);
    return { userId: entered.session.userId, userName: entered.session.userName };
  },
);
