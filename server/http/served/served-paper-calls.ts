// The calls about demo trading, as they are served.
import { serveEnterPaper } from '../paptrading/switch.ts';
import { serveLeavePaper } from '../paptrading/switchReal.ts';
import { serveStartPaperOver } from '../paptrading/startOver.ts';
import { serveTopUpPaper } from '../paptrading/topUp.ts';
import type { Served } from '../serving/serve.ts';
import { serveToggleMode } from '../sub/switchTradeDemo.ts';
import { serveEnterAsGuest } from '../v1/user/guest.ts';
import { serveChooseMode } from '../v1/user/sub/switchLoginDemo.ts';

export const servedPaperCalls: readonly Served[] = [
  serveEnterPaper,
  serveLeavePaper,
  serveToggleMode,
  serveChooseMode,
  serveTopUpPaper,
  serveStartPaperOver,
  serveEnterAsGuest,
];
