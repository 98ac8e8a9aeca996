// The part of the core about accounts that lead and the accounts that follow them.
import type { Part } from '../part.ts';
import { brokenLeading } from './broken-leading.ts';
import type { LeadingCommand } from './leading-command.ts';
import { leadingCommands } from './leading-commands.ts';
import { leadingImage } from './leading-image.ts';
import { leadingViews } from './leading-views.ts';

export const leadingPart = {
  commands: leadingCommands,
  image: leadingImage,
  invariants: [brokenLeading],
  views: leadingViews,
  due: null,
} satisfies Part<LeadingCommand>;
