// The commands about unified accounts: their bytes, and what each does.
import { AccountMode } from '#lib/contract/enums.ts';
import { listOf } from '../codec/choices.ts';
import { choice, commandOf, listed, whole, type Field } from '../codec/fields.ts';
import type { CommandEntries } from '../command-entry.ts';
import { setUnifiedTerms, switchAccountMode } from './switching/switch-account-mode.ts';
import type { UnifiedCommand } from './unified-command.ts';

/** Choices on disk are their places in this list: never reorder, only append. */
const modes = listOf<AccountMode>()([AccountMode.classic, AccountMode.basic, AccountMode.advanced]);

/** A coin and how much of it may be owed without interest. */
const freeDebt: Field<readonly [number, number]> = {
  write: ([assetId, units], out) => {
    out.whole(assetId);
    out.whole(units);
  },
  read: (from) => [from.whole(), from.whole()],
};

export const unifiedCommands: CommandEntries<UnifiedCommand> = {
  'switch-account-mode': {
    kind: 70,
    ...commandOf('switch-account-mode', { accountId: whole, mode: choice(modes) }),
    handle: switchAccountMode,
  },
  'set-unified-terms': {
    kind: 71,
    ...commandOf('set-unified-terms', { minEquityUnits: whole, interestFree: listed(freeDebt) }),
    handle: setUnifiedTerms,
  },
};
