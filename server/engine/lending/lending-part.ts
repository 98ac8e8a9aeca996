// The part of the core about borrowed money: margin wallets, loans and interest.
import type { Part } from '../part.ts';
import { brokenLending } from './broken-lending.ts';
import { interestDue } from './interest.ts';
import type { MarginCommand } from './margin-command.ts';
import { marginCommands } from './margin-commands.ts';
import { lendingImage } from './margin-image.ts';
import { marginViews } from './margin-views.ts';

export const lendingPart = {
  commands: marginCommands,
  image: lendingImage,
  invariants: [brokenLending],
  views: marginViews,
  due: interestDue,
} satisfies Part<MarginCommand>;
