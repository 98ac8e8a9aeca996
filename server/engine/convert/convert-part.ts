// The part of the core about coins against coins, with the venue's own account.
import type { Part } from '../part.ts';
import type { ConvertCommand } from './convert-command.ts';
import { convertCommands } from './convert-commands.ts';
import { convertDue } from './expire-convert-orders.ts';
import { convertImage } from './convert-image.ts';
import { convertViews } from './convert-views.ts';

export const convertPart = {
  commands: convertCommands,
  image: convertImage,
  // The holds of its orders are checked with all that is held, by wallets.
  invariants: [],
  views: convertViews,
  due: convertDue,
} satisfies Part<ConvertCommand>;
