// The commands about unified accounts: their bytes, and what each does.
import { AccountMode } from '#lib/contract/enums.ts';
import { listOf, pick, placeOf } from '../codec/choices.ts';
import type { CommandEntries } from '../command-entry.ts';
import { setUnifiedTerms, switchAccountMode } from './switch-account-mode.ts';
import type { UnifiedCommand } from './unified-command.ts';

/** Choices on disk are their places in this list: never reorder, only append. */
const modes = listOf<AccountMode>()([AccountMode.classic, AccountMode.basic, AccountMode.advanced]);

export const unifiedCommands: CommandEntries<UnifiedCommand> = {
  'switch-account-mode': {
    kind: 70,
    write: ({ accountId, mode }, out) => {
      out.whole(accountId);
      out.byte(placeOf(modes, mode));
    },
    read: (from) => ({ type: 'switch-account-mode', accountId: from.whole(), mode: pick(modes, from.byte()) }),
    handle: switchAccountMode,
  },
  'set-unified-terms': {
    kind: 71,
    write: ({ minEquityUnits, interestFree }, out) => {
      out.whole(minEquityUnits);
      out.byte(interestFree.length);
      for (const [assetId, units] of interestFree) for (const value of [assetId, units]) out.whole(value);
    },
    read: (from) => ({
      type: 'set-unified-terms',
      minEquityUnits: from.whole(),
      interestFree: Array.from({ length: from.byte() }, () => [from.whole(), from.whole()] as const),
    }),
    handle: setUnifiedTerms,
  },
};
