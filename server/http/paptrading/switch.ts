// Enters demo trading.
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { enterUnifiedPaper } from '#server/http/enter-unified-paper.ts';
import { serveUser } from '#server/http/serve.ts';
import { switchMode } from '#server/http/switch-mode.ts';

export const serveEnterPaper = serveUser(enterPaper, ({ unified }, session, visit) =>
  unified ? enterUnifiedPaper(session, visit) : switchMode(session, visit, 'paper'),
);
