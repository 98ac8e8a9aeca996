// The part of the core about accounts in which everything stands behind everything.
import type { Part } from '../part.ts';
import { brokenUnified } from './broken-unified.ts';
import type { UnifiedCommand } from './unified-command.ts';
import { unifiedCommands } from './unified-commands.ts';
import { unifiedImage } from './unified-image.ts';
import { unifiedViews } from './unified-views.ts';

export const unifiedPart = {
  commands: unifiedCommands,
  image: unifiedImage,
  invariants: [brokenUnified],
  views: unifiedViews,
  due: null,
} satisfies Part<UnifiedCommand>;
