// Leaves demo trading.
import { leavePaper } from '#lib/contract/calls/paptrading/switchReal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { switchMode } from '../access/switch-mode.ts';

export const serveLeavePaper = serveUser(leavePaper, ['accounts', 'paperRooms', 'cookies'], (_request, session, visit) =>
  switchMode(session, visit, 'live'),
);
