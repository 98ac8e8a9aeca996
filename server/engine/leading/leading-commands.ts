// The commands about accounts that lead: their bytes, and what each does.
import { choice, commandOf, listed, whole } from '../codec/fields.ts';
import type { CommandEntries } from '../command-entry.ts';
import { followLeader } from './follow-leader.ts';
import { leadLines } from '../accounts/leader.ts';
import type { LeadingCommand } from './leading-command.ts';
import { startLeading, stopLeading } from './start-leading.ts';

const line = choice(leadLines);

export const leadingCommands: CommandEntries<LeadingCommand> = {
  'start-leading': {
    kind: 110,
    ...commandOf('start-leading', { accountId: whole, line, familyIds: listed(whole) }),
    handle: startLeading,
  },
  'stop-leading': { kind: 111, ...commandOf('stop-leading', { accountId: whole, line }), handle: stopLeading },
  'follow-leader': {
    kind: 112,
    ...commandOf('follow-leader', { accountId: whole, strategyId: whole, leaderId: whole, line }),
    handle: followLeader,
  },
};
