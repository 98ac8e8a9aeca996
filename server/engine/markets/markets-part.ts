// The part of the core about what is listed: coins and markets.
import type { Part } from '../part.ts';
import type { MarketCommand } from './market-command.ts';
import { marketCommands } from './market-commands.ts';
import { marketImage } from './market-image.ts';
import { marketViews } from './market-views.ts';

export const marketsPart = {
  commands: marketCommands,
  image: marketImage,
  invariants: [],
  views: marketViews,
  due: null,
} satisfies Part<MarketCommand>;
