// The commands of unified accounts as the journal keeps them.
import { AccountMode } from '#lib/contract/enums.ts';
import type { ByteReader, ByteWriter } from '../byte-writer.ts';
import { listOf, pick, placeOf } from '../choices.ts';
import { Kind } from '../command-kinds.ts';
import type { UnifiedCommand } from './unified-command.ts';

/** Choices on disk are their places in this list: never reorder, only append. */
const modes = listOf<AccountMode>()([AccountMode.classic, AccountMode.basic, AccountMode.advanced]);

export function encodeUnifiedCommand(command: UnifiedCommand, out: ByteWriter): void {
  if (command.type === 'switch-account-mode') {
    out.byte(Kind.switchAccountMode);
    out.whole(command.accountId);
    out.byte(placeOf(modes, command.mode));
    return;
  }
  out.byte(Kind.setUnifiedTerms);
  out.whole(command.minEquityUnits);
  out.byte(command.interestFree.length);
  for (const [assetId, units] of command.interestFree) for (const value of [assetId, units]) out.whole(value);
}

/** null: a kind that is not about unified accounts. */
export function decodeUnifiedCommand(kind: number, from: ByteReader): UnifiedCommand | null {
  if (kind === Kind.switchAccountMode) return { type: 'switch-account-mode', accountId: from.whole(), mode: pick(modes, from.byte()) };
  if (kind !== Kind.setUnifiedTerms) return null;
  return {
    type: 'set-unified-terms',
    minEquityUnits: from.whole(),
    interestFree: Array.from({ length: from.byte() }, () => [from.whole(), from.whole()] as const),
  };
}
