// Goes to the world that is named.
import { chooseMode } from '#lib/contract/calls/v1/user/sub/switchLoginDemo.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { switchMode } from '#server/http/access/switch-mode.ts';

export const serveChooseMode = serveUser(chooseMode, ['accounts', 'paperRooms', 'cookies'], ({ demo }, session, visit) =>
  switchMode(session, visit, demo ? 'paper' : 'live'),
);
