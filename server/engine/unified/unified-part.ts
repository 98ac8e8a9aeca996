// The part of the core about accounts in which everything stands behind everything.
import type { AccountId } from '../ids.ts';
import type { Part } from '../part.ts';
import { once, perAccount, view } from '../view.ts';
import { brokenUnified } from './broken-unified.ts';
import type { UnifiedCommand } from './unified-command.ts';
import { unifiedCommands } from './unified-commands.ts';
import { unifiedImage } from './unified-image.ts';
import { unifiedTermsView, unifiedView } from './unified-view.ts';

/** The views of unified accounts. */
const unifiedViews = {
  /** The state of a unified account, or the refusals of becoming one; null for an unknown account. */
  unified: view(({ state }, accountId: AccountId) => unifiedView(state, accountId), perAccount),
  unifiedTerms: view(({ state }) => unifiedTermsView(state), once),
};

export const unifiedPart = {
  commands: unifiedCommands,
  image: unifiedImage,
  invariants: [brokenUnified],
  views: unifiedViews,
  due: null,
} satisfies Part<UnifiedCommand>;
