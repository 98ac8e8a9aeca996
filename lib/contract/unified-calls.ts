// Every call about unified accounts: a part of the registry.
import type { AnyCall } from './call.ts';
import { getUnifiedAccount } from './calls/v1/unified/account/overview.ts';
import { switchAccountMode } from './calls/v1/unified/account/switch.ts';

export const unifiedCalls = [getUnifiedAccount, switchAccountMode] as const satisfies readonly AnyCall[];
