// Every call about demo trading: a part of the registry.
import type { AnyCall } from './call.ts';
import { enterPaper } from './calls/paptrading/switch.ts';
import { leavePaper } from './calls/paptrading/switchReal.ts';
import { startPaperOver } from './calls/paptrading/startOver.ts';
import { topUpPaper } from './calls/paptrading/topUp.ts';
import { toggleMode } from './calls/sub/switchTradeDemo.ts';
import { enterAsGuest } from './calls/v1/user/guest.ts';
import { chooseMode } from './calls/v1/user/sub/switchLoginDemo.ts';

export const paperCalls = [
  enterPaper,
  leavePaper,
  toggleMode,
  chooseMode,
  topUpPaper,
  startPaperOver,
  enterAsGuest,
] as const satisfies readonly AnyCall[];
