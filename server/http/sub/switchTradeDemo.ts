// Goes to the other world, whichever it is.
import { toggleMode } from '#lib/contract/calls/sub/switchTradeDemo.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { switchMode } from '../access/switch-mode.ts';

export const serveToggleMode = serveUser(toggleMode, ['accounts', 'paperRooms', 'cookies'], (_request, session, visit) =>
  switchMode(session, visit, session.mode === 'paper' ? 'live' : 'paper'),
);
