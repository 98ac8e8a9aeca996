// Enters demo trading.
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { enterUnifiedPaper } from '#server/http/paper/enter-unified-paper.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { switchMode } from '#server/http/paper/switch-mode.ts';

export const serveEnterPaper = serveUser(enterPaper, ['accounts', 'paperRooms', 'cookies'], ({ unified }, session, visit) =>
  unified ? enterUnifiedPaper(session, visit) : switchMode(session, visit, 'paper'),
);
