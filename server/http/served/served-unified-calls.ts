// The calls about unified accounts that are served: a part of all served calls.
import type { Served } from '../serving/serve.ts';
import { serveUnifiedAccount } from '../v1/unified/account/overview.ts';
import { serveSwitchAccountMode } from '../v1/unified/account/switch.ts';

export const servedUnifiedCalls: readonly Served[] = [serveUnifiedAccount, serveSwitchAccountMode];
