// Enters demo trading.
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { enterUnifiedPaper } from '../access/enter-unified-paper.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { switchMode } from '../access/switch-mode.ts';

export const serveEnterPaper = serveUser(enterPaper, ['accounts', 'paperRooms', 'cookies'], ({ unified }, session, visit) =>
  unified ? enterUnifiedPaper(session, visit) : switchMode(session, visit, 'paper'),
);
