// The part of the core about accounts that belong to accounts, by which bots act.
import type { Part } from '../part.ts';
import { brokenStrategies } from './broken-strategies.ts';
import type { StrategyCommand } from './strategy-command.ts';
import { strategyCommands } from './strategy-commands.ts';
import { strategyImage } from './strategy-image.ts';
import { strategyViews } from './strategy-views.ts';

export const strategiesPart = {
  commands: strategyCommands,
  image: strategyImage,
  invariants: [brokenStrategies],
  views: strategyViews,
  due: null,
} satisfies Part<StrategyCommand>;
